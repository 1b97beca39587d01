### Страница баллов

points-phase = Баллы начисляются за переводы второго этапа, который начался после 06.12.2023.
points-phase-label = Как начисляются баллы
points-total = Всего
points-tile-bridge = Мост
points-tile-quest = Задания
points-tile-referral = Рефералы
points-tile-check_in = Отметки
points-extra-bridge_v1 = Мост, первый этап
points-extra-referral_v1 = Рефералы, первый этап
points-extra-pool = Пул
points-learn_more = Подробнее
points-failed = Не удалось загрузить баллы. Всё заработанное сохранено.
points-coming = Ожидают начисления: { $points }
points-coming_until = Ожидают начисления: { $points }, все поступят до { $day }

points-boost-made =
    { $bridges ->
        [0] У вас пока нет переводов.
        [one] Вы сделали { $bridges } перевод.
        [few] Вы сделали { $bridges } перевода.
       *[other] Вы сделали { $bridges } переводов.
    }
points-boost-next = С перевода № { $from } каждый приносит { $factor }.
points-boost-top = У вас максимальный множитель.
points-boost-from = с перевода № { $from }

points-why = История баллов
points-why-empty = Баллов пока нет. Здесь появится каждый перевод, отметка и задание, за которые они начислены.
points-why-more = Загрузить ещё
points-why-pending = Начислятся { $day }
points-why-bridge = Перевод № { $number }
points-why-boosted = баллов: { $base }, множитель { $factor }
points-why-check_in = Отметка за { $day }
points-why-bridged_day = в день с переводом
points-why-bridged_later = бонус за перевод в тот же день
points-why-double = двойные баллы
points-why-streak =
    { $days ->
        [one] серия { $days } день
        [few] серия { $days } дня
       *[other] серия { $days } дней
    }
points-why-step =
    { $transfers ->
        [one] за { $transfers } перевод
        [few] за { $transfers } перевода
       *[other] за { $transfers } переводов
    }
points-why-deployments =
    { $count ->
        [one] за { $count } размещённый контракт
        [few] за { $count } размещённых контракта
        [many] за { $count } размещённых контрактов
       *[other] за { $count } размещённого контракта
    }
points-why-extra = за все шаги
points-why-share = за публикацию
points-why-social = за задание в соцсети
points-why-referral = Перевод друга
points-why-referral-share = { $percent }% от баллов { $friend }
points-why-pool = Пул, { $day }
points-why-pool-held = не меньше { $amount } в сети { $network } весь день
points-why-granted = Начислено оператором
points-why-revoked = Списано оператором
points-why-taken_once = Исправление
points-why-taken_once-text = оператор уже списал эти баллы
points-why-taken_back = Баллы списаны
points-why-transfer_undone = сеть отменила перевод
points-why-check_in_undone = сеть отменила отметку
points-why-bridge_of_day_undone = сеть отменила перевод того дня, отметка засчитана без него
points-why-streak_changed = отменена одна из прошлых отметок, серия стала короче
points-why-campaign_not_reached = шаг кампании больше не засчитывается: отменён перевод или изменились условия
points-why-social_changed = вы отписались или вышли, либо задание сброшено
points-why-one_person = кошелёк друга и ваш привязаны к одному аккаунту Telegram
points-why-invitation_ended = оператор отменил реферала
points-why-of_friend = перевод друга больше не засчитывается
points-why-other = Баллы

points-week = Эта неделя
points-week-streak =
    { $days ->
        [one] Серия: { $days } день
        [few] Серия: { $days } дня
       *[other] Серия: { $days } дней
    }
points-week-rule = День заканчивается в полночь UTC.
points-week-star = Звёздочкой отмечен бонус за серию. Серия обнуляется каждый понедельник.
points-week-of = Отметки кошелька { $wallet }
points-day-claimed = { $day }: отметка засчитана, баллов: { $points }
points-day-today = { $day }, сегодня: отметьтесь, от { $points } баллов
points-day-missed = { $day }: пропущено
points-day-before = { $day }: до вашей первой отметки
points-day-coming = { $day }
points-day-special = { $day }: бонусных баллов: { $points }

points-tasks = Задания за баллы
points-task-check_in = Баллов: { $points }, в день с переводом — { $bridged }

points-earn-title = Как заработать баллы
points-earn-text = Подключите кошелёк, чтобы увидеть свои баллы и заработать ещё.
points-earn-bridge = Мост
points-earn-bridge-text = Больше всего — в { $top }; в другие сети { $other }, за другие токены { $least }
points-earn-bridge-flat = В любую сеть { $other }, за другие токены { $least }
points-earn-check_in-text = Баллов: { $points }, плюс бонусы за перевод в тот же день и за серии
points-earn-boost = Множитель
points-earn-boost-text = Больше переводов — больше баллов: { $factor } с перевода № { $bridges }
points-earn-up_to = до { $points }

points-activities = Кампании
points-theme-left = Осталось { $days } д { $hours } ч { $minutes } мин
points-theme-range = { $start } – { $end }
points-activity-made = { $made } из { $asked }
points-activity-progress =
    { $asked ->
        [one] { $made } из { $asked } перевода
       *[other] { $made } из { $asked } переводов
    }
points-activity-steps =
    { $asked ->
        [one] { $made } из { $asked } шага
       *[other] { $made } из { $asked } шагов
    }
points-activity-deployments =
    { $asked ->
        [one] { $made } из { $asked } контракта
        [few] { $made } из { $asked } контрактов
        [many] { $made } из { $asked } контрактов
       *[other] { $made } из { $asked } контракта
    }
points-activity-done = Выполнено
points-activity-ended = Завершено
points-activity-step = +{ $points } баллов
points-activity-bonus = +{ $points } бонус за все шаги

points-order = Баллов: +{ $points }
points-order-counted = начислено

points-panel = Больше баллов
points-panel-more = Ещё задания
points-panel-previous = Предыдущее задание
points-panel-next = Следующее задание
points-panel-all = Все баллы и задания

events-title = События
events-people = Участников: { $people }
events-coming = Скоро
events-ended = Завершились: { $count }
