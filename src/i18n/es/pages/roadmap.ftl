### Planned and released work

roadmap-in_progress = En curso
roadmap-planned = Planificado
roadmap-live = Disponible
roadmap-about = Lo que estamos desarrollando, lo que viene y lo que ya está disponible.
roadmap-empty = Nada anunciado todavía
roadmap-empty-text = Las novedades aparecen aquí cuando las anunciamos.
roadmap-failed = No se puede cargar esta página
