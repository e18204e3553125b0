### Yak. Construir, Reabastecer, Mercado, carreta, yurta, torre, cantera, niebla, estupa, cría de yak: las palabras del juego de mesa.

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

yak-amount-meat-1 = 1 de carne
yak-amount-meat-2 = 2 de carne
yak-amount-meat-3 = 3 de carne
yak-amount-meat-4 = 4 de carne
yak-amount-meat-5 = 5 de carne
yak-amount-meat-6 = 6 de carne
yak-amount-meat-7 = 7 de carne
yak-amount-meat-8 = 8 de carne
yak-amount-milk-1 = 1 de leche
yak-amount-milk-2 = 2 de leche
yak-amount-milk-3 = 3 de leche
yak-amount-milk-4 = 4 de leche
yak-amount-milk-5 = 5 de leche
yak-amount-milk-6 = 6 de leche
yak-amount-milk-7 = 7 de leche
yak-amount-milk-8 = 8 de leche
yak-amount-bread-1 = 1 de pan
yak-amount-bread-2 = 2 de pan
yak-amount-bread-3 = 3 de pan
yak-amount-bread-4 = 4 de pan
yak-amount-bread-5 = 5 de pan
yak-amount-bread-6 = 6 de pan
yak-amount-bread-7 = 7 de pan
yak-amount-bread-8 = 8 de pan

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
yak-prompt-buy-more = Elige otra piedra o conténtate con lo elegido por { $price ->
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
        [one] Coloca la piedra { $stone } en el nivel { $level }, hueco { $spot }; tu torre valdrá entonces { $points } punto.
       *[other] Coloca la piedra { $stone } en el nivel { $level }, hueco { $spot }; tu torre valdrá entonces { $points } puntos.
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
yak-no-skip-restock = No puedes renunciar: elige un tipo de alimento.
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
yak-no-filled = En el nivel { $level }, hueco { $spot }, ya hay una piedra.
yak-no-neighbour = En el nivel más bajo, una piedra tiene que ir junto a otra; el hueco { $spot } queda demasiado lejos.
yak-no-support = Una piedra en el nivel { $level }, hueco { $spot }, tiene que apoyarse en dos piedras del nivel inferior.
yak-no-support-one = Una piedra en el nivel { $level }, hueco { $spot }, tiene que apoyarse en la piedra del nivel inferior.
yak-no-restock-food = No hay { $food } en { $cart }.
yak-no-market-food = No hay { $food } en el Mercado.
yak-no-take-late = Los alimentos se toman antes de sacar las piedras; ahora pon una de ellas en una carreta.
yak-no-room = Ahora no se sacan piedras: hay cuatro en cada carreta.
yak-no-quarry = La cantera está cerrada: ya no se sacan piedras.
yak-no-stone-in-bag = En la bolsa no hay ninguna piedra { $stone } que puedas sacar.
yak-no-such-cart = En esta partida { $cart } se queda en la caja.
yak-no-stone-drawn = No ha salido ninguna piedra { $stone }.
yak-no-cart-full = Ya hay cuatro piedras en { $cart }.

## Lo que ha pasado; quien lo hace es $name y va delante

yak-event-boxed = Ninguna piedra { $stone } entra en juego.
yak-event-cart = { $name } empieza con { $cart }.
yak-event-cart-junction = La primera carreta en el cruce es { $cart }.
yak-event-first-player = { $name } recibe la cría de yak y empieza.
yak-event-bonus = Sobre la mesa hay una carta de bonificación para el color { $colour }.
yak-event-commit = { $name } elige una carta.
yak-event-card = { $name } ha elegido { $card }.
yak-event-reveal = { $name } juega { $card }.
yak-event-nothing-bought = { $name } no puede pagar ninguna piedra de { $cart }.
yak-event-buy = { $name } elige una piedra { $stone }.
yak-event-pay = { $name } paga { $amounts }.
yak-event-overflow = { $name } no puede cargarlo todo y lleva { $amounts } al Mercado.
yak-event-place = { $name } coloca una piedra { $stone } en el nivel { $level }, hueco { $spot }.
yak-event-stupa = { $name } llega antes que nadie a catorce piedras y se lleva la estupa. El último día será el { $day }.
yak-event-stupa-late = { $name } llega antes que nadie a catorce piedras y se lleva la estupa.
yak-event-restock = { $name } toma { $amounts } de { $cart }.
yak-event-nothing-restocked = { $name } no toma alimentos de { $cart }.
yak-event-take = { $name } toma { $food } del Mercado.
yak-event-put = { $name } pone una piedra { $stone } en { $cart }.
yak-event-return = { $name } devuelve piedras a la bolsa: { $stones }.
yak-event-lost = Una piedra { $stone } sale del juego con la bolsa.
yak-event-draw = { $name } saca una piedra { $stone }.
yak-event-draw-fog = { $name } saca niebla.
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
yak-event-last-day = { $name } tiene la cría de yak el día { $day }, el último.
yak-event-score-group =
    { $points ->
        [one] { $name } suma { $points } punto por un grupo de { $count } de color { $colour }.
       *[other] { $name } suma { $points } puntos por un grupo de { $count } de color { $colour }.
    }
yak-event-score =
    { $points ->
        [one] { $name } tiene { $points } punto en total.
       *[other] { $name } tiene { $points } puntos en total.
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

yak-reason-stupa = Ha terminado el día siguiente al de la estupa.
yak-reason-cap = Se ha llegado al límite de días.

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
yak-board-food = { $count } de { $food }
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
