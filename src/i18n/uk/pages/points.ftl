### The points page

points-phase = Бали нараховуються за перекази другого етапу, який почався після 06.12.2023.
points-phase-label = Як нараховуються бали
points-total = Усього
points-tile-bridge = Міст
points-tile-quest = Завдання
points-tile-referral = Реферали
points-tile-check_in = Відмітки
points-extra-bridge_v1 = Міст, перший етап
points-extra-referral_v1 = Реферали, перший етап
points-extra-pool = Пул
points-learn_more = Докладніше
points-failed = Не вдалося завантажити бали. Усе зароблене збережено.
points-coming = Очікують нарахування: { $points }
points-coming_until = Очікують нарахування: { $points }, усі надійдуть до { $day }

points-boost-made =
    { $bridges ->
        [0] У вас ще немає переказів.
        [one] Ви зробили { $bridges } переказ.
        [few] Ви зробили { $bridges } перекази.
       *[other] Ви зробили { $bridges } переказів.
    }
points-boost-next = З переказу № { $from } кожен приносить { $factor }.
points-boost-top = У вас найвищий множник.
points-boost-from = з переказу № { $from }

points-why = Історія балів
points-why-empty = Балів ще немає. Тут з’явиться кожен переказ, відмітка й завдання, за які їх нараховано.
points-why-more = Завантажити ще
points-why-pending = Нарахуються { $day }
points-why-bridge = Переказ № { $number }
points-why-boosted = балів: { $base }, множник { $factor }
points-why-check_in = Відмітка за { $day }
points-why-bridged_day = у день із переказом
points-why-bridged_later = бонус за переказ того ж дня
points-why-double = подвійні бали
points-why-streak =
    { $days ->
        [one] серія { $days } день
        [few] серія { $days } дні
       *[other] серія { $days } днів
    }
points-why-step =
    { $transfers ->
        [one] за { $transfers } переказ
        [few] за { $transfers } перекази
       *[other] за { $transfers } переказів
    }
points-why-deployments =
    { $count ->
        [one] за { $count } розгорнутий контракт
        [few] за { $count } розгорнуті контракти
        [many] за { $count } розгорнутих контрактів
       *[other] за { $count } розгорнутого контракту
    }
points-why-extra = за всі кроки
points-why-share = за поширення
points-why-social = за завдання в соцмережі
points-why-referral = Переказ друга
points-why-referral-share = { $percent }% від балів { $friend }
points-why-pool = Пул, { $day }
points-why-pool-held = щонайменше { $amount } у мережі { $network } весь день
points-why-granted = Нараховано оператором
points-why-revoked = Списано оператором
points-why-taken_once = Виправлення
points-why-taken_once-text = оператор уже списав ці бали
points-why-taken_back = Бали списано
points-why-transfer_undone = мережа скасувала переказ
points-why-check_in_undone = мережа скасувала відмітку
points-why-bridge_of_day_undone = мережа скасувала переказ того дня, відмітку зараховано без нього
points-why-streak_changed = скасовано одну з попередніх відміток, серія стала коротшою
points-why-campaign_not_reached = крок кампанії більше не зараховується: скасовано переказ або змінилися умови
points-why-social_changed = ви відписалися чи вийшли, або завдання скинуто
points-why-one_person = гаманець друга й ваш прив’язані до одного акаунта Telegram
points-why-invitation_ended = оператор скасував реферала
points-why-of_friend = переказ друга більше не зараховується
points-why-other = Бали

points-week = Цей тиждень
points-week-streak =
    { $days ->
        [one] Серія: { $days } день
        [few] Серія: { $days } дні
       *[other] Серія: { $days } днів
    }
points-week-rule = День закінчується опівночі за UTC.
points-week-star = Зірочкою позначено бонус за серію. Серія обнуляється щопонеділка.
points-week-of = Відмітки гаманця { $wallet }
points-day-claimed = { $day }: відмічено, балів: { $points }
points-day-today = { $day }, сьогодні: відмітьтеся, від { $points } балів
points-day-missed = { $day }: пропущено
points-day-before = { $day }: до вашої першої відмітки
points-day-coming = { $day }
points-day-special = { $day }: бонусних балів: { $points }

points-tasks = Завдання за бали
points-task-check_in = Балів: { $points }, у день із переказом — { $bridged }

points-earn-title = Як заробити бали
points-earn-text = Під’єднайте гаманець, щоб побачити свої бали й заробити ще.
points-earn-bridge = Міст
points-earn-bridge-text = Найбільше — у { $top }; в інші мережі { $other }, за інші токени { $least }
points-earn-bridge-flat = У будь-яку мережу { $other }, за інші токени { $least }
points-earn-check_in-text = Балів: { $points }, плюс бонуси за переказ того ж дня і за серії
points-earn-boost = Множник
points-earn-boost-text = Більше переказів — більше балів: { $factor } з переказу № { $bridges }
points-earn-up_to = до { $points }

points-activities = Кампанії
points-theme-left = Залишилося { $days } д { $hours } год { $minutes } хв
points-theme-range = { $start } – { $end }
points-activity-made = { $made } з { $asked }
points-activity-progress =
    { $asked ->
        [one] { $made } з { $asked } переказу
       *[other] { $made } з { $asked } переказів
    }
points-activity-steps =
    { $asked ->
        [one] { $made } з { $asked } кроку
       *[other] { $made } з { $asked } кроків
    }
points-activity-deployments =
    { $asked ->
        [one] { $made } з { $asked } контракту
        [few] { $made } з { $asked } контрактів
        [many] { $made } з { $asked } контрактів
       *[other] { $made } з { $asked } контракту
    }
points-activity-done = Виконано
points-activity-ended = Завершено
points-activity-step = +{ $points } балів
points-activity-bonus = +{ $points } бонус за всі кроки

points-order = Балів: +{ $points }
points-order-counted = нараховано

points-panel = Більше балів
points-panel-more = Ще завдання
points-panel-previous = Попереднє завдання
points-panel-next = Наступне завдання
points-panel-all = Усі бали й завдання

events-title = Події
events-people = Учасників: { $people }
events-coming = Незабаром
events-ended = Завершилися: { $count }
