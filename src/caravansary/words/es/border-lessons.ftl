### Las lecciones de The Border. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene
### tras la primera acción, etc.), una respuesta a otra cosa permitida y unas palabras al resolverla.

border-lesson-goal-title = Cierra un área
border-lesson-goal-text = En tu mapa hay nueve áreas, rodeadas por casillas de colores. Tacha todas las casillas que rodean un área y será tuya.
border-lesson-goal-task = Alrededor de la villa solo queda una casilla abierta. Tacha la casilla gris que brilla.
border-lesson-goal-else = Puedes terminar sin tachar nada, pero entonces la villa sigue abierta. Tacha la casilla que brilla.
border-lesson-goal-solved = ¡La villa está cerrada! Te da 9 puntos, porque nadie la había cerrado antes.

border-lesson-roll-title = Tira y guarda
border-lesson-roll-text = Cuando te toca ser el jugador activo, tiras cinco dados, hasta tres veces. Tras cada tirada eliges cuáles vuelves a tirar.
border-lesson-roll-task = Dos dados grises son un buen comienzo. Recoge los otros tres y vuelve a tirarlos.
border-lesson-roll-task-2 = Tres dados grises: justo lo que necesitas. Te queda una tirada, pero puedes plantarte aquí.
border-lesson-roll-else = Podrías hacerlo. Esta vez guarda solo los dados grises y plántate cuando tengas tres.
border-lesson-roll-solved = Solo cuenta lo que hay ahora sobre la mesa. Lo siguiente es gastar estos dados.

border-lesson-segment-title = Completa un segmento
border-lesson-segment-text = En la primera acción se tachan segmentos enteros: cadenas de casillas de un mismo color, en cualquier parte de tu tablero. Necesitas tantos dados de ese color como casillas le falten.
border-lesson-segment-task = Tienes tres dados grises. Completa el segmento gris de tres, abajo. Si quieres, prueba antes con otro segmento.
border-lesson-segment-else = También se puede, pero deja un dado gris sin usar. Completa el segmento gris de tres.
border-lesson-segment-solved = Tres dados, tres cruces. Empezar un segmento sin completarlo no habría estado permitido.

border-lesson-several-title = Varios a la vez
border-lesson-several-text = En un turno puedes completar varios segmentos. Si uno ya tiene casillas tachadas, cuesta solo las que le faltan.
border-lesson-several-task = La mitad del segmento verde de la derecha ya está tachada. Complétalo, y también el amarillo de dos, en el orden que quieras.
border-lesson-several-task-2 = Muy bien. Aún tienes los dados para el otro segmento que brilla: complétalo también.
border-lesson-several-else = Se puede, pero hoy queremos los dos segmentos que brillan: dos dados verdes para uno y dos amarillos para el otro.
border-lesson-several-solved = Cuatro dados para dos segmentos. Tu rival solo ha podido usar el dado naranja que has dejado.

border-lesson-left-title = Lo que dejas a los demás
border-lesson-left-text = Los dados que no usas no se pierden: los demás pueden usarlos en la segunda acción, cada uno para una cruz. Todos disponen de todos esos dados.
border-lesson-left-task = Ya has gastado los dos dados grises. Usa también los amarillos, para dejar solo el azul.
border-lesson-left-else = Si terminas ahora, quedan tres dados para los demás. Completa antes el segmento amarillo.
border-lesson-left-solved = Cada rival ha tachado una casilla azul: el mismo dado ha servido para todos.

border-lesson-chain-title = De vecina en vecina
border-lesson-chain-text = En la segunda acción de una ronda ajena tachas casilla a casilla. Cada una debe tocar otra ya tachada; las blancas cuentan desde el principio.
border-lesson-chain-task = Te quedan dos dados azules y uno verde. Empieza por la casilla azul que hay junto a la blanca.
border-lesson-chain-task-2 = Tu nueva cruz también es vecina. Sigue con la próxima casilla azul.
border-lesson-chain-task-3 = Ahora la casilla verde ya tiene una vecina tachada. Táchala.
border-lesson-chain-else = Puedes terminar antes, pero aún tienes dados. Sigue con la casilla que brilla.
border-lesson-chain-solved = Tres dados, una cadena de tres. Aquí también puedes empezar un segmento sin completarlo.

border-lesson-all-title = Los cinco dados usados
border-lesson-all-text = Si el jugador activo usa los cinco dados, no sobra ninguno. Entonces cada uno de los demás elige uno de los cinco para una sola cruz.
border-lesson-all-task = Hay varias casillas posibles, pero solo tienes una cruz. Tacha la casilla roja que cierra la capilla.
border-lesson-all-else = Se puede, pero sería tu única cruz. Cierra la capilla con ella.
border-lesson-all-solved = Un dado, una cruz, y la capilla es tuya.

border-lesson-values-title = Antes o después
border-lesson-values-text = Cada área tiene dos valores. Quien la cierra antes que nadie recibe el más alto; quien la cierra en una acción posterior, el más bajo.
border-lesson-values-task = Un dado rojo: puedes cerrar la capilla o el puente. La capilla ya la tiene alguien desde hace tiempo, así que cierra el puente.
border-lesson-values-else = Se puede, pero da menos: el valor más alto de la capilla ya no está. Cierra el puente mientras sigue libre.
border-lesson-values-solved = El puente te da 6 puntos. La capilla solo te habría dado 2, y no se va a escapar.

border-lesson-end-title = El final
border-lesson-end-text = Cuando alguien cierra su sexta área, los demás aún juegan la segunda acción; después termina la partida y gana quien tenga más puntos. Si hay empate, decide la mejor área.
border-lesson-end-task = Tienes cinco áreas. Cierra la sexta: completa el largo segmento rojo que rodea el puente.
border-lesson-end-else = Se puede, pero no cierra ningún área. Completa el largo segmento rojo que rodea el puente.
border-lesson-end-solved = Tu rival ha cerrado la villa y te ha alcanzado. Pero tu castillo dio 12 puntos de golpe, más que cualquier área suya: ¡ganas!
