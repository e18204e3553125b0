### Yak. Construir, Reabastecer, Mercado, carreta, yurta, torre, cantera, niebla, estupa, cría de yak: las palabras del juego de mesa.

yak-title = Yak
yak-tagline = Toma piedras de las carretas de los yaks y levanta una torre.

## Lo que no es como está impreso

yak-board-origin = No disponíamos de las cartas de bonificación: se conocen sus cuatro tipos, pero qué tipo tiene cada color, cuánto da y qué posiciones marca es reconstrucción nuestra; quien tenga la caja puede poner las impresas en una copia del archivo de componentes y jugar con ella: caravansary serve --data yak=ARCHIVO.

## Piedras. En femenino singular, tras «piedra» o solas: «una piedra roja», «una piedra de cristal»; .label es el color por sí solo.

yak-stone-red = roja
    .label = rojo
yak-stone-orange = naranja
    .label = naranja
yak-stone-yellow = amarilla
    .label = amarillo
yak-stone-grey = gris
    .label = gris
yak-stone-black = negra
    .label = negro
yak-stone-green = verde
    .label = verde
yak-stone-blue = azul
    .label = azul
yak-stone-purple = morada
    .label = morado
yak-stone-crystal = de cristal
    .label = cristal

## Alimentos, solos y contados

yak-food-meat = carne
yak-food-milk = leche
yak-food-bread = pan

yak-amount-meat-1 = 1 ficha de carne
yak-amount-meat-2 = 2 fichas de carne
yak-amount-meat-3 = 3 fichas de carne
yak-amount-meat-4 = 4 fichas de carne
yak-amount-meat-5 = 5 fichas de carne
yak-amount-meat-6 = 6 fichas de carne
yak-amount-meat-7 = 7 fichas de carne
yak-amount-meat-8 = 8 fichas de carne
yak-amount-milk-1 = 1 ficha de leche
yak-amount-milk-2 = 2 fichas de leche
yak-amount-milk-3 = 3 fichas de leche
yak-amount-milk-4 = 4 fichas de leche
yak-amount-milk-5 = 5 fichas de leche
yak-amount-milk-6 = 6 fichas de leche
yak-amount-milk-7 = 7 fichas de leche
yak-amount-milk-8 = 8 fichas de leche
yak-amount-bread-1 = 1 ficha de pan
yak-amount-bread-2 = 2 fichas de pan
yak-amount-bread-3 = 3 fichas de pan
yak-amount-bread-4 = 4 fichas de pan
yak-amount-bread-5 = 5 fichas de pan
yak-amount-bread-6 = 6 fichas de pan
yak-amount-bread-7 = 7 fichas de pan
yak-amount-bread-8 = 8 fichas de pan

## Carretas, tal como van en una frase

yak-cart-no_bread = la carreta sin pan
yak-cart-no_milk = la carreta sin leche
yak-cart-no_meat = la carreta sin carne
yak-cart-two_kinds = la carreta de dos tipos

## Cartas de acción

yak-card-build = Construir
yak-card-restock = Reabastecer
yak-card-market = Mercado

## Hacia dónde miran los yaks

yak-direction-clockwise = en sentido horario
yak-direction-counterclockwise = en sentido antihorario

## Fases

yak-phase-box_colour = Preparación: un color se queda en la caja
yak-phase-place_carts = Preparación: colocar las carretas
yak-phase-load_carts = Preparación: cargar las carretas
yak-phase-first_player = Preparación: quién recibe la cría de yak
yak-phase-bonus_cards = Preparación: cartas de bonificación
yak-phase-dawn = Amanecer
yak-phase-buy = Mediodía: Construir, elegir piedras
yak-phase-pay = Mediodía: Construir, pagar
yak-phase-keep = Mediodía: Construir, cargar los alimentos
yak-phase-place = Mediodía: Construir, colocar piedras
yak-phase-refill = Mediodía: rellenar la carreta
yak-phase-restock = Mediodía: Reabastecer
yak-phase-restock_draw = Mediodía: Reabastecer, sacar una piedra
yak-phase-market = Mediodía: Mercado, tomar alimentos
yak-phase-market_draw = Mediodía: Mercado, sacar piedras
yak-phase-put = Mediodía: Mercado, elegir una piedra
yak-phase-over = Fin de la partida

## Lo que se pregunta

yak-prompt-commit = Día { $day }: elige tu carta de acción; queda boca abajo hasta tu turno.
yak-prompt-buy = Elige una piedra de { $cart }. Aquí puedes gastar hasta { $budget ->
        [1] 1 alimento
       *[other] { $budget } alimentos
    }.
yak-prompt-buy-more = Elige otra piedra o termina y paga { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }. Aquí puedes gastar hasta { $budget }.
yak-prompt-pay = Paga { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    } a { $cart }; elige con qué.
yak-prompt-keep =
    { $room ->
        [one] En la carreta cabe { $room } alimento más. ¿Cuál se queda? El resto va al Mercado.
       *[other] En la carreta caben { $room } alimentos más. ¿Cuáles se quedan? El resto va al Mercado.
    }
yak-prompt-place = Coloca una piedra en tu torre. Piedras por colocar: { $stones }.
yak-prompt-restock = ¿Qué alimento tomas de tu carreta? En tu yurta hay sitio para { $room }.
yak-prompt-take =
    { $left ->
        [one] Toma un alimento del Mercado o
       *[other] Toma hasta { $left } alimentos del Mercado o
    } { $then ->
        [full] termina tu turno: en ninguna carreta cabe otra piedra.
        [closed] termina tu turno: la cantera está cerrada.
       *[draw] pasa a sacar piedras.
    }
yak-prompt-put = Elige una de las piedras sacadas y una carreta para ella. Piedras sacadas: { $stones }.

## Lo que hará y costará una acción permitida

yak-do-commit-build =
    { $can ->
        [nothing] Construir: hoy no puedes comprar nada de tu carreta.
       *[buy] Construir: compra hasta tres piedras de tu carreta y colócalas en tu torre.
    }
yak-do-commit-restock =
    { $can ->
        [food] Reabastecer: toma todos los alimentos de un tipo de tu carreta. No recibe ninguna piedra.
        [stones] Reabastecer: no hay alimentos que puedas tomar, pero tu carreta recibe una piedra.
        [nothing] Reabastecer: no hay alimentos que puedas tomar, y tu carreta no recibe ninguna piedra.
       *[both] Reabastecer: toma todos los alimentos de un tipo de tu carreta y añádele una piedra.
    }
yak-do-commit-market =
    { $can ->
        [food] Mercado: toma hasta dos alimentos. No se sacan piedras.
        [stones] Mercado: no hay alimentos que puedas tomar, pero saca tres piedras y pon una en cualquier carreta.
        [nothing] Mercado: no hay alimentos que puedas tomar y no se sacan piedras.
       *[both] Mercado: toma hasta dos alimentos, saca tres piedras y pon una en cualquier carreta.
    }
yak-do-buy =
    { $count ->
        [one] Toma la piedra { $stone }; por ahora pagas { $price ->
            [1] 1 alimento
           *[other] { $price } alimentos
        }.
       *[other] Toma también la piedra { $stone }; en total pagas { $price ->
            [1] 1 alimento
           *[other] { $price } alimentos
        }.
    }
yak-do-done-buying =
    { $count ->
        [one] Ninguna más: paga { $price ->
            [1] 1 alimento
           *[other] { $price } alimentos
        } por { $count } piedra.
       *[other] Ninguna más: paga { $price ->
            [1] 1 alimento
           *[other] { $price } alimentos
        } por { $count } piedras.
    }
yak-do-pay = Paga { $amounts }.
yak-do-keep = Para la carreta: { $amounts }; para el Mercado: { $rest }.
yak-do-place =
    { $points ->
        [one] Coloca la piedra { $stone } en { $place }; tu torre valdrá entonces { $points } punto.
       *[other] Coloca la piedra { $stone } en { $place }; tu torre valdrá entonces { $points } puntos.
    }
yak-do-restock =
    { $left ->
        [0] Toma { $amounts } para tu yurta.
       *[other] Toma { $amounts } para tu yurta y deja { $left } en la carreta.
    }
yak-do-take = Toma { $food } del Mercado.
yak-do-take-nothing =
    { $then ->
        [full] No tomes alimentos y termina tu turno: en ninguna carreta cabe otra piedra.
        [closed] No tomes alimentos y termina tu turno: la cantera está cerrada.
       *[draw] No tomes alimentos y pasa a sacar piedras.
    }
