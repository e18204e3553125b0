### Las reglas de The Border: una entrada por cada regla de docs/rules/border.md, en su orden. El número de la clave es el de
### la regla: border-rule-4-2 es BORDER-4.2. La página se compone a partir de este archivo.

border-rules-title = The Border: las reglas
border-rules-minute = El juego en un minuto
border-rules-minute-1 = Tu mapa tiene nueve áreas, rodeadas por casillas de colores. Tacha todas las casillas que rodean un área y será tuya: las grandes dan más puntos, y quien cierra una antes que nadie se lleva su valor más alto.
border-rules-minute-2 = En tu turno tiras cinco dados de colores, hasta tres veces, y completas con ellos segmentos enteros. Cada dado que no uses ayuda a los demás, que van ampliando sus cruces casilla a casilla.
border-rules-minute-3 = En cuanto alguien ha cerrado seis áreas, se juega la ronda hasta el final. Gana quien tenga más puntos.

## 1

border-rules-section-1 = Preparación
border-rule-1-1 = Pueden jugar dos, tres o cuatro personas; las reglas no cambian con el número.
border-rule-1-2 = Cada cual recibe uno de los cuatro tableros. Los que sobran no se usan.
border-rule-1-3 = Los tableros se reparten al azar, cada uno una sola vez. También se puede acordar quién se queda con cuál.
border-rule-1-4 = Todos los tableros tienen las mismas casillas, áreas y valores; solo cambia la posición de los segmentos de color.
border-rule-1-5 = Las dos casillas blancas están tachadas desde el principio. No son de ningún segmento, pero cuentan como tachadas para las áreas y como vecinas.
border-rule-1-6 = El azar decide quién empieza.
border-rule-1-7 = Tableros, dados y puntos están a la vista. Solo las cruces de una segunda acción en curso se ocultan hasta que todo el mundo termina.
border-rule-1-8 = Una cruz es para siempre: ninguna casilla se tacha dos veces y ninguna cruz se borra. Solo cambia lo que aún se puede deshacer (5.13).

## 2

border-rules-section-2 = La ronda
border-rule-2-1 = Cada ronda tiene dos acciones: la primera es solo del jugador activo y la segunda, de todos los demás.
border-rule-2-2 = Cuando los demás han terminado, acaba la ronda y pasa a ser activo quien sigue en sentido horario.
border-rule-2-3 = El jugador activo no tacha nada en la segunda acción.
border-rule-2-4 = A nadie se le salta el turno y nadie queda fuera antes del final.

## 3

border-rules-section-3 = Primera acción: tirar
border-rule-3-1 = El jugador activo empieza tirando los cinco dados.
border-rule-3-2 = Tras la primera y la segunda tirada puedes plantarte o volver a tirar los dados que quieras. Como mucho hay tres tiradas.
border-rule-3-3 = Ningún dado queda fijo: el que hayas guardado puede volver a tirarse la próxima vez.
border-rule-3-4 = Solo cuenta lo que hay sobre la mesa tras la última tirada, para ti y para los demás.
border-rule-3-5 = Plantarse antes no da nada, y las tiradas no se guardan para después.

## 4

border-rules-section-4 = Primera acción: tachar
border-rule-4-1 = Un dado tacha una casilla de su color en tu propio tablero.
border-rule-4-2 = Los dados solo se gastan en segmentos que completas ahora: tantos dados del color del segmento como casillas le falten.
border-rule-4-3 = En la primera acción no se puede empezar ni ampliar un segmento sin completarlo.
border-rule-4-4 = El segmento puede estar en cualquier sitio; no hace falta que toque otra cruz.
border-rule-4-5 = Si ya tiene casillas tachadas, un segmento cuesta solo las que le faltan.
border-rule-4-6 = Puedes completar varios segmentos a la vez, de un color o de varios, y repartir los dados como quieras.
border-rule-4-7 = Nada es obligatorio: puedes completar menos de lo posible, o nada en absoluto.
border-rule-4-8 = Un dado está usado si ha tachado una casilla. Los demás quedan sin usar, hubieran servido o no.
border-rule-4-9 = Si no puedes completar nada, no tachas nada y sigue la segunda acción.
border-rule-4-10 = Todo lo que completas cuenta como una sola cosa, sea cual sea el orden; las áreas se puntúan después.

## 5

border-rules-section-5 = Segunda acción: los demás
border-rule-5-1 = Cada uno de los demás puede tachar una casilla del mismo color por cada dado sin usar.
border-rule-5-2 = Todos disponen de todos los dados sin usar; lo que usa una persona no se lo quita a otra.
border-rule-5-3 = La casilla debe tocar por un lado otra que ya esté tachada. Las blancas cuentan.
border-rule-5-4 = Se tacha una casilla tras otra, así que la cruz recién hecha ya sirve de vecina para la siguiente.
border-rule-5-5 = Aquí los segmentos se pueden empezar, ampliar o completar con libertad.
border-rule-5-6 = Puedes usar todos los dados, algunos o ninguno.
border-rule-5-7 = Si no tienes casilla para un dado, lo pierdes; ningún otro color lo sustituye.
border-rule-5-8 = Si el jugador activo ha usado los cinco dados, cada uno de los demás elige uno de los cinco y puede tachar una casilla con él. Cada cual elige por su cuenta.
border-rule-5-9 = En ese caso es una cruz como mucho, y puedes renunciar a ella.
border-rule-5-10 = Si el jugador activo no ha usado ningún dado, los cinco quedan para todos los demás.
border-rule-5-11 = Todos tachan a la vez y sin ver las cruces ajenas; solo se ve quién ha terminado.
border-rule-5-12 = Lo que ha tachado el jugador activo está a la vista antes de empezar la segunda acción.
border-rule-5-13 = Terminas cuando lo dices, cuando usas tu último dado o cuando no te queda casilla. Hasta que terminen todos puedes deshacer lo tuyo, empezando por lo último; entonces se ve que aún no has terminado.

