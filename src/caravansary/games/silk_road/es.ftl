### Silk Road. Líder de la caravana, peón, pantalla, bolsa, ficha de turno, Comprador, Vendedor, Comerciante, Estafador, Trocador.

silk_road-title = Silk Road
silk_road-tagline = Subastas y mercancías ocultas al paso de una caravana.

## Lo que no es como está impreso

silk_road-board-origin = No disponíamos del mapa impreso: sus flechas y lugares, nueve nombres de ciudades, dónde acaba el naranja y empieza el violeta, qué hacen las cinco acciones impresas, cuántas losetas hay de cada tipo y qué cambian los Comerciantes son reconstrucción nuestra; quien tenga la caja puede poner los impresos en una copia del archivo de componentes y jugar con ella: caravansary serve --data silk_road=ARCHIVO.

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
silk_road-phase-auction = Subasta
silk_road-phase-settle = Vender o pagar
silk_road-phase-move = La caravana avanza
silk_road-phase-printed = Acción de la ciudad
silk_road-phase-take = Tomar loseta
silk_road-phase-second_tile = Segunda loseta
silk_road-phase-hand_on = Entregar el peón
silk_road-phase-use_crook = Mercado: Estafador
silk_road-phase-sell = Mercado: Vendedor
silk_road-phase-buy = Mercado: Comprador
silk_road-phase-trade = Mercado: Comerciante
silk_road-phase-swap = Comerciante especial
silk_road-phase-rob = Mercado: Ladrón
silk_road-phase-steal = El Ladrón actúa
silk_road-phase-name = Mercado: Gran Visir
silk_road-phase-show = Mostrar mercancías
silk_road-phase-over = Fin de la partida

## Lo que se pregunta

silk_road-prompt-bid-first = Puja por el peón de líder o pasa. Tienes { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }.
silk_road-prompt-bid-poor = No tienes plata para pujar: solo puedes pasar.
silk_road-prompt-bid = La puja de { $seat } es de { $bid }: supérala o pasa. Tienes { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }.
silk_road-prompt-bid-beaten = Tienes { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    } y no puedes superar la puja de { $seat }, que es de { $bid }: solo puedes pasar.
silk_road-prompt-bid-limit = Aquí no se puja más de { $bid }, y { $seat } ya ha llegado: solo puedes pasar.
silk_road-prompt-settle = ¿Vendes el peón de líder a { $seat } por { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }, o pagas lo mismo para quedártelo?
silk_road-prompt-settle-must = Tienes { $have ->
        [1] 1 moneda de plata
       *[other] { $have } monedas de plata
    } y no puedes pagar { $money } para quedarte el peón de líder: véndeselo a { $seat }.
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
silk_road-prompt-buy = ¿Cuántas fichas de { $good } compras? Tienes { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    } y puedes comprar hasta { $most }.
silk_road-prompt-buy-supply = ¿Cuántas fichas de { $good } compras? En la bolsa solo quedan { $most }; tienes { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }.
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
silk_road-do-bid = Puja { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }. Si nadie puja más, { $active } te vende el peón por esa cantidad o te la paga para quedárselo.
silk_road-do-bid-last = Puja { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }. Nadie puja después de ti: { $active } te vende el peón por esa cantidad o te la paga para quedárselo.
silk_road-do-sell-pawn = Vende el peón de líder: { $seat } te paga { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    } y pasa a ser líder.
silk_road-do-pay-bid = Quédate con el peón de líder: pagas { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    } a { $seat }.
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
    }.{ $now ->
        [yes] { "" }
       *[other] { " " }{ $now }
    }
silk_road-do-decline = No hagas nada. La loseta se gasta igualmente.
silk_road-do-stop = No cambies nada más.
silk_road-do-no-crook = Deja las mercancías tal como se muestran.
silk_road-do-crook = Gasta un Estafador: convierte { $good } en { $into } en esta acción.
silk_road-do-crook-give = Gasta un Estafador: entregas { $into } en vez de { $good }.
silk_road-do-crook-get = Gasta un Estafador: recibes { $into } en vez de { $good }.
silk_road-do-sell =
    { $count ->
        [one] Vende { $count } ficha de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
       *[other] Vende { $count } fichas de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
    }
silk_road-do-sell-none = No vendas { $good }.
silk_road-do-buy =
    { $count ->
        [one] Compra { $count } ficha de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
       *[other] Compra { $count } fichas de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
    }
silk_road-do-buy-none = No compres { $good }.
silk_road-do-trade = Entrega { $give } y recibe { $get }.
silk_road-do-swap = Cambia 1 ficha de { $good } por 1 de { $into }.
silk_road-do-rob = Roba al azar una mercancía a { $seat }, si tiene alguna tras su pantalla.
silk_road-do-name = Pide { $good }. Todo el mundo muestra a la vez: quien más muestre gana 5 monedas de plata; quien quede en segundo lugar, 3. No se podrá volver a pedir hasta que se hayan pedido las cinco mercancías.
silk_road-do-name-again = Vuelve a pedir { $good }. Todo el mundo muestra a la vez: quien más muestre gana 5 monedas de plata; quien quede en segundo lugar, 3.
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
silk_road-no-bid-number = Se pujan monedas de plata enteras, de 1 a { $most }. Para no pujar, pasa.
silk_road-no-bid-low = La puja tiene que ser mayor que { $bid }.
silk_road-no-bid-money = Solo tienes { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }, y no puedes pujar más de lo que tienes.
silk_road-no-pay-money = No puedes pagar { $bid ->
        [1] 1 moneda de plata
       *[other] { $bid } monedas de plata
    } con { $money }: tienes que vender el peón.
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
    .to-you = En esta ronda ya no te quedan turnos.
silk_road-no-crook-symbol = Ahí no hay { $good } que cambiar.
silk_road-no-crook-twice = Un Estafador ya ha cambiado ahí { $good }.
silk_road-no-crook-side = Un Comerciante tiene dos lados: di si cambias { $good } en lo que entregas o en lo que recibes.
silk_road-no-before-crook = Decide primero si gastas un Estafador.
silk_road-no-crook-now = El Estafador sirve al usar un Comprador, un Vendedor o un Comerciante, antes de elegir cantidades.
silk_road-no-crook = No tienes ningún Estafador.
silk_road-no-sell-now = Ahora no actúa ningún Vendedor.
silk_road-no-sell-good = Este Vendedor solo acepta { $good }.
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
        [one] Para comprar { $count } ficha de { $good } necesitas { $cost ->
            [1] 1 moneda de plata
           *[other] { $cost } monedas de plata
        }; tienes { $money }.
       *[other] Para comprar { $count } fichas de { $good } necesitas { $cost ->
            [1] 1 moneda de plata
           *[other] { $cost } monedas de plata
        }; tienes { $money }.
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

## Lo que ha pasado; quien lo hace es $name y va delante. Esa persona lee .you, y a quien se lo hacen, .to-you