yak-do-done-taking =
    { $then ->
        [full] No tomes más alimentos y termina tu turno: en ninguna carreta cabe otra piedra.
        [closed] No tomes más alimentos y termina tu turno: la cantera está cerrada.
       *[draw] No tomes más alimentos y pasa a sacar piedras.
    }
yak-do-put = Pon la piedra { $stone } en { $cart }, que ahora está con { $seat }.
yak-do-put-own = Pon la piedra { $stone } en { $cart }, que ahora es la tuya.
yak-do-put-junction = Pon la piedra { $stone } en { $cart }, que ahora está en el cruce.

## Por qué no

yak-no-committed = Tu carta ya está en la mesa. Para elegir otra tendrías que deshacer tu elección antes de que todo el mundo haya elegido.
yak-no-wait = Espera tu turno: ahora actúa { $active }.
yak-no-turn-over = Tu turno de hoy ya ha pasado; ahora actúa { $active }.
yak-no-dawn = Al amanecer solo se elige una carta de acción.
yak-no-other-commitment = Las cartas de hoy ya están elegidas; las siguientes se eligen al amanecer.
yak-no-commitment-left = Las cartas de hoy ya están elegidas, y este es el último día.
yak-no-other-card = Has jugado { $played }; para eso necesitarías { $card }.
yak-no-step-buy = Primero elige las piedras que compras.
yak-no-step-pay = Primero paga las piedras que has comprado.
yak-no-step-keep = Primero elige qué alimentos se quedan en la carreta.
yak-no-step-take = Primero toma alimentos del Mercado o deja de tomar; después se sacan piedras.
yak-no-decline = Puedes pagar al menos una piedra, así que tienes que comprar una.
yak-no-chosen = Tus piedras ya están elegidas; ahora tienes que pagar por ellas { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }.
yak-no-keep-back = Tienes que colocar todas las piedras que has comprado; ninguna puede esperar.
yak-no-skip-restock = Tienes que tomar alimentos: elige un tipo.
yak-no-skip-put = Una de las piedras sacadas tiene que ir a una carreta.
yak-no-fourth = Como mucho puedes comprar tres piedras de una vez.
yak-no-stone-there = No queda ninguna piedra { $stone } en { $cart }.
yak-no-money = Eso costaría { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }; en esta carreta solo puedes gastar { $budget }.
yak-no-left = Una segunda o tercera piedra añade 2 alimentos al precio; un cristal, 3. Ya has pagado y { $left ->
        [0] no te queda nada
        [1] solo te queda 1
       *[other] solo te quedan { $left }
    } que puedas gastar aquí.
yak-no-paid = Ya has pagado tus piedras.
yak-no-forbidden = No puedes pagar con { $food } en { $cart }.
yak-no-price = Tienes que pagar exactamente { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }.
yak-no-such-price = Ahora no puedes comprar piedras que cuesten exactamente { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }.
yak-no-price-ever = Nada cuesta { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }: los precios van de 1 a 8.
yak-no-three-kinds = Nadie paga con tres tipos de alimento a la vez: ninguna carreta acepta más de dos.
yak-no-food = No tienes esos alimentos en tu yurta.
yak-no-keep-count = Tienes que dejar en la carreta exactamente { $room } de los alimentos pagados.
yak-no-keep-kind = No has pagado esa cantidad de { $food }.
yak-no-keep-choice = No habrá nada que elegir: lo que pagas se carga en la carreta hasta donde cabe y el resto va al Mercado.
yak-no-keep-payable = Con los alimentos que puedes pagar aquí, eso no puede quedarse en la carreta.
yak-no-keep-ever = En la carreta se queda una parte de un solo pago: al menos un alimento y nunca más de siete.
yak-no-loaded = Los alimentos que has pagado ya están en la carreta o en el Mercado.
yak-no-stone-bought = No tienes ninguna piedra { $stone } por colocar.
yak-no-filled = En { $place } ya hay una piedra.
yak-no-neighbour = En el nivel más bajo, una piedra tiene que ir junto a otra; { $place } queda demasiado lejos.
yak-no-support = Una piedra en { $place } tiene que apoyarse en dos piedras del nivel inferior.
yak-no-support-one = Una piedra en { $place } tiene que apoyarse en la piedra del nivel inferior.
yak-no-restock-food = No hay { $food } en { $cart }.
yak-no-market-food = No hay { $food } en el Mercado.
yak-no-take-late = Los alimentos se toman antes de sacar las piedras; ahora pon una de ellas en una carreta.
yak-no-room = Ahora no se sacan piedras: hay cuatro en cada carreta.
yak-no-quarry = La cantera está cerrada: ya no se sacan piedras.
yak-no-stone-in-bag = En la bolsa no hay ninguna piedra { $stone } que puedas sacar.
yak-no-such-cart = En esta partida { $cart } se queda en la caja.
yak-no-stone-drawn = No ha salido ninguna piedra { $stone }.
yak-no-cart-full = Ya hay cuatro piedras en { $cart }.

## Lo que ha pasado; quien lo hace es $name y va delante. Esa persona lee .you, y a quien se lo hacen, .to-you

yak-event-boxed = Ninguna piedra { $stone } entra en juego.
yak-event-cart = { $name } empieza con { $cart }.
    .you = Empiezas con { $cart }.
yak-event-cart-junction = La primera carreta en el cruce es { $cart }.
yak-event-first-player = { $name } recibe la cría de yak y empieza.
    .you = Recibes la cría de yak y empiezas.
yak-event-bonus = Sobre la mesa hay una carta de bonificación para el color { $colour }.
yak-event-commit = { $name } elige una carta.
    .you = Eliges una carta.
yak-event-card = { $name } ha elegido { $card }.
    .you = Has elegido { $card }.
yak-event-reveal = { $name } juega { $card }.
    .you = Juegas { $card }.
yak-event-nothing-bought = { $name } no puede pagar ninguna piedra de { $cart }.
    .you = No puedes pagar ninguna piedra de { $cart }.
yak-event-buy = { $name } elige una piedra { $stone }.
    .you = Eliges una piedra { $stone }.
yak-event-pay = { $name } paga { $amounts }.
    .you = Pagas { $amounts }.
yak-event-overflow = { $name } no puede cargarlo todo y lleva { $amounts } al Mercado.
    .you = No puedes cargarlo todo y llevas { $amounts } al Mercado.
yak-event-place = { $name } coloca una piedra { $stone } en { $place }.
    .you = Colocas una piedra { $stone } en { $place }.
yak-event-stupa = { $name } llega antes que nadie a catorce piedras y se lleva la estupa. El último día será el { $day }.
    .you = Llegas antes que nadie a catorce piedras y te llevas la estupa. El último día será el { $day }.
yak-event-stupa-late = { $name } llega antes que nadie a catorce piedras y se lleva la estupa.
    .you = Llegas antes que nadie a catorce piedras y te llevas la estupa.
yak-event-restock = { $name } toma { $amounts } de { $cart }.
    .you = Tomas { $amounts } de { $cart }.
yak-event-nothing-restocked = { $name } no toma alimentos de { $cart }.
    .you = No tomas alimentos de { $cart }.
yak-event-take = { $name } toma { $food } del Mercado.
    .you = Tomas { $food } del Mercado.
yak-event-put = { $name } pone una piedra { $stone } en { $cart }.
    .you = Pones una piedra { $stone } en { $cart }.
yak-event-return = { $name } devuelve piedras a la bolsa: { $stones }.
    .you = Devuelves piedras a la bolsa: { $stones }.
yak-event-lost = Una piedra { $stone } sale del juego con la bolsa.
yak-event-draw = { $name } saca una piedra { $stone }.
    .you = Sacas una piedra { $stone }.
yak-event-draw-fog = { $name } saca niebla.
    .you = Sacas niebla.
yak-event-turn-round = Sube la niebla: todas las carretas dan la vuelta y ahora miran { $direction }.
yak-event-load = Piedras para { $cart }: { $stones }.
yak-event-load-nothing = No hay piedras para { $cart }.
yak-event-quarry-closed = En la cantera ya no quedan piedras suficientes y cierra para siempre.
yak-event-mountain =
    { $count ->
        [one] Se coloca { $count } ficha de niebla en la montaña; ahora hay { $track }.
       *[other] Se colocan { $count } fichas de niebla en la montaña; ahora hay { $track }.
    }
