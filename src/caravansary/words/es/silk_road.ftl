### Silk Road. Líder de la caravana, peón, pantalla, bolsa, ficha de turno, Comprador, Vendedor, Comerciante, Estafador, Trocador.

## Mercancías, solas y contadas

silk_road-good-ivory = marfil
    .n1 = 1 ficha de marfil
    .n2 = 2 fichas de marfil
    .n3 = 3 fichas de marfil
    .n4 = 4 fichas de marfil
    .n5 = 5 fichas de marfil
silk_road-good-silk = seda
    .n1 = 1 ficha de seda
    .n2 = 2 fichas de seda
    .n3 = 3 fichas de seda
    .n4 = 4 fichas de seda
    .n5 = 5 fichas de seda
silk_road-good-jewels = joyas
    .n1 = 1 ficha de joyas
    .n2 = 2 fichas de joyas
    .n3 = 3 fichas de joyas
    .n4 = 4 fichas de joyas
    .n5 = 5 fichas de joyas
silk_road-good-fruits = frutos secos
    .n1 = 1 ficha de frutos secos
    .n2 = 2 fichas de frutos secos
    .n3 = 3 fichas de frutos secos
    .n4 = 4 fichas de frutos secos
    .n5 = 5 fichas de frutos secos
silk_road-good-spices = especias
    .n1 = 1 ficha de especias
    .n2 = 2 fichas de especias
    .n3 = 3 fichas de especias
    .n4 = 4 fichas de especias
    .n5 = 5 fichas de especias

## Losetas, tal como van en una frase; la etiqueta va sola en el tablero

silk_road-tile-buyer = un Comprador
    .label = Comprador
silk_road-tile-seller = un Vendedor
    .label = Vendedor
silk_road-tile-trader = un Comerciante
    .label = Comerciante
silk_road-tile-special_trader = un comerciante especial
    .label = Comerciante especial
silk_road-tile-thief = un Ladrón
    .label = Ladrón
silk_road-tile-grand_vizier = un Gran Visir
    .label = Gran Visir
silk_road-tile-crook = un Estafador
    .label = Estafador
silk_road-tile-barterer = un Trocador
    .label = Trocador

## Fases

silk_road-phase-deal = Se colocan las losetas
silk_road-phase-goods_draw = Se sacan mercancías
silk_road-phase-first_leader = Sorteo del primer líder
silk_road-phase-auction = Subasta: pujas
silk_road-phase-settle = Subasta: vender o pagar
silk_road-phase-move = La caravana avanza
silk_road-phase-printed = Mercado: la acción de la ciudad
silk_road-phase-take = Mercado: tomar una loseta
silk_road-phase-second_tile = Mercado: segunda loseta
silk_road-phase-hand_on = Mercado: entregar el peón
silk_road-phase-use_crook = Mercado: Estafador
silk_road-phase-sell = Mercado: Vendedor
silk_road-phase-buy = Mercado: Comprador
silk_road-phase-trade = Mercado: Comerciante
silk_road-phase-swap = Mercado: comerciante especial
silk_road-phase-rob = Mercado: Ladrón
silk_road-phase-steal = Mercado: el Ladrón actúa
silk_road-phase-name = Mercado: Gran Visir
silk_road-phase-show = Mercado: mostrar mercancías al Visir
silk_road-phase-over = Fin de la partida

## Lo que se pregunta

silk_road-prompt-bid-first = Puja por el peón de líder o pasa. Tienes { $money } de plata.
silk_road-prompt-bid-poor = No tienes plata para pujar: solo puedes pasar.
silk_road-prompt-bid = Supera la puja de { $seat }, que es de { $bid }, o pasa. Tienes { $money } de plata.
silk_road-prompt-bid-beaten = Tienes { $money } de plata y no puedes superar la puja de { $seat }, que es de { $bid }: solo puedes pasar.
silk_road-prompt-bid-limit = Aquí no se puja más de { $bid }, y { $seat } ya ha llegado: solo puedes pasar.
silk_road-prompt-settle = ¿Vendes el peón de líder a { $seat } por { $money } de plata, o pagas lo mismo para quedártelo?
silk_road-prompt-settle-must = Tienes { $have } de plata y no puedes pagar { $money } para quedarte el peón de líder: véndeselo a { $seat }.
silk_road-prompt-move = Mueve la caravana desde { $city }.
silk_road-prompt-printed =
    ¿Usas la bonificación de { $city }, { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }?
