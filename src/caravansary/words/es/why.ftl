# Preguntar qué es una cosa, por qué no se puede elegir, y decidir con dos toques.
why-yes = Sí, hacerlo
why-help = ¿Qué es esto?
why-help-on = Toca cualquier cosa de la mesa para leer qué es. Toca ? otra vez para seguir jugando.
why-nothing = De esto no hay nada que decir.
why-tap-twice = Decidir con dos toques
why-tap-twice-hint = En pantallas táctiles, el primer toque muestra qué pasaría; el segundo lo hace.