yak-event-mountain-first = La montaña se llena por primera vez: vuelven a la bolsa { $count } fichas de niebla y se abre una cuarta casilla.
yak-event-mountain-second =
    { $count ->
        [0] La montaña se llena por segunda vez: las cuatro fichas de niebla se quedan allí.
        [one] La montaña se llena por segunda vez: las cuatro fichas de niebla se quedan allí y { $count } vuelve a la bolsa.
       *[other] La montaña se llena por segunda vez: las cuatro fichas de niebla se quedan allí y { $count } vuelven a la bolsa.
    }
yak-event-fog-back = La última ficha de niebla vuelve a la bolsa.
yak-event-dusk = Al atardecer, todas las carretas avanzan una parada { $direction }.
yak-event-day = { $name } tiene la cría de yak el día { $day }.
    .you = Tienes la cría de yak el día { $day }.
yak-event-last-day = { $name } tiene la cría de yak el día { $day }, el último.
    .you = Tienes la cría de yak el día { $day }, el último.
yak-event-score-group =
    { $points ->
        [one] { $name } suma { $points } punto por un grupo de { $count } de color { $colour }.
       *[other] { $name } suma { $points } puntos por un grupo de { $count } de color { $colour }.
    }
    .you =
        { $points ->
            [one] Sumas { $points } punto por un grupo de { $count } de color { $colour }.
           *[other] Sumas { $points } puntos por un grupo de { $count } de color { $colour }.
        }
yak-event-score =
    { $points ->
        [one] { $name } tiene { $points } punto en total.
       *[other] { $name } tiene { $points } puntos en total.
    }
    .you =
        { $points ->
            [one] Tienes { $points } punto en total.
           *[other] Tienes { $points } puntos en total.
        }
yak-event-over =
    { $days ->
        [one] La partida termina tras { $days } día.
       *[other] La partida termina tras { $days } días.
    } { $reason ->
        [cap] { yak-reason-cap }
       *[stupa] { yak-reason-stupa }
    }

## Por qué ha terminado la partida

yak-tie = Hay empate a puntos: decide quién tiene menos piedras en la torre.
yak-reason-stupa = Ha terminado el día siguiente al de la estupa.
    .by = { $names } se llevó la estupa: solo quedaba un día.
    .you = Te llevaste la estupa: solo quedaba un día.
yak-reason-cap = Se ha llegado al límite de días.

## Lo que hizo el azar, al principio de la prueba

yak-fair = Las carretas, quién empezaba y cada piedra sacada de la bolsa salen de un solo número, fijado antes de empezar la partida:

## La hoja de puntuación

yak-line-group = Grupo de { $size }: piedra { $stone }
yak-line-count = Número de grupos: { $count }
yak-line-unmatched = Piedras sin grupo: { $count }
yak-line-stupa = La estupa
yak-line-food = Mayoría de alimentos
yak-line-majority = Carta de bonificación, mayoría de piedras de color { $colour }
yak-line-position = Carta de bonificación, lugares marcados para el color { $colour }
yak-line-penalty = Carta de bonificación, ninguna piedra de color { $colour }

## Las pocas palabras del tablero: etiquetas para lectores de pantalla y títulos pequeños

yak-board-day = Día { $day }
yak-board-last-day = Día { $day }, el último
yak-board-world = Montaña, carretera y Mercado
yak-board-mountain = Montaña: niebla en { $track } de { $spaces } casillas. En la bolsa hay { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    }.
yak-board-quarry-closed = Montaña y cantera. La cantera está cerrada.
yak-board-market = Mercado: { $food }
yak-board-food = { $count ->
        [1] 1 ficha
       *[other] { $count } fichas
    } de { $food }
yak-board-cart = { $cart }: { $stones }; { $food }
yak-board-cart-empty = { $cart }: sin piedras; { $food }
yak-board-camp = { $name }: { $card ->
        [build] Construir
        [restock] Reabastecer
        [market] Mercado
        [hidden] carta boca abajo
       *[none] aún sin carta
    }{ $baby ->
        [yes] , tiene la cría de yak
       *[no] {""}
    }
yak-board-yurt = Yurta de { $name }
yak-board-others = Las otras yurtas
yak-board-swipe = Desliza hacia un lado para ver las otras yurtas.
yak-board-worth = Puntos de la torre
yak-board-one-stone = con una piedra más: { $points }
yak-board-one-group = con un grupo más: { $points }
yak-board-tower = { $stones ->
        [one] Torre de una piedra
       *[other] Torre de { $stones } piedras
    }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }. En la yurta: { $food }.
yak-board-take = Tomar la piedra { $stone }
yak-board-price = Precio: { $price ->
        [1] 1 alimento
       *[other] { $price } alimentos
    }
yak-board-bonus = Cartas de bonificación
yak-board-bonus-majority = Bonificación, piedra { $stone }: { $high } por la mayoría, { $low } por el segundo lugar
yak-board-bonus-position = Bonificación, piedra { $stone }: { $each } por cada piedra en un lugar marcado
yak-board-bonus-penalty = Bonificación, piedra { $stone }: pierdes { $lose } si no tienes ninguna

## Opciones

yak-option-bonus_cards = Cartas de bonificación
yak-option-bonus_cards-about = Cuántas cartas de bonificación se ponen sobre la mesa, para quien ya sabe construir; 0 es ninguna.

### Las reglas de Yak: una entrada por cada regla de docs/rules/yak.md, en su orden. El número de la clave es el de la regla:
### yak-rule-4-2 es YAK-4.2. La página se compone a partir de este archivo.

yak-rules-title = Yak: las reglas
yak-rules-minute = El juego en un minuto
yak-rules-minute-1 = Los yaks traen piedras hasta tu yurta y tú las compras con alimentos. Levanta una torre: las piedras de un mismo color que se tocan forman un grupo; cuanto más grande, más puntos, y tener muchos grupos da puntos de más.
yak-rules-minute-2 = Al amanecer, cada cual elige en secreto una de sus tres cartas. Construir compra piedras de la carreta que tienes delante, Reabastecer le quita alimentos y Mercado da alimentos y envía otra piedra a la carreta que quieras.
yak-rules-minute-3 = Al atardecer, las carretas siguen hasta la parada de al lado; la niebla de la cantera las hace dar la vuelta. Cuando alguien llega a catorce piedras, se juega un último día. Gana quien tenga más puntos.

## 1

yak-rules-section-1 = Preparación
yak-rule-1-1 = Empiezas con una yurta, tus tres cartas y tres alimentos: uno de carne, uno de leche y uno de pan.
yak-rule-1-2 = Delante de cada yurta espera una carreta. Al principio todos los yaks miran en sentido horario: la tuya irá hacia quien juega después de ti. En partidas de dos, una de las dos pasa de camino por el cruce.
yak-rule-1-3 = En partidas de cuatro se usan las cuatro carretas; en las de dos o tres, solo tres de ellas.
yak-rule-1-4 = La que sobra en ese caso es la que acepta dos tipos cualesquiera. El reglamento solo lo muestra en un dibujo; nosotros lo leemos así.
yak-rule-1-5 = En partidas de dos, la tercera carreta espera en el cruce, entre las dos yurtas.
yak-rule-1-6 = El azar decide en qué parada empieza cada carreta.
yak-rule-1-7 = La carreta de dos tipos lleva tres alimentos de cada; las demás, tres de cada tipo que aceptan. En el Mercado hay dos de cada.
yak-rule-1-8 = En partidas de dos o tres, el azar deja en la caja un color entero y, además, una piedra de cada uno de los otros y un cristal. Todo el mundo sabe qué color falta.
yak-rule-1-9 = Cada carreta recibe tres piedras de la bolsa. Las cinco fichas de niebla se meten después, así que antes del primer día no puede salir ninguna.
yak-rule-1-10 = La montaña tiene cuatro casillas para la niebla. La última está tapada de momento y las otras tres, vacías.
yak-rule-1-11 = La cría de yak indica quién empieza. En la mesa es para quien tenga más pelo; aquí decide el azar.

## 2

