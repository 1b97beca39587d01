### Planned and released work

roadmap-in_progress = В работе
roadmap-planned = Запланировано
roadmap-live = Запущено
roadmap-about = Что мы делаем сейчас, что планируем и что уже доступно.
roadmap-empty = Пока ничего не объявлено
roadmap-empty-text = Новое появится здесь, когда мы о нём объявим.
roadmap-failed = Не удалось загрузить страницу
