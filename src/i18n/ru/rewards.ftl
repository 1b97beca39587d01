### Баллы в шапке

rewards-points = Баллов: { $points }
rewards-points_of = { $wallet }, баллов: { $points }
rewards-check_in-open = Ежедневная отметка
rewards-check_in-done = Сегодня вы отметились
rewards-check_in-success = Отметка засчитана
