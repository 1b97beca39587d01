### Events that are over, with their final leaderboards

owls-about = Fue un evento por tiempo limitado con una clasificación. Los resultados de abajo son definitivos.
owls-title = Clasificación final
owls-rank = Puesto
owls-address = Dirección
owls-score = Puntuación
owls-search = Buscar por dirección
owls-search-none = Ninguna dirección de esta clasificación coincide con tu búsqueda.
owls-not-listed = Tu wallet no está en esta clasificación.
owls-connect = Conecta tu wallet para ver tu puesto.
owls-none = Aquí no hay resultados publicados
owls-none-text = Fue un evento por tiempo limitado con una clasificación. Sus resultados finales no se han publicado en este sitio.
owls-next = Qué sigue
owls-next-text = Aún puedes ganar puntos con transferencias, check-ins y tareas.
