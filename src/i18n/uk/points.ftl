### The points page

points-mine = Мої бали
points-phase = Бали нараховуються за перекази другого етапу, який почався після 06.12.2023.
points-phase-label = За що нараховуються бали
points-total = Усього
points-tile-bridge = Міст
points-tile-quest = Завдання
points-tile-referral = Друзі
points-tile-check_in = Відмітки
points-extra-bridge_v1 = Міст, перший етап
points-extra-referral_v1 = Друзі, перший етап
points-extra-pool = Пул
points-learn_more = Докладніше
points-failed = Не вдалося завантажити ваші бали. Усе зароблене збережено.
points-coming = Ще в дорозі: { $points }
points-coming_until = Ще в дорозі: { $points }, усі буде нараховано до { $day }

points-boost-made =
    { $bridges ->
        [0] Ви ще не переказували через міст.
        [one] Ви зробили { $bridges } переказ.
        [few] Ви зробили { $bridges } перекази.
       *[other] Ви зробили { $bridges } переказів.
    }
points-boost-next = Починаючи з переказу № { $from } кожен приносить { $factor }.
points-boost-top = Це найвищий множник.
points-boost-from = починаючи з переказу номер { $from }

points-why = За що мені нараховано?
points-why-empty = Поки нічого. Тут з’явиться кожен переказ, відмітка й завдання, що принесли бали, і за що саме.
points-why-more = Показати давніші
points-why-pending = Буде зараховано { $day }
points-why-bridge = Переказ номер { $number }
points-why-boosted = балів: { $base }, множник { $factor }
points-why-check_in = Відмітка за { $day }
points-why-bridged_day = у день із переказом
points-why-bridged_later = прибавка за переказ того ж дня
points-why-double = удвічі більше балів
points-why-streak =
    { $days ->
        [one] після { $days } дня поспіль
       *[other] після { $days } днів поспіль
    }
points-why-step =
    { $transfers ->
        [one] за { $transfers } переказ
        [few] за { $transfers } перекази
       *[other] за { $transfers } переказів
    }
points-why-extra = за всі кроки
points-why-share = за розповідь про неї
points-why-social = за завдання в соцмережі
points-why-referral = Переказ друга
points-why-referral-share = { $percent }% від балів { $friend }
points-why-granted = Нараховано оператором
points-why-revoked = Списано оператором
points-why-taken_once = Двічі не списується
points-why-taken_once-text = оператор уже списав ці бали раніше
points-why-taken_back = Списано
points-why-transfer_undone = мережа скасувала переказ
points-why-check_in_undone = мережа скасувала відмітку
points-why-bridge_of_day_undone = переказ того дня скасовано, тож відмітку зараховано без нього
points-why-streak_changed = скасовано відмітку за один із попередніх днів, тож днів поспіль стало менше
points-why-campaign_not_reached = крок кампанії більше не зараховано: скасовано переказ або змінилися умови
points-why-social_changed = підписка чи участь припинилися, або завдання зараховано заново
points-why-one_person = гаманець друга й ваш прив’язані до одного акаунта Telegram
points-why-invitation_ended = оператор припинив запрошення друга
points-why-of_friend = переказ друга більше не зараховується
points-why-other = Бали

points-week = Цей тиждень
points-week-streak =
    { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
       *[other] { $days } днів поспіль
    }
points-week-rule = День закінчується опівночі за UTC.
points-week-star = Зірочка — день, що приносить більше за дні поспіль перед ним; щопонеділка лік починається заново.
points-week-of = Відмітки гаманця { $wallet }
points-day-claimed = { $day }: відмічено, балів: { $points }
points-day-today = { $day }, сьогодні: відмітитися, балів щонайменше { $points }
points-day-missed = { $day }: пропущено
points-day-before = { $day }: до вашої першої відмітки
points-day-coming = { $day }
points-day-special = { $day }: більше на { $points }

points-tasks = Завдання за бали
points-task-check_in = Балів: { $points }, у день із переказом — { $bridged }

points-earn-title = Бали за ваші дії
points-earn-text = Під’єднайте гаманець, щоб побачити його бали й заробити ще.
points-earn-bridge = Міст
points-earn-bridge-text = Найбільше в { $top }, в інші мережі { $other }, іншими токенами { $least }
points-earn-bridge-flat = У будь-яку мережу { $other }, іншими токенами { $least }
points-earn-check_in-text = Балів: { $points }, більше в день із переказом і за дні поспіль
points-earn-boost = Множник
points-earn-boost-text = Що більше переказів, то більше приносить кожен: починаючи з номера { $bridges } — { $factor }
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
points-activity-done = Виконано
points-activity-ended = Завершено
points-activity-step = +{ $points } балів
points-activity-bonus = +{ $points } за всі кроки

points-order = Балів: +{ $points }
points-order-counted = зараховано

points-panel = Більше балів
points-panel-more = Ще завдання
points-panel-previous = Попереднє завдання
points-panel-next = Наступне завдання
points-panel-all = Усі бали й завдання

events = Події
events-people = Учасників: { $people }
events-coming = Незабаром
events-ended = Завершилися: { $count }