silk_road-prompt-take = Toma una loseta de { $city }.
silk_road-prompt-take-second = Toma tu segunda loseta de { $city }.
silk_road-prompt-second-tile = ¿Gastas un Trocador para tomar otra loseta de { $city }?
silk_road-prompt-hand-on = Entrega el peón de líder: ¿quién toma la siguiente loseta de { $city }?
silk_road-prompt-hand-last = Ya no quedan losetas en { $city }: ¿quién recibe el peón de líder?
silk_road-prompt-crook =
    { $have ->
        [one] ¿Cambias con tu Estafador una de las mercancías que se muestran?
       *[other] ¿Cambias con uno de tus { $have } Estafadores una de las mercancías que se muestran?
    }
silk_road-prompt-sell = ¿Cuántas fichas de { $good } vendes? Tienes { $have }.
silk_road-prompt-sell-none = No tienes { $good } que vender.
silk_road-prompt-buy = ¿Cuántas fichas de { $good } compras? Tienes { $money } de plata y puedes comprar hasta { $most }.
silk_road-prompt-buy-supply = ¿Cuántas fichas de { $good } compras? En la bolsa solo quedan { $most }; tienes { $money } de plata.
silk_road-prompt-buy-none = En la bolsa no queda { $good }: no puedes comprar nada.
silk_road-prompt-buy-poor = No tienes plata y no puedes comprar { $good }.
silk_road-prompt-trade =
    { $left ->
        [one] ¿Cambias { $give } por { $get }? Tus mercancías llegan para un cambio.
       *[other] ¿Cambias { $give } por { $get }? Puedes hacerlo hasta { $left } veces, si hay bastante en la bolsa.
    }
silk_road-prompt-trade-again = ¿Cambias { $give } por { $get } una vez más?
silk_road-prompt-trade-goods = No tienes { $give } para cambiar: solo puedes terminar.
silk_road-prompt-trade-supply = En la bolsa no hay { $get }, y el cambio no se hace a medias: solo puedes terminar.
silk_road-prompt-swap =
    { $left ->
        [one] Cambia una de tus mercancías por otra o termina.
       *[other] Cambia hasta { $left } de tus mercancías por otras, de una en una, o termina.
    }
silk_road-prompt-swap-again =
    { $left ->
        [one] Cambia una mercancía más por otra o termina.
       *[other] Cambia hasta { $left } mercancías más por otras, de una en una, o termina.
    }
silk_road-prompt-swap-none = En la bolsa no hay nada por lo que cambiar: solo puedes terminar.
silk_road-prompt-rob = ¿A quién roba el Ladrón?
silk_road-prompt-name = ¿Qué mercancía pide el Gran Visir?
silk_road-prompt-show = ¿Cuántas fichas de { $good } muestras al Visir? Tienes { $have }.
silk_road-prompt-show-none = No tienes { $good } que mostrar al Visir.

## Lo que hará y costará una acción permitida