silk_road-event-deal =
    { $city } recibe { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-event-draw = { $name } saca una mercancía de la bolsa sin mostrarla.
    .you = Sacas una mercancía de la bolsa sin mostrarla.
silk_road-event-drew = { $name } ha sacado 1 ficha de { $good }.
    .you = Has sacado 1 ficha de { $good }.
silk_road-event-leader = { $name } empieza como líder de la caravana.
    .you = Empiezas como líder de la caravana.
silk_road-event-bid = { $name } puja { $bid }.
    .you = Pujas { $bid }.
silk_road-event-pass = { $name } pasa.
    .you = Pasas.
silk_road-event-all-passed = { $name } sigue como líder, porque nadie puja.
    .you = Sigues como líder, porque nadie puja.
silk_road-event-sells-pawn = { $name } vende el peón de líder a { $seat } por { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }.
    .you = Vendes el peón de líder a { $seat } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
    .to-you = { $name } te vende el peón de líder por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
silk_road-event-pays = { $name } paga { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    } a { $seat } y sigue como líder.
    .you = Pagas { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        } a { $seat } y sigues como líder.
    .to-you = { $name } te paga { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        } y sigue como líder.
silk_road-event-move = { $name } lleva la caravana a { $city }.
    .you = Llevas la caravana a { $city }.
silk_road-event-printed =
    { $name } usa la bonificación de { $city }, { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
    .you =
        Usas la bonificación de { $city }, { $sort ->
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
    .you =
        { $place ->
            [printed] Renuncias a la bonificación de { $city }.
           *[tile] No usas la loseta.
        }
silk_road-event-take =
    { $name } toma { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }: { $give } por { $get }
        [special] { $tile } de hasta { $count } mercancías
       *[plain] { $tile }
    }.
    .you =
        Tomas { $sort ->
            [good] { $tile } de { $good }
            [trader] { $tile }: { $give } por { $get }
            [special] { $tile } de hasta { $count } mercancías
           *[plain] { $tile }
        }.
silk_road-event-barter = { $name } gasta un Trocador para tomar otra loseta.
    .you = Gastas un Trocador para tomar otra loseta.
silk_road-event-market-over = Ya no quedan losetas en { $city }.
silk_road-event-keep-pawn = { $name } se queda con el peón de líder.
    .you = Te quedas con el peón de líder.
silk_road-event-hand = { $name } entrega el peón de líder a { $seat }.
    .you = Entregas el peón de líder a { $seat }.
    .to-you = { $name } te entrega el peón de líder.
silk_road-event-crook = { $name } gasta un Estafador y convierte { $good } en { $into }.
    .you = Gastas un Estafador y conviertes { $good } en { $into }.
silk_road-event-sell =
    { $count ->
        [one] { $name } vende { $count } ficha de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
       *[other] { $name } vende { $count } fichas de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
    }
    .you =
        { $count ->
            [one] Vendes { $count } ficha de { $good } por { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            }.
           *[other] Vendes { $count } fichas de { $good } por { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            }.
        }
silk_road-event-sell-none = { $name } no vende { $good }.
    .you = No vendes { $good }.
silk_road-event-buy =
    { $count ->
        [one] { $name } compra { $count } ficha de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
       *[other] { $name } compra { $count } fichas de { $good } por { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
    }
    .you =
        { $count ->
            [one] Compras { $count } ficha de { $good } por { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            }.
           *[other] Compras { $count } fichas de { $good } por { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            }.
        }
silk_road-event-buy-none = { $name } no compra { $good }.
    .you = No compras { $good }.
silk_road-event-trade = { $name } cambia { $give } por { $get }.
    .you = Cambias { $give } por { $get }.
silk_road-event-swap = { $name } cambia 1 ficha de { $good } por 1 de { $into }.
    .you = Cambias 1 ficha de { $good } por 1 de { $into }.
silk_road-event-stop = { $name } no cambia nada más.
    .you = No cambias nada más.
silk_road-event-rob = { $name } hace que el Ladrón robe a { $seat }.
    .you = Haces que el Ladrón robe a { $seat }.
    .to-you = { $name } hace que el Ladrón te robe.
silk_road-event-rob-nothing = { $name } hace que el Ladrón robe a { $seat }, que no tiene nada.
    .you = Haces que el Ladrón robe a { $seat }, que no tiene nada.
    .to-you = { $name } hace que el Ladrón te robe, pero no tienes nada.
silk_road-event-stole = { $name } se lleva una mercancía de detrás de la pantalla de { $seat }.
    .you = Te llevas una mercancía de detrás de la pantalla de { $seat }.
    .to-you = { $name } se lleva una mercancía de detrás de tu pantalla.
silk_road-event-loot = { $name } ha robado 1 ficha de { $good } a { $seat }.
    .you = Has robado 1 ficha de { $good } a { $seat }.
    .to-you = { $name } te ha robado 1 ficha de { $good }.
silk_road-event-name = { $name } hace que el Gran Visir pida { $good } y deja una ficha de muestra.
    .you = Haces que el Gran Visir pida { $good } y dejas una ficha de muestra.
silk_road-event-name-unmarked = { $name } hace que el Gran Visir pida { $good }; en la bolsa no queda ninguna ficha como muestra.
    .you = Haces que el Gran Visir pida { $good }; en la bolsa no queda ninguna ficha como muestra.
silk_road-event-name-again = { $name } hace que el Gran Visir vuelva a pedir { $good }.
    .you = Haces que el Gran Visir vuelva a pedir { $good }.
silk_road-event-sealed =
    { $count ->
        [0] { $name } no mostrará { $good }.
        [one] { $name } mostrará { $count } ficha de { $good }.
       *[other] { $name } mostrará { $count } fichas de { $good }.
    }
    .you =
        { $count ->
            [0] No mostrarás { $good }.
            [one] Mostrarás { $count } ficha de { $good }.
           *[other] Mostrarás { $count } fichas de { $good }.
        }
silk_road-event-show =
    { $count ->
        [0] { $name } no muestra { $good }.
        [one] { $name } muestra { $count } ficha de { $good }.
       *[other] { $name } muestra { $count } fichas de { $good }.
    }
    .you =
        { $count ->
            [0] No muestras { $good }.
            [one] Muestras { $count } ficha de { $good }.
           *[other] Muestras { $count } fichas de { $good }.
        }
silk_road-event-show-paid =
    { $count ->
        [one] { $name } muestra { $count } ficha de { $good } y recibe { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
       *[other] { $name } muestra { $count } fichas de { $good } y recibe { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        }.
    }
    .you =
        { $count ->
            [one] Muestras { $count } ficha de { $good } y recibes { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            }.
           *[other] Muestras { $count } fichas de { $good } y recibes { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            }.
        }
silk_road-event-open =
    { $count ->
        [one] { $name } tiene { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        } y { $count } mercancía tras su pantalla.
       *[other] { $name } tiene { $money ->
            [1] 1 moneda de plata
           *[other] { $money } monedas de plata
        } y { $count } mercancías tras su pantalla.
    }
    .you =
        { $count ->
            [one] Tienes { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            } y { $count } mercancía tras tu pantalla.
           *[other] Tienes { $money ->
                [1] 1 moneda de plata
               *[other] { $money } monedas de plata
            } y { $count } mercancías tras tu pantalla.
        }
silk_road-event-over = La caravana ha llegado a { $city }: se acabó la partida.

## Por qué ha terminado la partida

silk_road-reason-arrived = La caravana ha llegado.
    .by = { $names } ha llevado la caravana al final de la ruta.
    .you = Has llevado la caravana al final de la ruta.

## Lo que hizo el azar, al principio de la prueba

silk_road-fair = Las losetas de las ciudades, quién empezaba como líder, cada mercancía sacada de la bolsa y cada robo salen de un solo número, fijado antes de empezar la partida:

## La hoja de puntuación

silk_road-line-money = Dinero
silk_road-line-goods = Mercancías
silk_road-line-majority = Mayoría de { $good }

## En la página

silk_road-board-screen = Tras tu pantalla
silk_road-board-bid = Pujar { $bid }
silk_road-board-pass = Pasar
silk_road-board-sell-pawn = Vender el peón
silk_road-board-pay = Pagar y conservarlo
silk_road-board-none = Ninguna
silk_road-board-trade = Cambiar
silk_road-board-stop = Terminar
silk_road-board-leave = Dejarla así
silk_road-board-decline = Renunciar
silk_road-board-keep = Guardarlo
silk_road-board-useless = ahora no sirve
silk_road-board-notes = Anotado: { $money ->
        [1] 1 moneda de plata
       *[other] { $money } monedas de plata
    }, { $count ->
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

## Losetas y precios, junto al mapa

silk_road-board-legend = Losetas y precios
silk_road-board-ahead = { $count } por delante
silk_road-board-legend-buyer = compra cuanto quieras de su mercancía
silk_road-board-legend-seller = vende cuanto quieras de su mercancía
silk_road-board-legend-trader = lo de la izquierda por lo de la derecha, hasta dos veces
silk_road-board-legend-special_trader = hasta 4 mercancías (o 2) por otras que elijas
silk_road-board-legend-thief = toma una mercancía al azar de otra pantalla
silk_road-board-legend-grand_vizier = nombra un tipo: mostrar más da 5; la segunda cantidad, 3
silk_road-board-legend-crook = guárdalo: cambia un tipo de una loseta, una vez
silk_road-board-legend-barterer = guárdalo: una segunda loseta en otra ciudad, una vez
silk_road-board-rung = { $count } por { $sum } en monedas de plata.
silk_road-board-rung-yours = Tantas como tienes de: { $goods }.

## Opciones

silk_road-option-reverse = Ruta inversa
silk_road-option-reverse-about = La caravana va de Antioch a Chang’An.
silk_road-option-skip_final_auction = Sin última subasta
silk_road-option-skip_final_auction-about = El último tramo, en el que ya no se elige nada, no se subasta.
silk_road-option-notes = Hoja de notas
silk_road-option-notes-about = Cada cual tiene una hoja con lo que podría haber apuntado quien preste atención.

### Las reglas de Silk Road: una entrada por cada regla de docs/rules/silk_road.md, en su orden. El número de la clave es el de la
### regla: silk_road-rule-4-2 es SROAD-4.2. La página se compone a partir de este archivo.

silk_road-rules-title = Silk Road: las reglas
silk_road-rules-minute = El juego en un minuto
silk_road-rules-minute-1 = Una sola caravana viaja de Chang’An a Antioch, y en ella va todo el mundo. Compra mercancías donde están baratas, véndelas caras más adelante y guarda el dinero y las mercancías detrás de tu pantalla.
silk_road-rules-minute-2 = Cada ronda empieza con una subasta por el liderazgo. Quien es líder elige la próxima ciudad, toma una de sus losetas, la usa y entrega el peón a otra persona, que toma la siguiente.
silk_road-rules-minute-3 = Alguien se quedará sin loseta, pero empezará la ronda siguiente como líder. En Antioch cuenta tu dinero, cada mercancía vale 1 punto y tener más que nadie de un tipo da 2. Gana quien tenga más puntos.

## 1

silk_road-rules-section-1 = Preparación
silk_road-rule-1-1 = Tienes una pantalla y detrás de ella, donde nadie los ve, tus monedas y tus mercancías.
silk_road-rule-1-2 = En la bolsa hay 75 mercancías, quince de cada tipo. Sacas tres sin mirar y no se las muestras a nadie.
silk_road-rule-1-3 = El azar reparte losetas boca arriba en 18 ciudades: tres en cada una con cuatro jugadores, cuatro con cinco y cinco con tres o con seis. Las de dorso naranja van a ciudades naranjas y las de dorso violeta, a violetas.
silk_road-rule-1-4 = Ni en la ciudad de salida ni en la de llegada hay losetas.
silk_road-rule-1-5 = La acción impresa de una ciudad se suma a sus losetas: no ocupa el sitio de ninguna.
silk_road-rule-1-6 = En Aleppo y en Tyre nunca hay Estafadores ni Trocadores, porque allí llegarían tarde. En su lugar va otra loseta violeta.
silk_road-rule-1-7 = Para conseguirlo, Aleppo y Tyre reciben sus losetas antes que nadie, de entre las violetas de otras clases. Lo que queda se mezcla y se reparte por las demás ciudades violetas.
silk_road-rule-1-8 = En partidas de cuatro sobran 18 losetas de cada color y en las de cinco, 9: se quedan en la caja sin que nadie las vea. En las de tres o seis se usan todas.
silk_road-rule-1-9 = Empiezas con dinero por valor de 10 monedas de plata. Una moneda de oro vale por 5 de plata.
silk_road-rule-1-10 = La caravana espera en Chang’An. El azar decide quién es líder primero y recibe el peón y todas las fichas de turno: cinco en partidas de tres; si no, una menos que jugadores.
silk_road-rule-1-11 = Se juega en sentido horario: después de ti va quien tienes a la izquierda.

## 2

silk_road-rules-section-2 = La subasta
silk_road-rule-2-1 = En cada ronda hay subasta, viaje y mercado, y así hasta el final del camino. También la primera empieza con una subasta: vende quien ha salido líder por azar.
silk_road-rule-2-2 = Puja primero quien está a la izquierda del líder y después, en sentido horario, el resto, una vez cada cual. El líder no puja.
silk_road-rule-2-3 = Solo tienes una oportunidad: puja más que todos los anteriores o pasa.
silk_road-rule-2-4 = Se pujan monedas de plata enteras, y como mínimo 1.
silk_road-rule-2-5 = No puedes pujar más dinero del que tienes.
silk_road-rule-2-6 = Si nadie puja, no se paga nada y el líder sigue siéndolo.
silk_road-rule-2-7 = El líder responde a la puja más alta. Puede vender: cobra esa cantidad y cede el peón y todas las fichas. O puede pagar esa misma cantidad a quien pujó y seguir como líder.
silk_road-rule-2-8 = Si al líder no le llega para pagar, tiene que vender.
silk_road-rule-2-9 = Solo cuenta la puja más alta; las demás no cuestan nada. No puede haber empate, porque cada puja supera a la anterior.
silk_road-rule-2-10 = Solo se puja y se paga con dinero, nunca con mercancías, losetas ni promesas. Siempre hay cambio.
silk_road-rule-2-11 = También hay subasta antes del último viaje, aunque allí ya solo está en juego el propio dinero. Se puede acordar no hacer esa.

## 3

silk_road-rules-section-3 = El viaje
silk_road-rule-3-1 = Si eres líder, llevas la caravana por una flecha hasta la ciudad siguiente. De algunas ciudades salen dos y eliges. La caravana nunca se queda quieta ni vuelve atrás.
silk_road-rule-3-2 = En la última ciudad no hay mercado: al llegar la caravana, se acaba la partida.
silk_road-rule-3-3 = El mapa muestra las ciudades, sus colores y sus flechas. No hemos podido ver el mapa original, así que una parte del nuestro es invención nuestra.

## 4

silk_road-rules-section-4 = El mercado
silk_road-rule-4-1 = Cinco ciudades tienen una acción impresa en el mapa. Si eres tú quien ha llevado allí la caravana, puedes usarla una vez como bonificación.
silk_road-rule-4-2 = Decide sobre la bonificación antes de tomar loseta. Si la dejas pasar, se pierde: quien reciba el peón más tarde en esa ronda tampoco podrá usarla.
silk_road-rule-4-3 = Con el peón en la mano, eliges la loseta de la ciudad que quieras. Tienes que tomar una, aunque ninguna te sirva.
silk_road-rule-4-4 = Haz lo que dice la loseta del todo, en parte o nada. En cualquier caso, desaparece del mapa.
silk_road-rule-4-5 = Los Estafadores y Trocadores se quedan a la vista delante de ti hasta que los gastes, y los Visires usados se apartan. Las demás losetas se descartan tras su uso y no vuelven.
silk_road-rule-4-6 = Después pon una ficha de turno delante de ti. El peón y las demás fichas se los das a otra persona, la que quieras, mientras le quede turno en esa ronda.
silk_road-rule-4-7 = La ficha indica que ya has tenido tu turno. En partidas de tres, cada cual puede tener dos turnos y reunir dos fichas.
silk_road-rule-4-8 = El peón no se puede rechazar: toma una loseta y entrégalo después de la misma manera.
silk_road-rule-4-9 = El mercado cierra cuando alguien se lleva la última loseta de la ciudad.
silk_road-rule-4-10 = Entonces el peón es para quien se ha quedado sin turno o, en partidas de tres, con uno solo. Recibe todas las fichas y empieza la ronda siguiente como líder.
silk_road-rule-4-11 = Mientras queden losetas no puedes quedarte el peón, tampoco en partidas de tres. Pero cuando se acaban es para quien tenga una sola ficha, y puede ser quien ha tomado la última.
silk_road-rule-4-12 = Tras un Trocador, al cerrar el mercado puede quedarles turno a varias personas. Quien ha tomado la última loseta decide a quién le da el peón.
silk_road-rule-4-13 = Al empezar cada ronda, el líder recoge otra vez todas las fichas de turno.
silk_road-rule-4-14 = En el mapa puedes comprar seda en Dunhuang, frutos secos en Koria y joyas en Kashgar, y vender especias en Merv y marfil en Susia.

## 5

silk_road-rules-section-5 = Las losetas
silk_road-rule-5-1 = Con un Vendedor vendes cuantas mercancías quieras de su tipo. Por la primera te dan 4 monedas de plata; por la segunda, 3; por la tercera, 2; y por cada una de las demás, 1.
silk_road-rule-5-2 = Con un Comprador compras cuantas mercancías quieras de su tipo. La primera cuesta 1 moneda de plata; la segunda, 2; la tercera, 3; y cada una de las demás, 4.
silk_road-rule-5-3 = Cada acción empieza de nuevo por el primer precio, aunque en un mismo turno uses una acción impresa y una loseta iguales.
silk_road-rule-5-4 = No puedes comprar más de lo que te permite tu dinero ni más de lo que hay en la bolsa.
silk_road-rule-5-5 = Con un Comerciante entregas lo que muestra a la izquierda y recibes lo que muestra a la derecha. Puedes hacerlo una vez, dos o ninguna.
silk_road-rule-5-6 = Necesitas todo lo de la izquierda, y en la bolsa tiene que haber todo lo de la derecha; lo que entregas entra antes en ella. No hay cambios a medias.
silk_road-rule-5-7 = Un comerciante especial acepta mercancías de cualquier tipo y te da otras tantas de los tipos que quieras: hasta cuatro o, en algunas losetas, hasta dos.
silk_road-rule-5-8 = Un comerciante especial se usa una sola vez. Cambia de una en una y para cuando quieras, pero no más veces que mercancías tenías al empezar.
silk_road-rule-5-9 = El Ladrón le quita una mercancía a quien tú digas. Decide el azar, y todas las que haya tras esa pantalla tienen las mismas opciones.
silk_road-rule-5-10 = Qué se ha robado solo lo saben quien roba y su víctima. Si detrás de la pantalla no había nada, el Ladrón vuelve con las manos vacías y la loseta se gasta igual.
silk_road-rule-5-11 = Con el Gran Visir, di un tipo que ningún otro Visir haya pedido. Después cada cual, tú también, muestra a la vez cuantas fichas quiera de ese tipo. Puedes ocultar parte o todas.
silk_road-rule-5-12 = La banca paga 5 monedas de plata a quien más muestra y 3 a quien queda en segundo lugar. Si hay empate, cada cual cobra la cantidad entera. Por no mostrar nada no se cobra.
silk_road-rule-5-13 = Lo que muestras sigue siendo tuyo. Si nadie muestra nada, nadie cobra, pero ese tipo ya cuenta como pedido.
silk_road-rule-5-14 = Junto a cada uno de los cinco primeros Visires usados se deja una ficha de su tipo, sacada de la bolsa para toda la partida. Si no queda ninguna, o con el sexto Visir, no se deja nada.
silk_road-rule-5-15 = Cuando ya se han pedido los cinco tipos, el sexto Visir puede volver a pedir cualquiera.
silk_road-rule-5-16 = Si tomas un Visir y no lo usas, no pide nada y no cuenta.
silk_road-rule-5-17 = Guarda el Estafador hasta que te convenga. Al hacer una acción, gástalo para convertir un tipo de mercancía de esa loseta en otro cualquiera, solo por esa vez.
silk_road-rule-5-18 = Sirve con un Comprador, un Vendedor o un Comerciante, en loseta o impreso en el mapa. No sirve con losetas que no muestran ningún tipo.
silk_road-rule-5-19 = En un Comerciante cambia un tipo de uno de los lados, en todos sus símbolos y para los dos cambios. Ese tipo no se cambia dos veces; el nuevo puede estar ya en la loseta.
silk_road-rule-5-20 = Puedes gastar un Estafador ya en tu próxima acción, incluso en la misma ciudad. Con varios puedes cambiar varias cosas de una loseta.
silk_road-rule-5-21 = El Trocador también se guarda. Solo te sirve a partir de la ciudad siguiente.
silk_road-rule-5-22 = Allí lo gastas para tomar dos losetas en un turno. Termina con la primera y elige luego la segunda.
silk_road-rule-5-23 = Lo decides al acabar con tu primera loseta, si queda otra en la ciudad. En un turno solo puedes usar un Trocador.
silk_road-rule-5-24 = Aunque tomes dos losetas, pones una sola ficha de turno. Así que en ese mercado hay un turno menos: desde cuatro jugadores, se queda sin turno una persona más de lo habitual; en partidas de tres, sobra un turno más.
silk_road-rule-5-25 = Los Estafadores y Trocadores que te queden al final no dan puntos.
silk_road-rule-5-26 = Hay 90 losetas, la mitad naranjas y la mitad violetas. No sabemos cuántas hay de cada una en el juego original, así que casi todas esas cantidades son nuestras.

## 6

silk_road-rules-section-6 = El final
silk_road-rule-6-1 = La partida acaba en el mismo momento en que la caravana entra en la última ciudad.
silk_road-rule-6-2 = Cada moneda de plata vale 1 punto; cada una de oro, 5; y cada mercancía que te quede, 1.
silk_road-rule-6-3 = En cada uno de los cinco tipos, tener más que nadie da 2 puntos. Si hay empate en cabeza, no se los lleva nadie.
silk_road-rule-6-4 = Gana quien tenga más puntos.
silk_road-rule-6-5 = Si hay empate a puntos, la victoria se comparte.

## 7

silk_road-rules-section-7 = La bolsa, lo visible y lo oculto
silk_road-rule-7-1 = No hay más mercancías que esas 75. Después del principio se sacan de la bolsa por su tipo, nunca a ciegas, y lo que vendes o entregas vuelve a ella.
silk_road-rule-7-2 = A la banca nunca se le acaba el dinero.
silk_road-rule-7-3 = Todo el mundo ve el mapa, las losetas, los peones y las fichas de turno, y todo lo que se hace a la vista: pujas, pagos, tratos, lo mostrado a un Visir y quién ha robado a quién.
silk_road-rule-7-4 = Oculto queda lo que tienes tras la pantalla, las tres mercancías que sacaste, el contenido de la bolsa y, salvo para ladrón y víctima, lo que se lleva un Ladrón. Tampoco se muestran las losetas que sobran.
silk_road-rule-7-5 = Se puede hablar y prometer cuanto se quiera, pero nadie está obligado a cumplir. Nadie puede dar ni vender nada a otra persona.
silk_road-rule-7-6 = Si así se acuerda, una hoja de notas te ayuda a recordar: el dinero y el número de mercancías de cada cual, y qué tipos tiene seguro. No dice nada que no hubieras podido apuntar tú.

## 8

silk_road-rules-section-8 = Al revés
silk_road-rule-8-1 = En esta variante, la caravana sale de Antioch, sigue todas las flechas en sentido contrario y llega a Chang’An.
silk_road-rule-8-2 = También las losetas cambian de lado: las de dorso violeta van al este y las de dorso naranja, al oeste.
silk_road-rule-8-3 = Ahora las últimas son Lanzhou y Yumen, así que allí no hay Estafadores ni Trocadores. En Aleppo y en Tyre sí puede haberlos.
silk_road-rule-8-4 = Lo que está impreso en el mapa se queda donde está.

## Dibujos

silk_road-rules-picture-goods = Los cinco tipos de mercancías: marfil, seda, joyas, frutos secos y especias.
silk_road-rules-picture-lead = El peón de líder con sus fichas de turno: tres en partidas de cuatro.
silk_road-rules-picture-map = De Yumen salen dos flechas, una a Dunhuang y otra a Turfan. Elige quien es líder.
silk_road-rules-picture-market = Cuatro jugadores, tres losetas: tres personas tendrán turno y la restante empezará la ronda siguiente como líder.
silk_road-rules-picture-buyer = Lo que cuestan de una a cuatro mercancías con un Comprador.
silk_road-rules-picture-seller = Lo que te dan por una a cuatro mercancías con un Vendedor.
silk_road-rules-picture-traders = Una ficha de marfil por dos de seda; una de especias por una de seda y una de joyas; hasta cuatro mercancías por otras que tú elijas.
silk_road-rules-picture-people = El Ladrón y el Gran Visir.
silk_road-rules-picture-kept = Dos losetas que se guardan: el Estafador y el Trocador.
silk_road-rules-picture-score = Monedas por valor de 12 y cuatro mercancías son 16 puntos. Si nadie tiene tanta seda, 2 más: 18.

### Las lecciones de Silk Road. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene después
### de la primera acción, etcétera), una respuesta a otra cosa permitida y unas palabras al resolverla.

silk_road-lesson-sell-title = Vende mercancías
silk_road-lesson-sell-text = Viajas en una caravana y quieres hacer fortuna. En cada ciudad hay losetas para elegir. Con un Vendedor te dan 4 monedas de plata por la primera mercancía de su tipo, 3 por la segunda, 2 por la tercera y 1 por cada una de las demás.
silk_road-lesson-sell-task = Tienes el peón de líder, así que te toca elegir loseta. Tras tu pantalla hay mucha seda: toma el Vendedor de seda.
silk_road-lesson-sell-task-2 = Ahora vende las tres fichas de seda.
silk_road-lesson-sell-else = Puedes hacerlo, pero lo que más tienes es seda. Toma el Vendedor de seda y vende las tres.
silk_road-lesson-sell-solved = Te han dado 9 monedas de plata: 4, 3 y 2. Cada loseta se usa una sola vez; esta ya no está en la ciudad.

silk_road-lesson-buy-title = Compra mercancías
silk_road-lesson-buy-text = En el este, de donde sale la caravana, se compra barato. Con un Comprador, la primera mercancía de su tipo te cuesta 1 moneda de plata; la segunda, 2; la tercera, 3; y cada una de las demás, 4.
silk_road-lesson-buy-task = Tienes 10 monedas de plata y ninguna especia. Toma el Comprador de especias.
silk_road-lesson-buy-task-2 = Compra tres fichas de especias. La cuarta costaría 4 monedas de plata y difícilmente la recuperarías.
silk_road-lesson-buy-else = Está permitido. Esta vez usa el Comprador y compra tres fichas de especias.
silk_road-lesson-buy-solved = Has pagado 6 monedas de plata. Si en el oeste encuentras un Vendedor para las tres, te darán 9.

silk_road-lesson-pawn-title = Entrega el peón
silk_road-lesson-pawn-text = Tras tu acción te quedas una ficha de turno y das el peón a alguien que aún no tenga ninguna, que toma la siguiente loseta. Hay una loseta menos que jugadores: quien se queda sin ella empieza la ronda siguiente como líder.
silk_road-lesson-pawn-task = Queda una loseta, un Vendedor de marfil. Con un Estafador serviría para cualquier otra mercancía. Así que da el peón a quien no tiene Estafador.
silk_road-lesson-pawn-else = Puedes hacerlo, pero con su Estafador le sacaría más partido a la loseta. Dale el peón a la otra persona.
silk_road-lesson-pawn-solved = Ya no quedan losetas, y el peón ha ido a la única persona sin ficha de turno. Empezará la ronda siguiente como líder, pero quizá no lo siga siendo: antes hay una subasta.

silk_road-lesson-auction-title = La subasta
silk_road-lesson-auction-text = Antes de cada viaje se puja por el peón, una vez por persona; el líder no puja. Después, el líder vende el peón por la puja más alta o paga esa misma cantidad a quien la ha hecho y se lo queda.
silk_road-lesson-auction-task = De Merv se puede ir a Susia, donde el líder puede vender marfil como bonificación. Tú tienes tres fichas. La puja más alta es 2: puja 3.
silk_road-lesson-auction-task-2 = El líder te ha vendido el peón. Ahora eliges tú el camino: ve a Susia.
silk_road-lesson-auction-task-3 = La bonificación está impresa en el mapa, solo para ti y solo antes de tomar loseta. Úsala.
silk_road-lesson-auction-task-4 = Vende las tres fichas de marfil.
silk_road-lesson-auction-else = Puedes hacerlo. Esta vez puja 3, lleva la caravana a Susia y aprovecha su bonificación para vender todo tu marfil.
silk_road-lesson-auction-solved = Has pagado 3 monedas de plata y has ganado 9, y además eres quien elige loseta primero: hay un Vendedor para tu seda.

silk_road-lesson-settle-title = Vender o pagar
silk_road-lesson-settle-text = Cuando eres líder, el resto puja por tu peón. Véndelo por la puja más alta o paga esa cantidad y sigue como líder. Aunque lo vendas, todavía puede tocarte una loseta.
silk_road-lesson-settle-task = Te ofrecen 5 monedas de plata. En las dos ciudades siguientes hay un Vendedor de joyas para ti, así que no necesitas elegir camino: vende el peón.
silk_road-lesson-settle-task-2 = El nuevo líder ya ha jugado y te da el peón. Toma el Vendedor de joyas.
silk_road-lesson-settle-task-3 = Vende las dos fichas de joyas.
silk_road-lesson-settle-else = Puedes hacerlo. Pero mira cuánto puedes ganar: vende el peón y después las dos fichas de joyas.
silk_road-lesson-settle-solved = ¡Has ganado 5 monedas de plata con el peón y 7 con las joyas! Pero sin el peón nunca tienes el turno asegurado: siempre hay alguien que se queda sin él.

silk_road-lesson-crook-title = El Estafador
silk_road-lesson-crook-text = El Estafador se guarda hasta que haga falta. Al usar un Comprador, un Vendedor o un Comerciante puedes gastarlo para cambiar un tipo de mercancía de la loseta por otro cualquiera.
silk_road-lesson-crook-task = Tienes tres fichas de joyas, pero aquí no hay dónde venderlas. Toma de todos modos el Vendedor de especias.
silk_road-lesson-crook-task-2 = Gasta tu Estafador: convierte las especias en joyas.
silk_road-lesson-crook-task-3 = Ahora la loseta es un Vendedor de joyas. Vende las tres.
silk_road-lesson-crook-else = Puedes hacerlo. Esta vez deja que te ayude el Estafador: toma el Vendedor de especias, conviértelas en joyas y vende tres.
silk_road-lesson-crook-solved = Te ha valido 9 monedas de plata, y el Estafador ya está gastado. Al final de la partida no te habría dado nada.

silk_road-lesson-barterer-title = Una segunda loseta
silk_road-lesson-barterer-text = El Trocador también se guarda. En una ciudad posterior te da una segunda loseta en el mismo turno. Con un Comerciante cambias mercancías: lo de la izquierda por lo de la derecha, hasta dos veces.
silk_road-lesson-barterer-task = Ya has usado tu primera loseta y quedan dos más. Gasta tu Trocador.
silk_road-lesson-barterer-task-2 = Toma el Comerciante que da dos fichas de seda por una de marfil.
silk_road-lesson-barterer-task-3 = Tienes dos fichas de marfil. Cambia la primera.
silk_road-lesson-barterer-task-4 = Ahora, la segunda.
silk_road-lesson-barterer-else = Puedes hacerlo. Esta vez usa el Trocador para tomar el Comerciante y cambia dos veces.
silk_road-lesson-barterer-solved = Dos fichas de marfil se han convertido en cuatro de seda, y por las dos losetas pones una sola ficha de turno. Así que esta vez se quedarán sin turno dos personas.

silk_road-lesson-vizier-title = El Gran Visir
silk_road-lesson-vizier-text = Quien toma un Gran Visir dice un tipo de mercancía que ningún Visir haya pedido aún. Luego cada cual, tú también, muestra a la vez cuantas quiera. Mostrar más que nadie da 5 monedas de plata y quedar en segundo lugar, 3; nadie pierde sus mercancías.
silk_road-lesson-vizier-task = Has reunido seda. Toma el Gran Visir antes de que lo haga otra persona.
silk_road-lesson-vizier-task-2 = Las joyas ya se han pedido. Pide seda.
silk_road-lesson-vizier-task-3 = Muestra las tres fichas de seda.
silk_road-lesson-vizier-else = Puedes hacerlo, pero tu fuerte es la seda. Toma el Gran Visir, pide seda y muestra las tres.
silk_road-lesson-vizier-solved = Nadie ha mostrado tantas: 5 monedas de plata para ti y 3 para quien ha mostrado dos. Aún tienes tu seda y podrás venderla.

silk_road-lesson-end-title = Llega a Antioch
silk_road-lesson-end-text = En Antioch se acaba la partida. Cada moneda de plata vale 1 punto, y cada mercancía que te quede, también. Tener más que nadie de un tipo da 2 puntos.
silk_road-lesson-end-task = Es el último mercado y tienes cuatro fichas de seda. Por la cuarta solo te darían 1 moneda de plata, y con ella quizá seas quien más seda tenga. Vende tres y quédate una.
silk_road-lesson-end-task-2 = Una última subasta. En Antioch no hay mercado, así que ser líder ya no sirve de nada: pasa.
silk_road-lesson-end-else = Puedes hacerlo, pero te cuesta puntos. Vende tres fichas de seda, quédate la última y después pasa.
silk_road-lesson-end-solved = ¡Ganas con 29 puntos frente a 28, 28 y 25! Si hubieras vendido toda la seda, te habrías quedado en 27. Ya sabes lo necesario para tu primera partida.

### Dibujado con texto, como hace `caravansary show`: breve, en minúsculas, en filas de cosas.

# Una letra por dorso de las losetas: naranja, violeta.
silk_road-drawing-letters = n v
silk_road-drawing-round = ronda { $number }
silk_road-drawing-caravan = caravana en { $city }
silk_road-drawing-printed = (impreso: { $what })
silk_road-drawing-tile-good = { $tile } de { $good }
silk_road-drawing-tile-trade = { $tile }: { $give } por { $get }
silk_road-drawing-tile-swaps = { $tile } de { $count }
silk_road-drawing-many = { $count } de { $good }
silk_road-drawing-bids = pujas: { $text }
silk_road-drawing-bid = asiento { $number }: { $bid }
silk_road-drawing-pass = asiento { $number }: pasa
silk_road-drawing-action = acción del asiento { $number }: { $what }
silk_road-drawing-named = ya nombradas por Visires: { $text }
silk_road-drawing-pawn = peón de líder
silk_road-drawing-tokens = { $count ->
    [one] { $count } ficha de turno
   *[other] { $count } fichas de turno
}
silk_road-drawing-crooks = { $count ->
    [one] { $count } Estafador
   *[other] { $count } Estafadores
}
silk_road-drawing-barterers = { $count ->
    [one] { $count } Trocador
   *[other] { $count } Trocadores
}
silk_road-drawing-money = plata { $money }
silk_road-drawing-no-goods = sin mercancías
silk_road-drawing-noted = anotado: plata { $money }, { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías
}

## La guía rápida

silk_road-reference-turn-1 = Subasta: cada uno de los demás puja una vez, siempre más alto, o pasa. Quien es líder vende el peón por la puja más alta o paga lo mismo para quedárselo.
silk_road-reference-turn-2 = Viaje: quien es líder lleva la caravana por una flecha y puede usar la bonificación impresa en la ciudad.
silk_road-reference-turn-3 = Mercado: toma una loseta, úsala y entrega el peón a alguien a quien le quede turno.
silk_road-reference-turn-4 = Quien se queda sin turno: empieza como líder la ronda siguiente.
silk_road-reference-cost-1 = Comprador, 1.ª, 2.ª, 3.ª mercancía y siguientes: pagas 1, 2, 3, 4
silk_road-reference-cost-2 = Vendedor, 1.ª, 2.ª, 3.ª mercancía y siguientes: cobras 4, 3, 2, 1
silk_road-reference-cost-3 = Comerciante: lo de la izquierda por lo de la derecha, hasta dos veces
silk_road-reference-cost-4 = Comerciante especial: como mucho tantas mercancías como muestra, por otras que elijas
silk_road-reference-cost-5 = Ladrón: una mercancía al azar de detrás de una pantalla
silk_road-reference-cost-6 = Gran Visir: di un tipo; quien más muestra recibe 5; quien queda en segundo lugar, 3
silk_road-reference-cost-7 = Estafador, se guarda: cambia un tipo de una loseta, una vez
silk_road-reference-cost-8 = Trocador, se guarda: una segunda loseta en otra ciudad, una vez
silk_road-reference-score-1 = Dinero: 1 por cada moneda de plata, 5 por cada una de oro
silk_road-reference-score-2 = Cada mercancía: 1
silk_road-reference-score-3 = Más que nadie de un tipo: 2
silk_road-reference-end-1 = La caravana llega a la última ciudad: gana quien tenga más puntos.

## Qué son las piezas y los lugares, para quien los señala.
silk_road-about-buyer = Comprador: compra cuantas mercancías quieras de este tipo. La primera cuesta 1 moneda de plata; la segunda, 2; la tercera, 3; y cada una de las demás, 4.
silk_road-about-seller = Vendedor: vende cuantas mercancías quieras de este tipo. Por la primera te dan 4 monedas de plata; por la segunda, 3; por la tercera, 2; y por cada una de las demás, 1.
silk_road-about-trader = Comerciante: entrega lo de la izquierda y recibe lo de la derecha; una vez, dos o ninguna.
silk_road-about-special_trader = Comerciante especial: cambia mercancías de cualquier tipo, de una en una, por otras cualesquiera, tantas veces como diga la loseta.
silk_road-about-thief = Ladrón: quítale una mercancía a quien tú digas. El azar decide cuál.
silk_road-about-grand_vizier = Gran Visir: di un tipo de mercancía que ningún Visir haya pedido aún. Mostrar más que nadie da 5 monedas de plata; quedar en segundo lugar, 3. Las mercancías siguen siendo tuyas.
silk_road-about-crook = Estafador: guárdalo. Gástalo al usar un Comprador, un Vendedor o un Comerciante para convertir un tipo de mercancía en otro.
silk_road-about-barterer = Trocador: guárdalo. A partir de la próxima ciudad, gástalo para tomar dos losetas en un turno.
silk_road-about-good = Una mercancía. Al final cada una vale 1 punto, y tener más que nadie de un tipo da 2.
silk_road-about-coin = Dinero: al final, una moneda de plata vale 1 punto; una de oro, 5.
silk_road-about-purse = Tu dinero, que nadie más ve. Al final, cada moneda de plata vale 1 punto; cada una de oro, 5.
silk_road-about-pawn = El peón de líder: quien lo tiene tras la subasta mueve la caravana, toma la primera loseta y decide quién sigue.
silk_road-about-bell = Una ficha de turno: quien la tiene ya ha tenido un turno en esta ciudad.
silk_road-about-notes = Notas: lo que podría haber apuntado de este asiento quien preste atención.
silk_road-about-auction = La subasta: desde la izquierda del líder, cada cual puja una vez o pasa. El líder vende después el peón por la puja más alta, o paga lo mismo para quedárselo.
silk_road-about-screen = Una pantalla: el dinero y las mercancías que hay detrás están ocultos. Lo que hay delante lo ve todo el mundo.
silk_road-about-caravan = La caravana. En cada ronda sigue una flecha hasta la próxima ciudad, donde se toman las losetas.
silk_road-about-city = Una ciudad con sus losetas. Solo se toman losetas en la ciudad donde está la caravana. Lo que lleva impreso una ciudad es una bonificación para quien lleva hasta ella la caravana.
silk_road-about-legend = Qué hace cada tipo de loseta, cuántas quedan por salir y los precios. Ábrelo para leerlo.

## Lo que ha pasado, en pocas palabras junto a un dibujo

silk_road-chip-bids = puja { $bid }
silk_road-chip-passes = pasa
silk_road-chip-sells-pawn = vende el peón por { $money }
silk_road-chip-pays = paga { $money } y sigue como líder
silk_road-chip-moves = lleva la caravana a { $city }
silk_road-chip-takes = toma: { $tile }
silk_road-chip-sells = vende { $good }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
silk_road-chip-buys = compra { $good }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
silk_road-chip-trades = cambia mercancías
silk_road-chip-robs = roba a { $seat }
    .to-you = te roba
silk_road-chip-asks = pide { $good }
silk_road-chip-shows = muestra { $good }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}

## Losetas que ahora no sirven, antes de tomarlas
silk_road-now-no-goods = Ahora no te serviría: no tienes las mercancías que hacen falta.
silk_road-now-no-silver = Ahora no te serviría: no tienes plata.

### La mesa contada con palabras, para quien la escucha. Quien lee es .to-you.

## Cosas en una lista: $one es cuántas son

silk_road-told-silver = { $one ->
        [1] 1 moneda de plata
       *[other] { $one } monedas de plata
    }
silk_road-told-good-ivory = { $one ->
        [1] 1 ficha de marfil
       *[other] { $one } fichas de marfil
    }
silk_road-told-good-silk = { $one ->
        [1] 1 ficha de seda
       *[other] { $one } fichas de seda
    }
silk_road-told-good-jewels = { $one ->
        [1] 1 ficha de joyas
       *[other] { $one } fichas de joyas
    }
silk_road-told-good-fruits = { $one ->
        [1] 1 ficha de frutos secos
       *[other] { $one } fichas de frutos secos
    }
silk_road-told-good-spices = { $one ->
        [1] 1 ficha de especias
       *[other] { $one } fichas de especias
    }
silk_road-told-one-good = 1 mercancía, sin mostrarla
silk_road-told-nothing = nada, porque no había
silk_road-told-tokens = { $one ->
        [one] { $one } ficha de turno
       *[other] { $one } fichas de turno
    }
silk_road-told-crooks = { $one ->
        [one] { $one } Estafador
       *[other] { $one } Estafadores
    }
silk_road-told-barterers = { $one ->
        [one] { $one } Trocador
       *[other] { $one } Trocadores
    }
silk_road-told-fresh = { $one ->
        [one] { $one } Trocador (de esta misma ciudad, sin uso en ella)
       *[other] { $one } Trocadores ({ $two } de esta misma ciudad, sin uso en ella)
    }

## Lo que está pasando

silk_road-told-now = Ahora en la mesa
silk_road-told-setting-up = Preparación: { $phase }.
silk_road-told-round = Ronda { $number }. { $phase }.
silk_road-told-no-pawn =
    { $count ->
        [one] Nadie tiene aún el peón de líder. Hay { $count } ficha de turno preparada.
       *[other] Nadie tiene aún el peón de líder. Hay { $count } fichas de turno preparadas.
    }
silk_road-told-pawn =
    { $count ->
        [0] El peón de líder lo tiene { $seat }, sin fichas de turno.
        [one] El peón de líder lo tiene { $seat }, con { $count } ficha de turno.
       *[other] El peón de líder lo tiene { $seat }, con { $count } fichas de turno.
    }
    .to-you =
        { $count ->
            [0] Tienes el peón de líder, sin fichas de turno.
            [one] Tienes el peón de líder, con { $count } ficha de turno.
           *[other] Tienes el peón de líder, con { $count } fichas de turno.
        }
silk_road-told-bid = Puja de { $seat }: { $bid }.
    .to-you = Tu puja: { $bid }.
silk_road-told-pass = Pasa { $seat }.
    .to-you = Has pasado.
silk_road-told-no-bid = Nadie ha pujado en esta ronda.
silk_road-told-highest = La puja más alta de esta ronda: { $bid }, de { $seat }.
    .to-you = La puja más alta de esta ronda es tuya: { $bid }.
silk_road-told-action-tile =
    En curso, la loseta de { $seat }: { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile }, hasta { $count } mercancías
       *[plain] { $tile }
    }.
    .to-you =
        En curso, tu loseta: { $sort ->
            [good] { $tile } de { $good }
            [trader] { $tile }, { $give } por { $get }
            [special] { $tile }, hasta { $count } mercancías
           *[plain] { $tile }
        }.
silk_road-told-action-printed =
    En curso, la bonificación de la ciudad para { $seat }: { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile }, hasta { $count } mercancías
       *[plain] { $tile }
    }.
    .to-you =
        En curso, la bonificación de la ciudad para ti: { $sort ->
            [good] { $tile } de { $good }
            [trader] { $tile }, { $give } por { $get }
            [special] { $tile }, hasta { $count } mercancías
           *[plain] { $tile }
        }.
silk_road-told-change =
    Un Estafador ha convertido { $good } en { $into }{ $place ->
        [give] { " " }en lo que se entrega
        [get] { " " }en lo que se recibe
       *[good] { "" }
    }.
silk_road-told-changed =
    Así que ahora es: { $sort ->
        [trader] { $tile }, { $give } por { $get }
       *[good] { $tile } de { $good }
    }.
silk_road-told-uses =
    { $count ->
        [one] Se puede hacer como mucho una vez más.
       *[other] Se puede hacer como mucho { $count } veces más.
    }
silk_road-told-victim = El Ladrón roba a { $seat }.
    .to-you = El Ladrón te roba.
silk_road-told-asked = El Gran Visir pide { $good }.
silk_road-told-chosen = Elección ya hecha: { $names }.
silk_road-told-second = Es la segunda loseta de este turno, por un Trocador.

## El final

silk_road-told-place =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }: { $seat }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .to-you =
        { $place ->
            [1] 1.er puesto
            [3] 3.er puesto
           *[other] { $place }.º puesto
        }: tú, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
silk_road-told-majority = Mayoría de { $good }: { $seat }.
    .to-you = Mayoría de { $good }: tú.
silk_road-told-no-majority = Nadie tiene mayoría de { $goods }.

## La ruta

silk_road-told-ahead = La ruta que queda
silk_road-told-road = La ruta va de { $start } a { $last }.
silk_road-told-road-reverse = La ruta inversa va de { $start } a { $last }.
silk_road-told-step =
    { $count ->
        [one] Al alcance del próximo viaje: { $cities }.
       *[other] Tras { $count } viajes: { $cities }.
    }
silk_road-told-arrived = No queda ninguna ciudad por delante.
silk_road-told-caravan =
    La caravana está en { $city }{ $colour ->
        [orange] , naranja
        [purple] , violeta
       *[none] , sin mercado
    }.
silk_road-told-city =
    { $city }{ $place ->
        [visited] , ya visitada
        [passed] , fuera de alcance
       *[ahead] { "" }
    }{ $colour ->
        [orange] , naranja
        [purple] , violeta
       *[none] , sin mercado
    }.
silk_road-told-tiles =
    { $number ->
        [0] Sin losetas.
        [1] 1 loseta:
       *[other] { $number } losetas:
    }
silk_road-told-tile =
    { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile }, hasta { $count } mercancías
       *[plain] { $tile }
    }{ $number ->
        [1] .
       *[other] { " " }({ $place ->
            [city] hay
           *[spent] son
        } { $number }).
    }
