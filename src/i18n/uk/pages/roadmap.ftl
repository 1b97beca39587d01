### Planned and released work

roadmap-in_progress = У роботі
roadmap-planned = Заплановано
roadmap-live = Запущено
roadmap-about = Над чим ми працюємо, що плануємо і що вже доступно.
roadmap-empty = Поки нічого не оголошено
roadmap-empty-text = Нове з’явиться тут, коли ми про нього оголосимо.
roadmap-failed = Не вдалося завантажити сторінку
