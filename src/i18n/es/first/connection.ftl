### Mientras no se puede obtener nada

connection-slow = Esta página aún no ha llegado. Vuelve a cargarla cuando tengas conexión; lo que ya está en camino no depende de ella.
connection-reload = Cargar de nuevo
