### Бали в шапці

rewards-points = Балів: { $points }
rewards-points_of = { $wallet }, балів: { $points }
rewards-check_in-open = Щоденна відмітка
rewards-check_in-done = Сьогодні відмічено
rewards-check_in-success = Відмітку зараховано
