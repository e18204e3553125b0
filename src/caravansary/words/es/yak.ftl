### Yak. Construir, Reabastecer, Mercado, carreta, yurta, torre, cantera, niebla, estupa, cría de yak: las palabras del juego de mesa.

## Piedras. En femenino singular, tras «piedra» o solas: «una piedra roja», «una piedra de cristal».

yak-stone-red = roja
yak-stone-orange = naranja
yak-stone-yellow = amarilla
yak-stone-grey = gris
yak-stone-black = negra
yak-stone-green = verde
yak-stone-blue = azul
yak-stone-purple = morada
yak-stone-crystal = de cristal

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
yak-phase-market = Mediodía: Mercado, coger alimentos
yak-phase-market_draw = Mediodía: Mercado, sacar piedras
yak-phase-put = Mediodía: Mercado, elegir una piedra
yak-phase-over = Fin de la partida

## Lo que se pregunta

yak-prompt-commit = Día { $day }: elige tu carta de acción; queda boca abajo hasta tu turno.
yak-prompt-buy = Elige una piedra de { $cart }. Aquí puedes gastar hasta { $budget } de alimento.
yak-prompt-buy-more = Elige otra piedra o quédate en un precio de { $price } de alimento. Aquí puedes gastar hasta { $budget }.
yak-prompt-pay = Paga { $price } de alimento a { $cart }; elige con qué.
yak-prompt-keep =
    { $room ->
        [one] En la carreta cabe { $room } alimento más. ¿Cuál se queda? El resto va al Mercado.
       *[other] En la carreta caben { $room } alimentos más. ¿Cuáles se quedan? El resto va al Mercado.
    }
yak-prompt-place = Coloca una piedra en tu torre. Por colocar: { $stones }.
yak-prompt-restock = ¿Qué alimento coges de tu carreta? En tu yurta hay sitio para { $room }.
yak-prompt-take =
    { $left ->
        [one] Coge un alimento del Mercado o pasa a sacar piedras.
       *[other] Coge hasta { $left } alimentos del Mercado o pasa a sacar piedras.
    }
yak-prompt-put = Elige una de las piedras sacadas y una carreta para ella. Has sacado: { $stones }.

## Lo que hará y costará una acción permitida

yak-do-commit-build = Construir: compra hasta tres piedras de tu carreta y colócalas en tu torre.
yak-do-commit-restock = Reabastecer: coge todos los alimentos de un tipo de tu carreta y añádele una piedra.
yak-do-commit-market = Mercado: coge hasta dos alimentos, saca tres piedras y pon una en cualquier carreta.
yak-do-buy =
    { $count ->
        [one] Coge la piedra { $stone }; con ella pagas { $price } de alimento.
       *[other] Coge también la piedra { $stone }; en total pagas { $price } de alimento.
    }
yak-do-done-buying =
    { $count ->
        [one] Ninguna más: paga { $price } de alimento por { $count } piedra.
       *[other] Ninguna más: paga { $price } de alimento por { $count } piedras.
    }
yak-do-pay = Paga { $amounts }.
yak-do-keep = Para la carreta: { $amounts }; para el Mercado: { $rest }.
yak-do-place =
    { $points ->
        [one] Coloca la piedra { $stone } en { $cell }; tu torre valdrá entonces { $points } punto.
       *[other] Coloca la piedra { $stone } en { $cell }; tu torre valdrá entonces { $points } puntos.
    }
yak-do-restock =
    { $left ->
        [0] Coge { $amounts } para tu yurta.
       *[other] Coge { $amounts } para tu yurta y deja { $left } en la carreta.
    }
yak-do-take = Coge { $food } del Mercado.
yak-do-take-nothing = No cojas alimentos y pasa a sacar piedras.
yak-do-done-taking = No cojas más alimentos y pasa a sacar piedras.
yak-do-put = Pon la piedra { $stone } en { $cart }, que ahora está con { $seat }.
yak-do-put-own = Pon la piedra { $stone } en { $cart }, que ahora es la tuya.
yak-do-put-junction = Pon la piedra { $stone } en { $cart }, que ahora está en el cruce.

## Por qué no