yak-rules-section-2 = El día
yak-rule-2-1 = El día tiene amanecer, mediodía y atardecer. Al amanecer, todo el mundo pone a la vez una de sus cartas boca abajo, sin saber qué ha elegido el resto.
yak-rule-2-2 = Puedes elegir cualquiera de las tres, aunque parezca que no te sirve. Hasta que todo el mundo haya elegido, puedes deshacer tu elección y elegir otra.
yak-rule-2-3 = A mediodía, quien tiene la cría de yak descubre su carta y hace todo lo que dice; después sigue el turno en sentido horario. Tu carta no se ve hasta que te toca.
yak-rule-2-4 = Tu carreta es la que está delante de tu yurta. Durante el mediodía ninguna cambia de parada, aunque la niebla le haga dar la vuelta.
yak-rule-2-5 = Haz de tu acción todo lo que se pueda y sáltate el resto. Si no se puede hacer nada, tu turno se acaba sin más.
yak-rule-2-6 = Tras tu acción se rellena tu carreta, si Construir la ha dejado sin piedras; luego va a la montaña la niebla que hayas sacado y le toca a la persona siguiente.
yak-rule-2-7 = Los cristales cuentan igual que las piedras de color: en las carretas, al rellenar, como apoyo en la torre, para el final de la partida y en los empates.

## 3

yak-rules-section-3 = Construir
yak-rule-3-1 = Compra una, dos o tres piedras de tu carreta, las que prefieras. También valen las que alguien haya puesto ese mismo día.
yak-rule-3-2 = Una piedra cuesta 1 alimento; dos, 3; y tres, 5.
yak-rule-3-3 = Nunca se compran más de tres piedras de una vez, aunque en la carreta haya cuatro.
yak-rule-3-4 = Cada cristal que compres cuesta 1 alimento más.
yak-rule-3-5 = Paga el precio justo con lo que haya en tu yurta. Tres de las carretas rechazan un tipo de alimento cada una; la de dos tipos los acepta todos, pero como mucho dos por compra, cristales incluidos.
yak-rule-3-6 = Por eso nunca se paga con los tres tipos a la vez, y en una carreta no hay nunca el alimento que rechaza.
yak-rule-3-7 = Puedes gastar todo lo que la carreta acepte; en la de dos tipos, solo los dos tipos de los que más tengas.
yak-rule-3-8 = Lo que pagas se carga en la carreta, donde caben nueve alimentos. Lo que ya no cabe va al Mercado; lo que había antes en la carreta se queda.
yak-rule-3-9 = Si solo cabe una parte de tu pago, tú decides qué alimentos se quedan en la carreta.
yak-rule-3-10 = Si puedes pagar aunque sea una sola piedra, tienes que comprar. Si no te llega para ninguna, Construir no hace nada.
yak-rule-3-11 = Coloca enseguida en tu torre las piedras compradas, una a una y en el orden que quieras. No puedes guardarte ninguna.
yak-rule-3-12 = Si al final de tu turno no quedan piedras en tu carreta, se sacan tres para ella. Mientras quede alguna, no se añade nada.

## 4

yak-rules-section-4 = La torre
yak-rule-4-1 = En el nivel más bajo caben cinco piedras; en los siguientes, cuatro, tres, dos y una. A partir de ahí, la torre sube de piedra en piedra.
yak-rule-4-2 = Las piedras se colocan como ladrillos: del segundo al quinto nivel, cada una se apoya en dos. Más arriba, en la única que tiene debajo.
yak-rule-4-3 = Puedes empezar en cualquiera de los cinco huecos del nivel más bajo.
yak-rule-4-4 = Las demás piedras de ese nivel van junto a las que ya están, de modo que la fila nunca tiene huecos en medio.
yak-rule-4-5 = Del segundo al quinto nivel hacen falta las dos piedras de debajo, y con eso basta. No necesita otra al lado, y tenerla no sustituye a la que falte debajo.
yak-rule-4-6 = Desde el sexto nivel basta con la piedra de debajo.
yak-rule-4-7 = Una piedra se queda donde la pones. Cualquier color puede ir en cualquier hueco libre.
yak-rule-4-8 = La torre nunca se llena: siempre hay sitio para la siguiente piedra. Pero solo con la primera puedes elegir entre cinco huecos.
yak-rule-4-9 = Para los grupos, dos piedras se tocan si son vecinas en el mismo nivel o si una se apoya en la otra.
yak-rule-4-10 = Para llenar el cuarto nivel hacen falta catorce piedras, y con catorce siempre está lleno: el quinto no se puede empezar antes.

## 5

yak-rules-section-5 = Reabastecer
yak-rule-5-1 = Elige un tipo de alimento de tu carreta y llévalo todo a tu yurta, donde caben ocho. Lo que no quepa se queda en la carreta.
yak-rule-5-2 = Solo vale un tipo que haya en la carreta, y tomas todo lo que te quepa. Si no hay alimentos o tu yurta está llena, no tomas nada.
yak-rule-5-3 = Después se saca una piedra para tu carreta, salvo que ya tenga cuatro o la cantera esté cerrada. Si no se saca nada, no puede salir niebla.

## 6

yak-rules-section-6 = Mercado
yak-rule-6-1 = Toma del Mercado hasta dos alimentos, iguales o distintos, si te caben en la yurta. También puedes no tomar ninguno.
yak-rule-6-2 = Con el Mercado vacío o la yurta llena te quedas sin alimentos, pero las piedras se sacan igual.
yak-rule-6-3 = Luego tienes que sacar tres piedras. Pon una en cualquier carreta que tenga menos de cuatro: la tuya, una ajena o la del cruce. Las otras dos vuelven a la bolsa.
yak-rule-6-4 = Si todas las carretas llevan cuatro piedras, no se saca ninguna y no puede salir niebla.
yak-rule-6-5 = Primero se sustituye toda la niebla y después eliges piedra y carreta. Lo que sacas lo ve todo el mundo.
yak-rule-6-6 = Al Mercado solo llegan alimentos nuevos cuando alguien paga más de lo que cabe en la carreta.

## 7

yak-rules-section-7 = La niebla
yak-rule-7-1 = Las piedras que toca sacar salen juntas de la bolsa. Si entre ellas hay niebla, todas las carretas dan la vuelta, la niebla se aparta y se saca otra vez lo que falta, hasta tener todas las piedras.
yak-rule-7-2 = Aunque salgan juntas dos o tres fichas de niebla, las carretas dan la vuelta una sola vez. Si al sacar lo que falta sale más, la dan de nuevo.
yak-rule-7-3 = La niebla apartada no vuelve a la bolsa hasta el final del turno, así que no puede salir otra vez antes.
yak-rule-7-4 = Al final del turno, esa niebla se coloca en la montaña, casilla a casilla. Con la tercera ficha, toda la niebla vuelve a la bolsa y se abre la cuarta casilla.
yak-rule-7-5 = La segunda vez, la montaña se llena con cuatro fichas. Esas ya no se mueven en toda la partida; si habías sacado una de más, vuelve a la bolsa.
yak-rule-7-6 = Desde entonces hay una sola ficha de niebla en la bolsa. Hace girar las carretas y se sustituye como siempre, pero al final del turno vuelve a la bolsa.
yak-rule-7-7 = La niebla no es una piedra: nunca se pone en una carreta ni en una torre.
yak-rule-7-8 = Si la bolsa se acaba antes de tiempo, te quedas con las piedras que haya; su niebla aún hace girar las carretas. La cantera cierra al momento: bolsa y niebla salen del juego, menos la de la montaña.
yak-rule-7-9 = Con la cantera cerrada ya no hay piedras nuevas, y la carreta que se vacía se queda vacía. Los alimentos se toman como antes.
yak-rule-7-10 = Si la cantera cierra durante tu Mercado, elige una de las piedras que hayan salido; si hay otra, sale del juego. Si no ha salido ninguna, no pones nada.
yak-rule-7-11 = Sacar justo las últimas piedras no cierra la cantera. Se cierra la próxima vez que haya que sacar.

## 8

yak-rules-section-8 = Atardecer
yak-rule-8-1 = Cada cual recupera su carta. La cría de yak pasa siempre a la persona siguiente en sentido horario, aunque los yaks miren hacia el otro lado.
yak-rule-8-2 = Cada carreta avanza una parada hacia donde miran los yaks. En partidas de dos, el cruce es una parada más.
yak-rule-8-3 = Al día siguiente, los yaks siguen mirando hacia el mismo lado; solo la niebla los hace girar.