silk_road-told-bonus =
    Bonificación impresa: { $sort ->
        [good] { $tile } de { $good }
        [trader] { $tile }, { $give } por { $get }
        [special] { $tile }, hasta { $count } mercancías
       *[plain] { $tile }
    }.
silk_road-told-barred = Ahí nunca hay Estafadores ni Trocadores.
silk_road-told-exits =
    { $number ->
        [0] De ahí no sale ninguna flecha.
        [1] Flecha a { $cities }.
       *[other] Flechas a { $cities }.
    }
silk_road-told-behind = La ruta recorrida
silk_road-told-path = El camino hasta ahora: { $cities }.

## Visires, losetas gastadas y precios

silk_road-told-box = Visires, losetas gastadas y precios
silk_road-told-viziers =
    { $number ->
        [0] No se ha usado ningún Gran Visir.
        [1] Se ha usado 1 Gran Visir.
       *[other] Se han usado { $number } Grandes Visires.
    }
silk_road-told-named = Hasta ahora han pedido: { $goods }.
silk_road-told-markers = Marcas junto a ellos, fuera de juego: { $goods }.
silk_road-told-discard =
    { $number ->
        [0] No se ha gastado ninguna loseta.
        [1] Se ha gastado 1 loseta:
       *[other] Se han gastado { $number } losetas:
    }