## 6

border-rules-section-6 = Cerrar áreas
border-rule-6-1 = Un área está cerrada cuando todas las casillas que la rodean están tachadas en tu tablero.
border-rule-6-2 = Puntúa al final de la acción en que la cierras, una vez por persona.
border-rule-6-3 = Si nadie había cerrado esa área en una acción anterior, te llevas su valor más alto.
border-rule-6-4 = Quien la cierre en una acción posterior recibe el valor más bajo, aunque sea en la segunda acción de la misma ronda.
border-rule-6-5 = Si varias personas cierran un área aún libre en la misma segunda acción, todas reciben el valor más alto.
border-rule-6-6 = En una acción puedes cerrar varias áreas; cada una se mira por separado.
border-rule-6-7 = En la mesa hay que anunciar el área que se cierra. Aquí ocurre solo, así que no se olvida ninguna.
border-rule-6-8 = El valor más alto que ya se ha llevado alguien se tacha en todos los tableros. Es solo un recordatorio.
border-rule-6-9 = Los valores más bajos nunca se agotan.
border-rule-6-10 = Las áreas sin cerrar, los segmentos completos y las cruces sueltas no dan puntos.

## 7

border-rules-section-7 = El final
border-rule-7-1 = Cuando alguien cierra su sexta área, la partida está a punto de acabar.
border-rule-7-2 = Si ocurre en la primera acción, aún se juega la segunda y después termina la partida.
border-rule-7-3 = Si ocurre en la segunda acción, los demás acaban la suya y después termina la partida.
border-rule-7-4 = No hay turnos de más para quien haya sido activo menos veces.
border-rule-7-5 = En la última acción puedes cerrar más de seis áreas; todas cuentan.
border-rule-7-6 = Suma los valores de tus áreas: gana quien tenga más puntos. Provocar el final no da nada por sí mismo.
border-rule-7-7 = En caso de empate, gana quien tenga el área más valiosa.
border-rule-7-8 = Para eso cuentan los puntos que te dio: un castillo cerrado más tarde vale 6, no 12.
border-rule-7-9 = Si el empate sigue, la victoria se comparte.
border-rule-7-10 = No hay variantes ni partida en solitario.
border-rule-7-11 = Para que ninguna partida sea eterna, la nuestra acaba como muy tarde tras la ronda 300. Difícilmente lo verás.
border-rule-7-12 = Los demás puestos se deciden igual: primero los puntos y luego la mejor área; con ambas cosas iguales, se comparte el puesto.

## 8

border-rules-section-8 = Tableros y valores
border-rule-8-1 = Cada tablero tiene 86 casillas (la caja las llama espacios de frontera) alrededor de nueve áreas; dos de ellas son blancas. El dibujo es nuestro, hecho con lo que se sabe del juego.
border-rule-8-2 = Hay cuatro tableros, de la A a la D, con 24 segmentos cada uno: en cada color hay uno de dos, uno de tres, uno de cuatro y uno de cinco casillas.
border-rule-8-3 = Las áreas valen de 4 a 12 puntos para quien llega antes, y la mitad, redondeada hacia abajo, para quien llega después.
border-rule-8-4 = Los segmentos del mismo color nunca se tocan, así que siempre se ve dónde acaba cada uno.

## Dibujos

border-rules-picture-board = Un tablero nuevo. Las dos casillas blancas, arriba a la izquierda y abajo a la derecha, están tachadas desde el principio.
border-rules-picture-dice = Tras la primera tirada: los dos dados grises se quedan y los marcados se vuelven a tirar.
border-rules-picture-segment = Tres dados grises completan el segmento gris de tres. El amarillo y el azul quedan para los demás.
border-rules-picture-partly = Una parte del segmento verde ya está tachada: bastan dos dados verdes, y los dos amarillos completan otro segmento.
border-rules-picture-neighbours = Con un dado azul y uno rojo solo se alcanzan las casillas que brillan: tocan la casilla blanca.
border-rules-picture-chain = Tras la primera casilla azul ya se alcanza la siguiente: ahora tiene vecina.
border-rules-picture-all = Los cinco dados están usados: cada uno de los demás elige uno para una sola cruz.
border-rules-picture-ring = Nueve de las diez casillas que rodean el pozo están tachadas. Con la última, el pozo queda cerrado.
border-rules-picture-first = Nadie ha cerrado aún la capilla: cuenta el valor más alto.
border-rules-picture-taken = Alguien llegó antes: el valor más alto está tachado y queda el más bajo.
border-rules-picture-later = Cerrada más tarde: se rodea el valor más bajo.