## 9

yak-rules-section-9 = El final
yak-rule-9-1 = La estupa es para quien coloca antes que nadie su decimocuarta piedra, en ese mismo momento.
yak-rule-9-2 = Se termina ese día y se juega otro entero; después se cuentan los puntos. Así, todo el mundo habrá tenido los mismos turnos.
yak-rule-9-3 = Si después alguien más llega a catorce piedras, no pasa nada.
yak-rule-9-4 = El último día acaba tras el mediodía. El atardecer ya no cambiaría nada.

## 10

yak-rules-section-10 = Recuento final
yak-rule-10-1 = Un grupo son dos o más piedras de un color unidas entre sí, con cristal o sin él. Con dos piedras da 3 puntos; con tres, 6; con cuatro, 9; con cinco, 12; con seis, 16; con siete o más, 21. El cristal cuenta.
yak-rule-10-2 = Cuenta tus grupos: tres dan 4 puntos; cuatro, 8; cinco, 12; seis, 16; siete o más, 20. Dos grupos del mismo color que no están unidos cuentan por separado.
yak-rule-10-3 = Un cristal puede tomar cualquier color, pero dos cristales tuyos no pueden tomar el mismo.
yak-rule-10-4 = Se une a todo lo que toca de su color, si suma al menos dos piedras de color. Así puede ampliar un grupo, convertir piedras sueltas en grupo o hacer de dos grupos uno.
yak-rule-10-5 = El cristal que no une nada, o al que no le das color, vale 1 punto y no cambia nada más.
yak-rule-10-6 = Cada piedra sin grupo vale 1 punto, también los cristales.
yak-rule-10-7 = Los cristales toman los colores que más puntos te dan. De eso nos encargamos nosotros.
yak-rule-10-8 = La estupa te da 3 puntos, y tener más alimentos que nadie en la yurta, 2. Si hay empate, cada cual se lleva los 2.
yak-rule-10-9 = Gana quien tenga más puntos. En caso de empate, quien tenga menos piedras, cristales incluidos; y si sigue el empate, la victoria se comparte.

## 11

yak-rules-section-11 = Cartas de bonificación
yak-rule-11-1 = En esta variante, al acabar la preparación se ponen a la vista tres cartas de bonificación o, si así se acuerda, una o dos. Las del color que falta no se usan.
yak-rule-11-2 = Mayoría: quien tiene más piedras del color recibe el valor alto; quien va detrás, el bajo. Si hay empate a más, cada cual recibe el bajo y nadie más puntúa; si lo hay en segundo lugar, nada. Sin ninguna piedra no se puntúa.
yak-rule-11-3 = Lugares: por cada piedra del color que esté en un lugar marcado recibes 1 o 2 puntos, según la carta.
yak-rule-11-4 = Penalización: si en tu torre no hay ninguna piedra del color, pierdes los puntos que indica la carta.
yak-rule-11-5 = Los cristales no cuentan para estas cartas, tomen el color que tomen. Con las penalizaciones puedes quedar por debajo de cero.

## 12

yak-rules-section-12 = A la vista y oculto
yak-rule-12-1 = Todo está a la vista, así que hasta se puede contar lo que queda en la bolsa. Solo se ocultan las cartas que siguen boca abajo y lo próximo que saldrá.
yak-rule-12-2 = Nadie está obligado a construir, así que nuestras partidas se puntúan como muy tarde tras el mediodía del día 200. Difícilmente lo verás.

## Dibujos

yak-rules-picture-table = Todo listo para cuatro: una carreta con tres piedras en cada yurta, dos alimentos de cada en el Mercado y una casilla de la montaña todavía tapada.
yak-rules-picture-cards = Construir, Reabastecer y Mercado: cada amanecer eliges una.
yak-rules-picture-prices = Lo que cuestan una, dos y tres piedras. Si dos de ellas son cristales, tres piedras cuestan 7.
yak-rules-picture-carts = El cartel del yak dice qué rechaza su carreta: pan, leche o carne. Una de las cuatro lo acepta todo, pero solo dos tipos a la vez.
yak-rules-picture-places = Cuatro huecos para la próxima piedra: a los dos lados de la fila de abajo o encima de dos piedras.
yak-rules-picture-bricks = Catorce piedras llenan los cuatro primeros niveles. Después, la torre crece a razón de una piedra por nivel.
yak-rules-picture-restock = Al reabastecer puedes llevarte de esta carreta las cinco fichas de leche o las dos de pan.
yak-rules-picture-market = De las cestas tomas hasta dos alimentos. Luego, una de las tres piedras va a una carreta; aquí, la roja.
yak-rules-picture-fog = Dos fichas de niebla en la montaña. Con la tercera, toda la niebla vuelve a la bolsa y se abre la casilla tapada.
yak-rules-picture-full = La montaña se ha llenado por segunda vez: estas cuatro fichas se quedan.
yak-rules-picture-dusk = Los yaks miran en sentido horario: al atardecer, cada carreta sigue hasta la yurta siguiente.
yak-rules-picture-stupa = La primera torre con catorce piedras se lleva la estupa.
yak-rules-picture-groups = Cuatro grupos: tres de 6 puntos y uno de 3, y otros 8 puntos porque son cuatro.
yak-rules-picture-crystal = El cristal ha tomado el rojo. Toca las dos piedras rojas y las tres forman un grupo.
yak-rules-picture-bonus = Los cuatro tipos de cartas de bonificación: mayoría, lugares de 1 punto y de 2, y penalización. Los valores son nuestros, porque no conocemos los impresos.

### Las lecciones de Yak. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene tras la
### primera acción, etc.), una respuesta a otra cosa permitida y unas palabras al resolverla.

yak-lesson-tower-title = Levanta una torre
yak-lesson-tower-text = Las piedras de un mismo color que se tocan forman un grupo, y los grupos dan puntos. El nivel más bajo tiene cinco huecos; más arriba, cada piedra se apoya en otras dos.
yak-lesson-tower-task = Has comprado una piedra roja y una negra. En el nivel más bajo, una piedra va junto a otra: pon la roja al lado de la roja.
yak-lesson-tower-task-2 = Ahora, el segundo nivel: coloca la piedra negra encima de las dos negras.
yak-lesson-tower-else = Ahí se puede poner. Pero esta vez junta primero las rojas y luego coloca la negra encima de las dos negras.
yak-lesson-tower-solved = Tres piedras negras dan 6 puntos y dos rojas, 3. Cuanto más grande es un grupo, más da, hasta siete piedras.

yak-lesson-build-title = Compra piedras
yak-lesson-build-text = Con Construir compras piedras de la carreta que está delante de tu yurta: una cuesta 1 alimento; dos, 3; y tres, 5. Cada carreta rechaza un tipo de alimento; el cartel del yak dice cuál.
yak-lesson-build-task = Esta carreta no acepta pan, así que aquí puedes gastar cuatro alimentos. Elige primero una piedra azul.
yak-lesson-build-task-2 = Dos piedras cuestan 3 alimentos en total. Toma también la otra azul.
yak-lesson-build-task-3 = La próxima carreta que te llega no acepta leche. Guarda para ella una ficha de carne y paga con dos de leche y una de carne.
yak-lesson-build-else = Podrías hacerlo. Esta vez compra las dos piedras azules y págalas con dos de leche y una de carne.
yak-lesson-build-solved = Las dos piedras ya son tuyas, y con lo que has guardado te llega para otras dos en la próxima carreta. En partidas de cuatro hay además una carreta que lo acepta todo, pero como mucho dos tipos a la vez.

yak-lesson-restock-title = Toma alimentos
yak-lesson-restock-text = Cuando te quedas sin alimentos, toca Reabastecer: tomas de tu carreta todos los de un mismo tipo. En tu yurta caben ocho; lo que no quepa se queda en la carreta.
yak-lesson-restock-task = Te quedan tres alimentos. Toma la leche de tu carreta.
yak-lesson-restock-else = Se puede, pero de pan solo hay dos. Toma la leche, que hay mucha más.
yak-lesson-restock-solved = Han cabido cinco de las seis fichas de leche y tu yurta está llena. Después, tu carreta ha recibido una piedra de la bolsa: así es siempre al reabastecer, mientras tenga menos de cuatro.