silk_road-told-to-deal = Losetas por repartir o que sobrarán: { $orange } naranjas, { $purple } violetas.
silk_road-told-all-dealt = No sobra ninguna loseta.
silk_road-told-undealt = Losetas que sobran, fuera del juego: { $orange } naranjas, { $purple } violetas.
silk_road-told-buy = Con un Comprador, de 1 a { $count } mercancías cuestan en total { $sums } monedas de plata, y cada una de las demás, { $more } más.
silk_road-told-sell = Con un Vendedor, de 1 a { $count } mercancías dan en total { $sums } monedas de plata, y cada una de las demás, { $more } más.

## Los jugadores

silk_road-told-you = Tú
silk_road-told-others = Los demás
silk_road-told-players = Los jugadores
silk_road-told-notes = Tu hoja de notas
silk_road-told-lately = Mercancías a la vista últimamente, de lo más antiguo a lo más nuevo
silk_road-told-behind-screen =
    { $count ->
        [0] Tras la pantalla de { $seat }: { $money }, sin mercancías.
        [one] Tras la pantalla de { $seat }: { $money }, { $count } mercancía: { $goods }.
       *[other] Tras la pantalla de { $seat }: { $money }, { $count } mercancías: { $goods }.
    }
    .to-you =
        { $count ->
            [0] Tras tu pantalla: { $money }, sin mercancías.
            [one] Tras tu pantalla: { $money }, { $count } mercancía: { $goods }.
           *[other] Tras tu pantalla: { $money }, { $count } mercancías: { $goods }.
        }