yak-no-committed = Tu carta ya está en la mesa; no se puede cambiar.
yak-no-wait = Espera tu turno: ahora actúa { $active }.
yak-no-dawn = Al amanecer solo se elige una carta de acción.
yak-no-other-commitment = Las cartas ya están en la mesa; las siguientes se eligen al amanecer.
yak-no-other-card = Has jugado { $played }; para eso necesitarías { $card }.
yak-no-step-buy = Primero elige las piedras que compras.
yak-no-step-pay = Primero paga las piedras que has comprado.
yak-no-step-keep = Primero elige qué alimentos se quedan en la carreta.
yak-no-step-place = Primero coloca todas las piedras que has comprado.
yak-no-step-restock = Primero elige el alimento que coges de tu carreta.
yak-no-step-take = Primero coge alimentos del Mercado o deja de coger.
yak-no-step-put = Primero pon una de las piedras sacadas en una carreta.
yak-no-decline = Puedes pagar al menos una piedra, así que tienes que comprar una.
yak-no-stone-there = No queda ninguna piedra { $stone } en { $cart }.
yak-no-money = Eso costaría { $price } de alimento; en esta carreta solo puedes gastar { $budget }.
yak-no-forbidden = No puedes pagar con { $food } en { $cart }.
yak-no-price = Tienes que pagar exactamente { $price } de alimento.
yak-no-food = No tienes esos alimentos en tu yurta.
yak-no-keep-count = Tienes que dejar en la carreta exactamente { $room } de los alimentos pagados.
yak-no-keep-kind = No has pagado tanto de eso: { $food }.
yak-no-stone-bought = No tienes ninguna piedra { $stone } por colocar.
yak-no-filled = En { $cell } ya hay una piedra.
yak-no-neighbour = En el nivel más bajo, una piedra tiene que ir junto a otra; { $cell } queda demasiado lejos.
yak-no-support = Una piedra en { $cell } tiene que apoyarse en dos piedras del nivel inferior.
yak-no-support-one = Una piedra en { $cell } tiene que apoyarse en la piedra del nivel inferior.
yak-no-restock-food = No hay { $food } en { $cart }.
yak-no-market-food = No hay { $food } en el Mercado.
yak-no-such-cart = En esta partida { $cart } se queda en la caja.
yak-no-stone-drawn = No ha salido ninguna piedra { $stone }.
yak-no-cart-full = Ya hay cuatro piedras en { $cart }.

## Lo que ha pasado; quien lo hace es $name y va delante

yak-event-boxed = Ninguna piedra { $stone } entra en juego.
yak-event-cart = { $name } empieza con { $cart }.
yak-event-cart-junction = En el cruce empieza { $cart }.
yak-event-first-player = { $name } recibe la cría de yak y va primero.
yak-event-bonus = Carta de bonificación sobre la mesa: { $stone }.
yak-event-commit = { $name } elige una carta.
yak-event-card = { $name } ha elegido { $card }.
yak-event-reveal = { $name } juega { $card }.
yak-event-nothing-bought = { $name } no puede pagar ninguna piedra de { $cart }.
yak-event-buy = { $name } elige una piedra { $stone }.
yak-event-pay = { $name } paga { $amounts }.
yak-event-overflow = { $name } no puede cargarlo todo y lleva { $amounts } al Mercado.
yak-event-place = { $name } coloca una piedra { $stone } en { $cell }.
yak-event-stupa = { $name } llega antes que nadie a catorce piedras y se lleva la estupa. El último día será el { $day }.
yak-event-restock = { $name } coge { $amounts } de { $cart }.
yak-event-nothing-restocked = { $name } no coge alimentos de { $cart }.
yak-event-take = { $name } coge { $food } del Mercado.
yak-event-put = { $name } pone una piedra { $stone } en { $cart }.
yak-event-return = { $name } devuelve a la bolsa: { $stones }.
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
        [one] { $name } puntúa un grupo de { $count } (piedra { $stone }): { $points } punto.
       *[other] { $name } puntúa un grupo de { $count } (piedra { $stone }): { $points } puntos.
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
yak-line-food = Más alimentos
yak-line-majority = Carta de bonificación, más piedras: { $stone }
yak-line-position = Carta de bonificación, lugares marcados: { $stone }
yak-line-penalty = Carta de bonificación, ninguna piedra: { $stone }

## Las pocas palabras del tablero: etiquetas para lectores de pantalla y títulos pequeños

yak-board-day = Día { $day }
yak-board-last-day = Día { $day }, el último
yak-board-world = Montaña, camino y mercado
yak-board-mountain = Montaña: niebla en { $track } de { $spaces } espacios. En la bolsa hay { $stones ->
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
yak-board-take = Coger la piedra { $stone }
yak-board-price = Precio: { $price } de alimento
yak-board-bonus = Cartas de bonificación
yak-board-bonus-majority = Bonificación, piedra { $stone }: { $high } por la mayoría, { $low } por la segunda
yak-board-bonus-position = Bonificación, piedra { $stone }: { $each } por cada piedra en un lugar marcado
yak-board-bonus-penalty = Bonificación, piedra { $stone }: menos { $lose } sin ninguna

## Opciones

yak-option-bonus_cards = Cartas de bonificación
yak-option-bonus_cards-about = Para maestros constructores: cuántas cartas con puntos extra se ponen sobre la mesa.