yak-lesson-market-title = Ve al Mercado
yak-lesson-market-text = Con Mercado tomas hasta dos alimentos del centro. Luego sacas tres piedras y pones una en la carreta que quieras; las otras vuelven a la bolsa. Cuando todo el mundo ha jugado, cada carreta pasa a la persona siguiente.
yak-lesson-market-task = Hoy juegas en último lugar. La próxima carreta que te llega no acepta leche: toma una ficha de pan.
yak-lesson-market-task-2 = Puedes tomar otra ficha. Que sea pan otra vez.
yak-lesson-market-task-3 = Tienes tres piedras para elegir y estás reuniendo rojas. Pon la roja en la carreta que no acepta leche, porque ahora viene hacia ti.
yak-lesson-market-else = Puedes hacerlo. Pero piensa en mañana: toma dos fichas de pan y pon la piedra roja en la carreta que no acepta leche.
yak-lesson-market-solved = Las carretas han avanzado y la de las dos piedras rojas está delante de tu yurta. Nadie ha podido quitarte la tuya, porque jugabas en último lugar.

yak-lesson-day-title = Un día entero
yak-lesson-day-text = Al amanecer, cada cual elige en secreto una de sus tres cartas. A mediodía se descubren una a una, empezando por quien tiene la cría de yak. Al atardecer avanzan las carretas y cada cual recupera su carta.
yak-lesson-day-task = Los demás ya han elegido. Solo tienes un alimento, pero en tu carreta hay siete: elige Reabastecer.
yak-lesson-day-task-2 = Los demás ya han jugado y ahora se descubre tu carta. Toma el pan.
yak-lesson-day-else = Puedes hacerlo, pero lo que más te ayuda es tener alimentos. Elige Reabastecer y toma el pan.
yak-lesson-day-solved = Ya tienes seis alimentos. Las carretas han avanzado y la cría de yak ha pasado a la persona siguiente, que ahora empieza.

yak-lesson-fog-title = Niebla en la cantera
yak-lesson-fog-text = Entre las piedras de la bolsa hay cinco fichas de niebla. Cuando sacas niebla, todas las carretas dan la vuelta y al atardecer van hacia el otro lado. La niebla pasa a la montaña y en su lugar sacas otras piedras.
yak-lesson-fog-task = Hoy juegas en último lugar. Toma la leche del Mercado y mira qué sale de la bolsa.
yak-lesson-fog-task-2 = ¡Niebla! Todas las carretas han dado la vuelta, así que te llegará la que no acepta carne. Pon en ella la piedra naranja.
yak-lesson-fog-else = Puedes hacerlo. Pero toma primero la leche y fíjate luego en el nuevo sentido: la que te llega es la carreta que no acepta carne.
yak-lesson-fog-solved = Las carretas han venido del otro lado y tienes dos piedras naranjas delante. Las dos fichas de niebla han salido juntas, por eso solo han dado la vuelta una vez.

yak-lesson-crystal-title = Cristales
yak-lesson-crystal-text = Un cristal cuesta 1 alimento más que las otras piedras. Toma el color que más puntos te da y se une a las piedras de ese color que toca. A partir de tres grupos, también se puntúa cuántos tienes.
yak-lesson-crystal-task = Aquí puedes gastar 2 alimentos, justo lo que cuesta el cristal. Cómpralo.
yak-lesson-crystal-task-2 = Tienes dos piedras rojas que no se tocan. Pon el cristal entre ellas, de modo que toque las dos.
yak-lesson-crystal-else = Puedes hacerlo, pero un cristal entre las dos piedras rojas te da mucho más. Cómpralo y colócalo ahí.
yak-lesson-crystal-solved = El cristal y las dos rojas forman un grupo de tres, y ya es tu tercer grupo: tu torre valía 8 puntos y ahora vale 16. Un segundo cristal tendría que tomar otro color.

yak-lesson-end-title = El último día
yak-lesson-end-text = Quien llega antes que nadie a catorce piedras se lleva la estupa, que da 3 puntos. Se termina el día, se juega otro más y se cuentan los puntos. Tener más alimentos que nadie da 2.
yak-lesson-end-task = Tienes trece piedras y te llega para una más. Compra la morada: con ella tendrás cinco grupos.
yak-lesson-end-task-2 = Ponla en el último hueco del cuarto nivel y la estupa será tuya.
yak-lesson-end-task-3 = El último amanecer. Ninguna piedra que puedas pagar formaría un grupo, pero tener más alimentos que nadie da 2 puntos: elige Reabastecer.
yak-lesson-end-task-4 = Toma la leche. Con cinco alimentos, nadie tendrá más que tú.
yak-lesson-end-else = Puedes hacerlo, pero ahora cuenta cada punto: la piedra morada para la estupa y luego la leche, para tener más alimentos que nadie.
yak-lesson-end-solved = ¡Ganas con 42 puntos, contra 41 y 29! Sin los 2 puntos de los alimentos habrías perdido. Ya sabes todo lo que hace falta para tu primera partida.

### Dibujado con texto, como hace `caravansary show`: breve, en minúsculas, en filas de cosas.

# Una letra por piedra: roja, naranja, amarilla, gris, negra, verde, azul, morada, de cristal.
yak-drawing-letters = R N A G K V Z M X
yak-drawing-day = día { $day }
yak-drawing-direction = los yaks miran { $direction }
yak-drawing-last-day = último día: { $day }
yak-drawing-boxed = sin la piedra { $stone }
yak-drawing-market = Mercado: { $food }
yak-drawing-bag = bolsa: { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
} y { $fog } de niebla
yak-drawing-closed = cantera cerrada
yak-drawing-mountain = montaña: { $track } de { $spaces }
yak-drawing-aside = { $fog } de niebla aparte
yak-drawing-drawn = sacadas: { $text }
yak-drawing-bought = compradas: { $text }
yak-drawing-junction = cruce
yak-drawing-stones = piedras { $text }
yak-drawing-food = alimentos: { $food }
yak-drawing-none = nada
yak-drawing-yurt = yurta: { $food }
yak-drawing-card = carta { $card }
yak-drawing-card-hidden = carta boca abajo
yak-drawing-baby = cría de yak
yak-drawing-stupa = estupa

## La guía rápida

yak-reference-turn-1 = Amanecer: cada cual elige una carta en secreto.
yak-reference-turn-2 = Construir: compra de una a tres piedras de la carreta que tienes delante y ponlas en tu torre.
yak-reference-turn-3 = Reabastecer: toma todos los alimentos de un tipo de tu carreta; después recibe otra piedra.
yak-reference-turn-4 = Mercado: toma hasta dos alimentos, saca tres piedras y envía una a la carreta que quieras.
yak-reference-turn-5 = Niebla de la cantera: todas las carretas dan la vuelta.
yak-reference-turn-6 = Atardecer: cada carreta sigue hasta la parada de al lado.
yak-reference-turn-7 = Límites: 8 alimentos en una yurta; 9 alimentos y 4 piedras en una carreta.
yak-reference-cost-1 = 1, 2, 3 piedras: 1, 3, 5 alimentos
yak-reference-cost-2 = Cada cristal entre ellas: 1 alimento más
yak-reference-cost-3 = El cartel del yak: el alimento que su carreta no acepta
yak-reference-score-1 = Grupo de 2, 3, 4, 5, 6, 7 piedras: 3, 6, 9, 12, 16, 21
yak-reference-score-2 = Tener 3, 4, 5, 6, 7 grupos: 4, 8, 12, 16, 20
yak-reference-score-3 = Una piedra sin grupo: 1
yak-reference-score-4 = Estupa, para la primera torre de catorce: 3
yak-reference-score-5 = Tener más alimentos que nadie: 2
yak-reference-end-1 = Una torre de catorce piedras: un día más y gana quien tenga más puntos.