silk_road-told-worth =
    { $points ->
        [one] En total, { $points } punto, mayorías aparte.
       *[other] En total, { $points } puntos, mayorías aparte.
    }
silk_road-told-before-screen = Delante de la pantalla de { $seat }: { $things }.
    .to-you = Delante de tu pantalla: { $things }.
silk_road-told-bare-screen = Delante de la pantalla de { $seat }: nada.
    .to-you = Delante de tu pantalla: nada.
silk_road-told-may-act = Con turno aún en esta ronda.
silk_road-told-acted = Ya sin turno en esta ronda.
silk_road-told-shown = Has elegido mostrar { $goods }.
silk_road-told-noted =
    { $count ->
        [0] Anotado de { $seat }: { $money }, sin mercancías.
        [one] Anotado de { $seat }: { $money }, { $count } mercancía.
       *[other] Anotado de { $seat }: { $money }, { $count } mercancías.
    }
silk_road-told-known = Con seguridad: { $goods }.
silk_road-told-unknown =
    { $count ->
        [one] De un tipo que no conoces: { $count } mercancía.
       *[other] De tipos que no conoces: { $count } mercancías.
    }
silk_road-told-gave = Ha entregado { $seat }: { $goods }.
    .to-you = Has entregado: { $goods }.
silk_road-told-got = Ha recibido { $seat }: { $goods }.
    .to-you = Has recibido: { $goods }.
