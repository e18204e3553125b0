### Lo que una casa que juega interpretada dice en la terminal sobre el motor compilado que espera.

compiled-in-use = A partir de ahora se usa el motor compilado.
compiled-other = La casa sigue sin el motor compilado de { $text }, que viene de otro código fuente.
compiled-not = La casa sigue sin motor compilado: en { $text } no se ha compilado nada.
compiled-broken = La casa sigue sin el motor compilado de { $text }, que no funciona ({ $what }).