silk_road-do-pass = Pasa. No podrás volver a pujar en esta ronda.
silk_road-do-bid = Puja { $money } de plata. Si nadie puja más, { $active } te vende el peón por esa cantidad o te la paga para quedárselo.
silk_road-do-bid-last = Puja { $money } de plata. Nadie puja después de ti: { $active } te vende el peón por esa cantidad o te la paga para quedárselo.
silk_road-do-sell-pawn = Vende el peón de líder: { $seat } te paga { $money } de plata y pasa a ser líder.
silk_road-do-pay-bid = Quédate con el peón de líder: pagas { $money } de plata a { $seat }.
silk_road-do-move = Mueve la caravana a { $city }.
silk_road-do-move-printed =
    Mueve la caravana a { $city }. Podrás usar su bonificación: { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-do-move-end = Mueve la caravana a { $city }. Ahí acaba la partida.
silk_road-do-use-printed =
    Usa la bonificación de la ciudad: { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-do-decline-printed = Renuncia a la bonificación de la ciudad. Se pierde.
silk_road-do-take =
    Toma { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-do-decline = No hagas nada. La loseta se gasta igualmente.
silk_road-do-stop = No cambies nada más.
silk_road-do-no-crook = Deja las mercancías tal como se muestran.
silk_road-do-crook = Gasta un Estafador: convierte { $good } en { $into } en esta acción.
silk_road-do-crook-give = Gasta un Estafador: entregas { $into } en vez de { $good }.
silk_road-do-crook-get = Gasta un Estafador: recibes { $into } en vez de { $good }.
silk_road-do-sell =
    { $count ->
        [one] Vende { $count } ficha de { $good } por { $money } de plata.
       *[other] Vende { $count } fichas de { $good } por { $money } de plata.
    }
silk_road-do-sell-none = No vendas { $good }.
silk_road-do-buy =
    { $count ->
        [one] Compra { $count } ficha de { $good } por { $money } de plata.
       *[other] Compra { $count } fichas de { $good } por { $money } de plata.
    }
silk_road-do-buy-none = No compres { $good }.
silk_road-do-trade = Entrega { $give } y recibe { $get }.
silk_road-do-swap = Cambia 1 ficha de { $good } por 1 de { $into }.
silk_road-do-rob = Roba al azar una mercancía a { $seat }, si tiene alguna tras su pantalla.
silk_road-do-name = Pide { $good }. Todo el mundo muestra a la vez: quien más muestre gana 5 de plata; quien quede en segundo lugar, 3. No se podrá volver a pedir hasta que se hayan pedido las cinco mercancías.
silk_road-do-name-again = Vuelve a pedir { $good }. Todo el mundo muestra a la vez: quien más muestre gana 5 de plata; quien quede en segundo lugar, 3.
silk_road-do-show =
    { $count ->
        [0] No muestres { $good }.
        [one] Muestra { $count } ficha de { $good }. Sigue siendo tuya.
       *[other] Muestra { $count } fichas de { $good }. Siguen siendo tuyas.
    }
silk_road-do-barter = Gasta un Trocador y toma otra loseta. En este mercado habrá un turno menos.
silk_road-do-no-barter = Guarda el Trocador.
silk_road-do-hand = Entrega el peón a { $seat }, que tomará la siguiente loseta.
silk_road-do-hand-last = Entrega el peón a { $seat }, que empezará la próxima ronda como líder.
silk_road-do-keep-pawn = Quédate con el peón: empezarás la próxima ronda como líder.

## Por qué no

silk_road-no-leader-bids = Tienes el peón, así que no pujas: el resto puja por él.
silk_road-no-second-bid = En esta subasta ya has tenido tu única puja.
silk_road-no-wait-bid = Espera a que te toque pujar: { $active } está pensando.
silk_road-no-has-shown = Ya has elegido qué mostrar; el resto aún está eligiendo.
silk_road-no-wait-leader = Ahora solo actúa { $active }, que tiene el peón de líder.
silk_road-no-bid-now = Ahora no hay subasta.
silk_road-no-bid-settle = Ya ha pujado todo el mundo: ahora respondes a la puja más alta.
silk_road-no-bid-number = Se puja plata, sin fracciones, de 1 a { $most }. Para no pujar, pasa.
silk_road-no-bid-low = La puja tiene que ser mayor que { $bid }.
silk_road-no-bid-money = Solo tienes { $money } de plata, y no puedes pujar más de lo que tienes.
silk_road-no-pay-money = No puedes pagar { $bid } de plata con { $money }: tienes que vender el peón.
silk_road-no-settle-now = Ahora no hay ninguna puja que responder.
silk_road-no-settle-yet = Cuando todo el mundo haya podido pujar, { $active } responderá a la puja más alta.
silk_road-no-move-now = Ahora no se mueve la caravana.
silk_road-no-stay = La caravana no puede quedarse donde está.
silk_road-no-arrow = De aquí no sale ninguna flecha hacia { $city }.
silk_road-no-decline-tile = Tienes que tomar una loseta, aunque no te sirva de nada.
silk_road-no-decline-now = Ahora no puedes renunciar; elige una de las opciones.
silk_road-no-printed-again = Ya estás usando la bonificación de { $city }, y solo se usa una vez.
silk_road-no-printed-over = Ya has usado la bonificación de { $city } o has renunciado a ella; no vuelve.
silk_road-no-printed-here = En { $city } no hay bonificación.
silk_road-no-printed-now = La bonificación de una ciudad se usa al llevar allí la caravana, antes de tomar loseta.
silk_road-no-printed-others = La bonificación de { $city } era solo para quien ha traído la caravana, antes de la primera loseta.
silk_road-no-take-before-bonus = Decide primero qué haces con la bonificación de la ciudad; después tomarás una loseta.
silk_road-no-take-now = Ahora no se toma ninguna loseta.
silk_road-no-such-tile =
    En { $city } no hay esa loseta: { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-no-barterer = No tienes ningún Trocador.
silk_road-no-fresh-barterer = Un Trocador no se puede usar en la ciudad donde lo has conseguido.
silk_road-no-third-tile = En un mismo turno solo puedes usar un Trocador.
silk_road-no-barter-now = El Trocador se usa justo después de tu primera loseta, mientras quede otra en la ciudad.
silk_road-no-barter-tile = Para usar un Trocador hace falta otra loseta, y en { $city } ya no queda ninguna para eso.
silk_road-no-barter-late = El Trocador se usa justo después de tu primera loseta; este turno ya ha acabado.
silk_road-no-hand-now = Ahora no se entrega el peón.
silk_road-no-hand-self = Mientras queden losetas, el peón es para otra persona.
silk_road-no-hand-token = En esta ronda ya no le quedan turnos a { $seat }.
silk_road-no-crook-symbol = Ahí no hay { $good } que cambiar.
silk_road-no-crook-twice = Un Estafador ya ha cambiado ahí { $good }.
silk_road-no-crook-side = Un Comerciante tiene dos lados: di si cambias { $good } en lo que entregas o en lo que recibes.
silk_road-no-before-crook = Decide primero si gastas un Estafador.
silk_road-no-crook-now = El Estafador sirve al usar un Comprador, un Vendedor o un Comerciante, antes de elegir cantidades.
silk_road-no-crook = No tienes ningún Estafador.
silk_road-no-sell-now = Ahora no actúa ningún Vendedor.
silk_road-no-sell-good = Este Vendedor solo admite { $good }.
silk_road-no-sell-more =
    { $have ->
        [0] No tienes { $good }.
        [one] Solo tienes { $have } ficha de { $good }.
       *[other] Solo tienes { $have } fichas de { $good }.
    }
silk_road-no-buy-now = Ahora no actúa ningún Comprador.
silk_road-no-buy-good = Con este Comprador solo se consigue { $good }.
silk_road-no-buy-money =
    { $count ->
        [one] Para comprar { $count } ficha de { $good } necesitas { $cost } de plata; tienes { $money }.
       *[other] Para comprar { $count } fichas de { $good } necesitas { $cost } de plata; tienes { $money }.
    }
silk_road-no-buy-supply =
    { $left ->
        [0] En la bolsa ya no hay { $good }.
        [one] En la bolsa solo hay { $left } ficha de { $good }.
       *[other] En la bolsa solo hay { $left } fichas de { $good }.
    }
silk_road-no-trade-now = Ahora no actúa ningún Comerciante.
silk_road-no-trade-goods = No tienes { $give } para entregar.
silk_road-no-trade-supply = En la bolsa no hay { $get }, y el cambio no se hace a medias.
silk_road-no-stop-now = Ahora no hay nada que terminar.
silk_road-no-swap-now = Ahora no actúa ningún comerciante especial.
silk_road-no-swap-goods = No tienes { $good } para cambiar.
silk_road-no-swap-supply = En la bolsa ya no hay { $good }.
silk_road-no-rob-now = Ahora no actúa ningún Ladrón.
silk_road-no-rob-self = No puedes robarte a ti.
silk_road-no-name-now = Ahora ningún Gran Visir pide nada.
silk_road-no-name-done = El Gran Visir ya ha pedido { $good }; ahora se muestra.
silk_road-no-name-twice = Otro Visir ya ha pedido { $good }.
silk_road-no-show-now = Las mercancías solo se muestran cuando las ha pedido un Gran Visir.
silk_road-no-show-more =
    { $have ->
        [0] No tienes { $good } que mostrar.
        [one] Solo tienes { $have } ficha de { $good } que mostrar.
       *[other] Solo tienes { $have } fichas de { $good } que mostrar.
    }

## Lo que ha pasado; quien lo hace es $name y va delante

silk_road-event-deal =
    { $city } recibe { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-event-draw = { $name } saca una mercancía de la bolsa sin mostrarla.
silk_road-event-drew = { $name } ha sacado 1 ficha de { $good }.
silk_road-event-leader = { $name } empieza como líder de la caravana.
silk_road-event-bid = { $name } puja { $bid }.
silk_road-event-pass = { $name } pasa.
silk_road-event-all-passed = { $name } sigue como líder, porque nadie puja.
silk_road-event-sells-pawn = { $name } vende el peón de líder a { $seat } por { $money } de plata.
silk_road-event-pays = { $name } paga { $money } de plata a { $seat } y sigue como líder.
silk_road-event-move = { $name } lleva la caravana a { $city }.
silk_road-event-printed =
    { $name } usa la bonificación de { $city }, { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-event-decline =
    { $place ->
        [printed] { $name } renuncia a la bonificación de { $city }.
       *[tile] { $name } no usa la loseta.
    }
silk_road-event-take =
    { $name } toma { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-event-barter = { $name } gasta un Trocador para tomar otra loseta.
silk_road-event-market-over = Ya no quedan losetas en { $city }.
silk_road-event-keep-pawn = { $name } se queda con el peón de líder.
silk_road-event-hand = { $name } entrega el peón de líder a { $seat }.
silk_road-event-crook = { $name } gasta un Estafador y convierte { $good } en { $into }.
silk_road-event-sell =
    { $count ->
        [one] { $name } vende { $count } ficha de { $good } por { $money } de plata.
       *[other] { $name } vende { $count } fichas de { $good } por { $money } de plata.
    }
silk_road-event-sell-none = { $name } no vende { $good }.
silk_road-event-buy =
    { $count ->
        [one] { $name } compra { $count } ficha de { $good } por { $money } de plata.
       *[other] { $name } compra { $count } fichas de { $good } por { $money } de plata.
    }
silk_road-event-buy-none = { $name } no compra { $good }.
silk_road-event-trade = { $name } cambia { $give } por { $get }.
silk_road-event-swap = { $name } cambia 1 ficha de { $good } por 1 de { $into }.
silk_road-event-stop = { $name } no cambia nada más.
silk_road-event-rob = { $name } hace que el Ladrón robe a { $seat }.
silk_road-event-rob-nothing = { $name } hace que el Ladrón robe a { $seat }, que no tiene nada.
silk_road-event-stole = { $name } se lleva una mercancía de detrás de la pantalla de { $seat }.
silk_road-event-loot = { $name } ha robado 1 ficha de { $good } a { $seat }.
silk_road-event-name = { $name } hace que el Gran Visir pida { $good } y deja una ficha de muestra.
silk_road-event-name-unmarked = { $name } hace que el Gran Visir pida { $good }; en la bolsa no queda ninguna ficha como muestra.
silk_road-event-name-again = { $name } hace que el Gran Visir vuelva a pedir { $good }.
silk_road-event-sealed =
    { $count ->
        [0] { $name } no mostrará { $good }.
        [one] { $name } mostrará { $count } ficha de { $good }.
       *[other] { $name } mostrará { $count } fichas de { $good }.
    }
silk_road-event-show =
    { $count ->
        [0] { $name } no muestra { $good }.
        [one] { $name } muestra { $count } ficha de { $good }.
       *[other] { $name } muestra { $count } fichas de { $good }.
    }
silk_road-event-show-paid =
    { $count ->
        [one] { $name } muestra { $count } ficha de { $good } y recibe { $money } de plata.
       *[other] { $name } muestra { $count } fichas de { $good } y recibe { $money } de plata.
    }
silk_road-event-open =
    { $count ->
        [one] { $name } tiene { $money } de plata y { $count } mercancía tras su pantalla.
       *[other] { $name } tiene { $money } de plata y { $count } mercancías tras su pantalla.
    }
silk_road-event-over = La caravana ha llegado a { $city }: se acabó la partida.

## Por qué ha terminado la partida

silk_road-reason-arrived = La caravana ha llegado.

## La hoja de puntuación

silk_road-line-money = Dinero
silk_road-line-goods = Mercancías
silk_road-line-majority = Mayoría de { $good }

## En la página

silk_road-board-screen = Tras tu pantalla
silk_road-board-bid = Pujar { $bid }
silk_road-board-pass = Pasar
silk_road-board-sell-pawn = Vender el peón
silk_road-board-pay = Pagar y quedártelo
silk_road-board-none = Ninguna
silk_road-board-trade = Cambiar
silk_road-board-stop = Parar
silk_road-board-leave = Dejarla así
silk_road-board-decline = Renunciar
silk_road-board-keep = Guardarlo
silk_road-board-notes = Anotado: { $money } de plata, { $count ->
        [0] sin mercancías
        [one] una mercancía
       *[other] { $count } mercancías
    }
silk_road-board-notes-known = conocidas: { $goods }
silk_road-board-notes-crate = mercancías
silk_road-board-notes-sack = desconocidas
silk_road-board-notes-unknown = { $count ->
        [one] una desconocida
       *[other] { $count } desconocidas
    }

## Opciones

silk_road-option-reverse = Camino inverso
silk_road-option-reverse-about = La caravana va de Antioch a Chang’An.
silk_road-option-skip_final_auction = Sin última subasta
silk_road-option-skip_final_auction-about = El último tramo, en el que ya no se elige nada, no se subasta.
silk_road-option-notes = Hoja de notas
silk_road-option-notes-about = Cada cual tiene una hoja con lo que habría apuntado alguien atento.