silk_road-told-showed = Ha mostrado { $seat }: { $goods }.
    .to-you = Has mostrado: { $goods }.
silk_road-told-marked = Marca puesta junto a un Visir: { $good }.
silk_road-told-unmarked = Ninguna marca junto a un Visir: en la bolsa no había { $good }.
silk_road-told-stole = Ha robado { $seat } a { $active }: { $goods }.
silk_road-told-you-stole = Has robado a { $seat }: { $goods }.
silk_road-told-stole-from-you = Te ha robado { $seat }: { $goods }.

## Lo que viene después

silk_road-told-over = La partida ha terminado.
silk_road-told-moves =
    { $count ->
        [one] El próximo viaje llega a { $city } y acaba la partida.
       *[other] Tras { $count } viajes la caravana está en { $city } y acaba la partida.
    }
silk_road-told-moves-between = Al cabo de { $count } a { $most } viajes, la caravana está en { $city } y acaba la partida.
silk_road-told-next-setup = Cuando estén repartidas las losetas, las mercancías y el peón de líder, empieza la primera subasta.
silk_road-told-next-bid = Ahora puja o pasa { $seat }.
    .to-you = Ahora pujas o pasas.
silk_road-told-next-bids = Después: { $names }.
silk_road-told-next-answer = Luego, si hay alguna puja, responde a la más alta { $seat }: vende por ella el peón o paga lo mismo y se lo queda.
    .to-you = Luego, si hay alguna puja, respondes a la más alta: vendes por ella el peón o pagas lo mismo y te lo quedas.