## Qué son las piezas y los lugares, para quien los señala.
yak-about-stone = Una piedra, a la venta para quien tenga esta carreta delante de su yurta. Una cuesta 1 alimento, dos 3 y tres 5. Las de un mismo color que se tocan en tu torre puntúan como grupo.
yak-about-crystal = Un cristal toma el color que más puntos te da, pero dos tuyos no pueden tomar el mismo. Cuesta 1 alimento más que otra piedra.
yak-about-food = Con alimentos se pagan las piedras, y van a la carreta. Quien tenga más en su yurta al final recibe 2 puntos.
yak-about-cart-no_bread = La carreta sin pan. Delante de tu yurta te vende sus piedras por carne y leche. Caben en ella cuatro piedras y nueve alimentos.
yak-about-cart-no_milk = La carreta sin leche. Delante de tu yurta te vende sus piedras por carne y pan. Caben en ella cuatro piedras y nueve alimentos.
yak-about-cart-no_meat = La carreta sin carne. Delante de tu yurta te vende sus piedras por leche y pan. Caben en ella cuatro piedras y nueve alimentos.
yak-about-cart-two_kinds = La carreta de dos tipos. Delante de tu yurta te vende sus piedras por cualquier alimento, pero de dos tipos como mucho. Caben en ella cuatro piedras y nueve alimentos.
yak-about-road = Al atardecer, cada carreta avanza una parada hacia donde miran los yaks. La niebla las hace dar la vuelta.
yak-about-junction = El cruce. En partidas de dos, una carreta espera aquí un día, entre las dos yurtas.
yak-about-market = El Mercado. Con la carta Mercado tomas aquí hasta dos alimentos; luego sacas tres piedras y pones una en cualquier carreta. Aquí llega lo que no cabe en una carreta.
yak-about-mountain = La montaña. Aquí se reúne la niebla de la bolsa: primero tres fichas y luego cuatro, que ya se quedan. Después solo queda una ficha de niebla en la bolsa.
yak-about-quarry = La cantera y su bolsa: el número dice cuántas piedras quedan. Cuando no hay bastantes para sacar las que tocan, la cantera cierra para siempre.
yak-about-stupa = La estupa es para la primera torre de catorce piedras. Vale 3 puntos, y después se juega un último día.
yak-about-calf = La cría de yak indica quién empieza a mediodía. Al atardecer pasa a la persona siguiente en sentido horario.
yak-about-camp = El campamento de una persona, con la carta que ha elegido para hoy. Sigue boca abajo hasta su turno.
yak-about-other = La yurta de otra persona: su torre, los alimentos que guarda y los puntos hasta ahora.
yak-about-place = De quién es esta yurta y cuánto vale por ahora su torre. Debajo pone de dónde salen los puntos.
yak-about-yurt = En una yurta caben ocho alimentos.
yak-about-tower = Una torre. En el nivel más bajo las piedras van una junto a otra; más arriba, cada una se apoya en dos y, desde el sexto nivel, en una. Las de un mismo color que se tocan forman un grupo.
yak-about-group = Un grupo y sus puntos. Dos piedras dan 3, tres 6, cuatro 9, cinco 12, seis 16, siete o más 21. En tu torre, +1 dice cuánto valdría con una piedra más.
yak-about-worth-group_count = Tres grupos dan 4 puntos más, cuatro 8, cinco 12, seis 16, siete o más 20. En tu torre, +1 dice cuánto darían con un grupo más.
yak-about-worth-unmatched = Cada piedra sin grupo da 1 punto.
yak-about-worth-stupa = La estupa da 3 puntos.
yak-about-worth-food = Tener más alimentos que nadie en la yurta da 2 puntos; si hay empate, los recibe cada cual.
yak-about-worth-bonus = Los puntos de las cartas de bonificación, tal como está la partida.
yak-about-bonus = Una carta de bonificación: al final cuenta para todo el mundo. Los cristales no cuentan para ella.
yak-about-card-build = Construir: compra de una a tres piedras de tu carreta (1, 3 o 5 alimentos, 1 más por cristal) y colócalas en tu torre.
yak-about-card-restock = Reabastecer: toma todos los alimentos de un tipo de tu carreta que quepan en tu yurta. Luego se saca una piedra para la carreta.
yak-about-card-market = Mercado: toma hasta dos alimentos del Mercado; luego saca tres piedras y pon una en cualquier carreta.
yak-about-price = Lo que cuestan las piedras que has elegido.
yak-about-done = No tomas ni compras nada más y tu turno sigue.

## Lo que ha pasado, en pocas palabras junto a un dibujo

yak-chip-card = juega { $card }
yak-chip-placed = coloca piedra { $stone }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
yak-chip-taken = toma { $food }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
yak-chip-put = carga piedra { $stone }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
yak-chip-fog = saca niebla
yak-chip-stupa = se lleva la estupa
yak-chip-nothing = no obtiene nada

### La mesa contada con palabras. Una frase con $one va en una lista: cuántas, o en qué lugar.

yak-told-stones-red = { $one ->
        [1] 1 roja
       *[other] { $one } rojas
    }
yak-told-stones-orange = { $one ->
        [1] 1 naranja
       *[other] { $one } naranjas
    }
yak-told-stones-yellow = { $one ->
        [1] 1 amarilla
       *[other] { $one } amarillas
    }
yak-told-stones-grey = { $one ->
        [1] 1 gris
       *[other] { $one } grises
    }
yak-told-stones-black = { $one ->
        [1] 1 negra
       *[other] { $one } negras
    }
yak-told-stones-green = { $one ->
        [1] 1 verde
       *[other] { $one } verdes
    }
yak-told-stones-blue = { $one ->
        [1] 1 azul
       *[other] { $one } azules
    }
yak-told-stones-purple = { $one ->
        [1] 1 morada
       *[other] { $one } moradas
    }
yak-told-stones-crystal = { $one } de cristal
yak-told-food-meat = { $one ->
        [1] 1 ficha
       *[other] { $one } fichas
    } de carne
yak-told-food-milk = { $one ->
        [1] 1 ficha
       *[other] { $one } fichas
    } de leche
yak-told-food-bread = { $one ->
        [1] 1 ficha
       *[other] { $one } fichas
    } de pan
yak-told-on-red = { $one } roja
yak-told-on-orange = { $one } naranja
yak-told-on-yellow = { $one } amarilla
yak-told-on-grey = { $one } gris
yak-told-on-black = { $one } negra
yak-told-on-green = { $one } verde
yak-told-on-blue = { $one } azul
yak-told-on-purple = { $one } morada
yak-told-on-crystal = { $one } de cristal
yak-told-as-red = { $one } de cristal como roja
yak-told-as-orange = { $one } de cristal como naranja
yak-told-as-yellow = { $one } de cristal como amarilla
yak-told-as-grey = { $one } de cristal como gris
yak-told-as-black = { $one } de cristal como negra
yak-told-as-green = { $one } de cristal como verde
yak-told-as-blue = { $one } de cristal como azul
yak-told-as-purple = { $one } de cristal como morada

## La carretera

yak-told-road = La carretera
yak-told-junction = el cruce
yak-told-no-carts = Aún no hay carretas en la carretera.
yak-told-cart = Delante de la yurta de { $seat }: { $cart }.
    .to-you = Delante de tu yurta: { $cart }.
yak-told-cart-junction = En el cruce: { $cart }.
yak-told-forbids = No acepta { $food }.
yak-told-kinds = Acepta cualquier alimento, pero como mucho de { $count } tipos a la vez.
yak-told-cart-stones = Piedras en ella: { $stones }; { $room ->
        [0] no caben más.
        [1] cabe 1 más.
       *[other] caben { $room } más.
    }
yak-told-cart-no-stones = No hay ninguna piedra en ella.
yak-told-cart-food = Alimentos en ella: { $food }.
yak-told-cart-no-food = No hay alimentos en ella.
yak-told-moves = Al atardecer va a la yurta de { $seat }.
    .to-you = Al atardecer viene a tu yurta.
yak-told-moves-junction = Al atardecer va al cruce.
yak-told-tomorrow = Mañana te llega { $cart }, que ahora está delante de la yurta de { $seat }.
yak-told-tomorrow-junction = Mañana te llega { $cart }, que ahora está en el cruce.
yak-told-facing = Los yaks miran { $direction }.
yak-told-ring = Las paradas en sentido horario: { $stops }.

## La compra

yak-told-build = La compra
yak-told-buyer = Compra en { $cart }: { $seat }.
    .to-you = Estás comprando en { $cart }.
yak-told-none-chosen = Aún no hay ninguna piedra elegida.
yak-told-chosen = Piedras elegidas hasta ahora: { $stones }; precio: { $price ->
        [1] 1 alimento.
       *[other] { $price } alimentos.
    }
yak-told-to-place = Piedras por colocar: { $stones }.
yak-told-budget = La yurta puede pagar aquí hasta { $budget ->
        [1] 1 alimento.
       *[other] { $budget } alimentos.
    }
