### Planned and released work

roadmap-in_progress = En curso
roadmap-planned = Planificado
roadmap-live = Disponible
roadmap-empty = Nada anunciado todavía
roadmap-empty-text = Las novedades aparecen aquí cuando las anunciamos.
roadmap-failed = No se puede cargar esta página