silk_road-told-next-settle = Ahora responde a la puja más alta { $seat }: vende por ella el peón o paga lo mismo y se lo queda.
    .to-you = Ahora respondes a la puja más alta.
silk_road-told-next-move = Luego, quien tenga el peón mueve la caravana.
silk_road-told-next-moves = Ahora mueve la caravana { $seat }.
    .to-you = Ahora mueves la caravana.
silk_road-told-next-market = La misma persona toma allí la primera loseta y entrega el peón.
silk_road-told-next-end = Allí acaba la partida.
silk_road-told-next-printed = Ahora usa la bonificación de la ciudad o renuncia a ella { $seat }, y después toma una loseta.
    .to-you = Ahora usas la bonificación de la ciudad o renuncias a ella; después tomas una loseta.
silk_road-told-next-take = Ahora toma una loseta { $seat }.
    .to-you = Ahora tomas una loseta.
silk_road-told-next-second_tile = Ahora gasta o guarda un Trocador { $seat }.
    .to-you = Ahora gastas un Trocador o lo guardas.
silk_road-told-next-hand_on = Ahora entrega el peón { $seat }.
    .to-you = Ahora entregas el peón.
silk_road-told-next-action = Ahora lleva a cabo la acción { $seat }.
    .to-you = Ahora llevas a cabo la acción.
