### Planned and released work

roadmap-in_progress = Em andamento
roadmap-planned = Planejado
roadmap-live = Disponível
roadmap-about = O que estamos desenvolvendo, o que vem a seguir e o que já está no ar.
roadmap-empty = Nada anunciado ainda
roadmap-empty-text = As novidades aparecem aqui quando as anunciamos.
roadmap-failed = Não foi possível carregar esta página