yak-told-cost = Con una piedra de color más, el precio es de { $price ->
        [1] 1 alimento.
       *[other] { $price } alimentos.
    }
yak-told-cost-crystal = Con un cristal más, el precio es de { $price ->
        [1] 1 alimento.
       *[other] { $price } alimentos.
    }
yak-told-paid = Pagado y aún por cargar: { $food }; en la carreta hay sitio para { $room }.

## Mercado, cantera y montaña

yak-told-middle = Mercado, cantera y montaña
yak-told-market = En el Mercado: { $food }.
yak-told-market-empty = El Mercado está vacío.
yak-told-taken = Tomado de allí en este turno: { $count ->
        [1] 1 alimento.
       *[other] { $count } alimentos.
    }
yak-told-bag = { $count ->
        [one] En la bolsa hay { $count } piedra: { $stones }.
       *[other] En la bolsa hay { $count } piedras: { $stones }.
    }
yak-told-bag-empty = En la bolsa no hay ninguna piedra.
yak-told-bag-none = Colores que no hay en ella: { $colours }.
yak-told-fog = { $fog ->
        [0] En ella no hay niebla.
        [one] Niebla en ella: { $fog } ficha.
       *[other] Niebla en ella: { $fog } fichas.
    }
yak-told-closed = La cantera está cerrada: ya no se sacan piedras.
yak-told-lost = Una piedra { $stone } salió del juego con la bolsa.
yak-told-boxed = En esta partida no hay ninguna piedra { $stone }.
yak-told-mountain = Niebla en la montaña: { $track } de { $spaces } casillas.
yak-told-mountain-1 = Cuando se llene, toda la niebla volverá a la bolsa y se abrirá una cuarta casilla.
yak-told-mountain-2 = Se está llenando por segunda vez; cuando se llene, la niebla se quedará allí y en la bolsa quedará una sola ficha de niebla.
yak-told-mountain-3 = Está llena para siempre; la última ficha de niebla vuelve siempre a la bolsa.
yak-told-mountain-closed = Ya no importa.
yak-told-aside = Niebla apartada en este turno: { $fog }.
yak-told-drawn = Piedras sacadas y aún por poner: { $stones }.
yak-told-drawing = Aún por sacar: { $count }; niebla entre lo que acaba de salir: { $fog }.

## Torres, yurtas y cartas

yak-told-seat = Torre y yurta de { $seat }
    .to-you = Tu torre y tu yurta
yak-told-no-tower = Aún no hay piedras en la torre.
yak-told-level = Nivel { $level } desde la izquierda: { $stones }.
yak-told-no-group = Aún no hay ningún grupo.
yak-told-group = Grupo { $number }, de color { $colour }: { $places }; { $size } piedras, { $points } puntos.
yak-told-free = { $count ->
        [one] Libre para la próxima piedra: solo { $places }.
       *[other] Libres para la próxima piedra: { $places }.
    }
yak-told-height = { $count ->
        [one] { $count } piedra en total.
       *[other] { $count } piedras en total.
    }
yak-told-worth = { $points ->
        [one] La torre vale { $points } punto: { $parts }.
       *[other] La torre vale { $points } puntos: { $parts }.
    }
yak-told-extra = Además: { $parts }.
yak-told-score = Puntos por ahora: { $points }.
yak-told-worth-groups = { $one } por los grupos
yak-told-worth-group_count = { $one } por el número de grupos
yak-told-worth-unmatched = { $one } por piedras sin grupo
yak-told-worth-stupa = { $one } por la estupa
yak-told-worth-food = { $one } por la mayoría de alimentos
yak-told-worth-bonus = { $one } por las cartas de bonificación
yak-told-yurt = En la yurta: { $food }; { $count } en total, { $room ->
        [0] no caben más.
        [1] cabe 1 más.
       *[other] caben { $room } más.
    }
yak-told-yurt-empty = La yurta está vacía; caben 8.
yak-told-card-none = Aún sin carta elegida.
yak-told-card-hidden = Hay una carta elegida, boca abajo.
yak-told-card-own = Carta elegida: { $card }, boca abajo.
yak-told-card-shown = Carta de hoy: { $card }.
yak-told-yesterday = Carta de ayer: { $card }.

## Cartas de bonificación

yak-told-bonus = Cartas de bonificación
yak-told-bonus-majority = Más piedras de color { $colour }: { $high } puntos; segundo lugar: { $low }.
yak-told-bonus-position = Cada piedra { $stone } en { $places }: { $each ->
        [one] { $each } punto.
       *[other] { $each } puntos.
    }
yak-told-bonus-penalty = Ninguna piedra { $stone }: se { $lose ->
        [one] pierde { $lose } punto.
       *[other] pierden { $lose } puntos.
    }
yak-told-bonus-now = Ahora para { $seat }: { $points }.
    .to-you = Ahora para ti: { $points }.

## Lo que viene

yak-told-setup = { $phase }.
yak-told-day = Día { $day }. { $phase }.
yak-told-last = Es el último día.
yak-told-last-day = El día { $day } será el último.
yak-told-first = La cría de yak está con { $seat }.
    .to-you = Tienes la cría de yak.
yak-told-order = Orden de turno de hoy: { $seats }.
yak-told-owing = Aún sin elegir carta: { $seats }.
yak-told-active = Ahora actúa { $seat }.
    .to-you = Ahora actúas tú.
yak-told-after = Después: { $seats }.
yak-told-dusk = Al atardecer avanzan las carretas y la cría de yak pasa a { $seat }.
    .to-you = Al atardecer avanzan las carretas y la cría de yak pasa a ti.
yak-told-counting = Luego se cuentan los puntos.
yak-told-no-stupa = Nadie tiene aún la estupa: es para la primera torre de { $count } piedras. La más alta tiene { $tallest }.
yak-told-stupa = La estupa está con { $seat }.
    .to-you = Tienes la estupa.
yak-told-place =
    { $number ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $number }.º puesto
    }: { $seat }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .to-you =
        { $number ->
            [1] 1.er puesto
            [3] 3.er puesto
           *[other] { $number }.º puesto
        }: tú, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.

## Lo que trae una opción, detrás de la frase que dice qué hace

yak-told-payable = Aquí puedes pagar hasta { $budget ->
        [1] 1 alimento
       *[other] { $budget } alimentos
    }; alcanza para { $count ->
        [one] { $count } piedra de entre estas: { $stones }.
       *[other] { $count } piedras de entre estas: { $stones }.
    }
yak-told-too-dear = Aquí puedes pagar hasta { $budget ->
        [1] 1 alimento
       *[other] { $budget } alimentos
    }; no alcanza para ninguna de las piedras que lleva ahora.
yak-told-not-taken = No se acepta aquí: { $food }.
yak-told-room = { $room ->
        [0] Tu yurta está llena.
        [1] En tu yurta cabe 1 más.
       *[other] En tu yurta caben { $room } más.
    }
yak-told-of-one-kind = Para elegir, solo de un tipo: { $food }.
yak-told-with-room = Con sitio para una piedra: { $carts }.
yak-told-left = Después podrías gastar aquí { $left } más; en tu yurta quedarían { $stored }.
yak-told-stored = Alimentos que quedan entonces en tu yurta: { $stored }.
yak-told-kept = Queda en tu yurta: { $food }.
yak-told-kept-none = Tu yurta queda vacía.
yak-told-overflow = No todo cabe en la carreta: { $count ->
        [one] { $count } ficha va al Mercado.
       *[other] { $count } fichas van al Mercado.
    }
yak-told-touches = Toca { $stones }.
yak-told-touches-nothing = No toca ninguna otra piedra.
yak-told-gain = Ahora la torre vale { $points }: una ganancia de { $gain }.
yak-told-marked = Una carta de bonificación marca este lugar: { $points ->
        [one] { $points } punto más.
       *[other] { $points } puntos más.
    }
yak-told-no-penalty = Una carta de bonificación ya no te quita { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
yak-told-takes-stupa = Te llevas la estupa: { $points } puntos más.
yak-told-yurt-then = Tu yurta tendrá entonces { $food }; { $room ->
        [0] no caben más.
        [1] cabe 1 más.
       *[other] caben { $room } más.
    }
yak-told-still = Aún tiene que actuar allí hoy: { $seat }.
    .to-you = Aún tienes que actuar allí hoy.