silk_road-told-next-steal = Ahora el azar decide qué mercancía roba { $seat }.
    .to-you = Ahora el azar decide qué mercancía robas.
silk_road-told-next-show = Por elegir qué mostrar: { $names }.
silk_road-told-next-round = Cuando no queden losetas aquí, el peón es para alguien a quien le quede turno y empieza la ronda siguiente.
silk_road-told-next-last = Cuando no queden losetas aquí, el peón es para alguien a quien le quede turno y empieza la última ronda.

## Lo que trae una opción

silk_road-told-then = Entonces tendrás { $things }.
silk_road-told-paid = Si la pagas, tendrás { $money }.
silk_road-told-alike = Aquí hay { $number } iguales.
silk_road-told-have = Tienes { $goods }.
silk_road-told-kept = La guardas para más tarde.
silk_road-told-could-buy =
    { $count ->
        [0] Tienes { $money } y no puedes pagar ninguna.
        [one] Con { $money } puedes pagar { $count } ficha.
       *[other] Con { $money } puedes pagar hasta { $count } fichas.
    }
silk_road-told-could-sell = Por { $goods } te darían { $money }.
silk_road-told-could-trade =
    { $number ->
        [0] No tienes las mercancías que se entregan.
        [1] Tus mercancías llegan para un cambio.
       *[other] Tus mercancías llegan para { $number } cambios.
    }
silk_road-told-could-swap =
    { $count ->
        [one] Tienes { $count } mercancía que cambiar.
       *[other] Tienes mercancías para hasta { $count } cambios.
    }
silk_road-told-could-ask = Puede pedir { $goods }. De eso tienes { $things }.
silk_road-told-could-ask-none = Puede pedir { $goods }. De eso no tienes nada.
