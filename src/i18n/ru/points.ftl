### Страница баллов

points-mine = Мои баллы
points-phase = Баллы начисляются за переводы второго этапа, который начался после 06.12.2023.
points-phase-label = За что начисляются баллы
points-total = Всего
points-tile-bridge = Мост
points-tile-quest = Задания
points-tile-referral = Друзья
points-tile-check_in = Отметки
points-extra-bridge_v1 = Мост, первый этап
points-extra-referral_v1 = Друзья, первый этап
points-extra-pool = Пул
points-learn_more = Подробнее
points-failed = Не удалось загрузить ваши баллы. Всё заработанное сохранено.
points-coming = Ещё в пути: { $points }
points-coming_until = Ещё в пути: { $points }, все будут начислены к { $day }

points-boost-made =
    { $bridges ->
        [0] Вы ещё не переводили через мост.
        [one] Вы сделали { $bridges } перевод.
        [few] Вы сделали { $bridges } перевода.
       *[other] Вы сделали { $bridges } переводов.
    }
points-boost-next = Начиная с перевода № { $from } каждый приносит { $factor }.
points-boost-top = Это самый высокий множитель.
points-boost-from = начиная с перевода номер { $from }

points-why = За что мне начислили?
points-why-empty = Пока ничего. Здесь появится каждый перевод, отметка и задание, которые принесли баллы, и за что именно.
points-why-more = Показать более ранние
points-why-pending = Будет начислено { $day }
points-why-bridge = Перевод номер { $number }
points-why-boosted = баллов: { $base }, множитель { $factor }
points-why-check_in = Отметка за { $day }
points-why-bridged_day = в день с переводом
points-why-bridged_later = прибавка за перевод в тот же день
points-why-double = вдвое больше баллов
points-why-streak =
    { $days ->
        [one] после { $days } дня подряд
       *[other] после { $days } дней подряд
    }
points-why-step =
    { $transfers ->
        [one] за { $transfers } перевод
        [few] за { $transfers } перевода
       *[other] за { $transfers } переводов
    }
points-why-extra = за все шаги
points-why-share = за рассказ о ней
points-why-social = за задание в соцсети
points-why-referral = Перевод друга
points-why-referral-share = { $percent }% от баллов { $friend }
points-why-granted = Начислено оператором
points-why-revoked = Списано оператором
points-why-taken_once = Дважды не списывается
points-why-taken_once-text = оператор уже списал эти баллы раньше
points-why-taken_back = Списано
points-why-transfer_undone = сеть отменила перевод
points-why-check_in_undone = сеть отменила отметку
points-why-bridge_of_day_undone = перевод того дня отменён, отметка засчитана без него
points-why-streak_changed = отменена отметка за один из дней перед этим, и дней подряд стало меньше
points-why-campaign_not_reached = шаг кампании больше не засчитан: отменён перевод или изменились условия
points-why-social_changed = подписка или участие прекратились, либо задание засчитано заново
points-why-one_person = кошелёк друга и ваш привязаны к одному аккаунту Telegram
points-why-invitation_ended = оператор прекратил приглашение друга
points-why-of_friend = перевод друга больше не засчитывается
points-why-other = Баллы

points-week = Эта неделя
points-week-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
points-week-rule = День заканчивается в полночь UTC.
points-week-star = Звёздочка — день, который приносит больше за дни подряд перед ним; каждый понедельник счёт начинается заново.
points-week-of = Отметки кошелька { $wallet }
points-day-claimed = { $day }: отметка засчитана, баллов: { $points }
points-day-today = { $day }, сегодня: отметиться, баллов не меньше { $points }
points-day-missed = { $day }: пропущено
points-day-before = { $day }: до вашей первой отметки
points-day-coming = { $day }
points-day-special = { $day }: больше на { $points }

points-tasks = Задания за баллы
points-task-check_in = Баллов: { $points }, в день с переводом — { $bridged }

points-earn-title = Баллы за ваши действия
points-earn-text = Подключите кошелёк, чтобы увидеть его баллы и заработать ещё.
points-earn-bridge = Мост
points-earn-bridge-text = Больше всего в { $top }, в другие сети { $other }, другими токенами { $least }
points-earn-bridge-flat = В любую сеть { $other }, другими токенами { $least }
points-earn-check_in-text = Баллов: { $points }, больше в день с переводом и за дни подряд
points-earn-boost = Множитель
points-earn-boost-text = Чем больше переводов, тем больше приносит каждый: начиная с номера { $bridges } — { $factor }
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
points-activity-done = Выполнено
points-activity-ended = Завершено
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } за все шаги

points-order = Баллов: +{ $points }
points-order-counted = начислено

points-panel = Больше баллов
points-panel-more = Ещё задания
points-panel-previous = Предыдущее задание
points-panel-next = Следующее задание
points-panel-all = Все баллы и задания

events = События
events-people = Участников: { $people }
events-coming = Скоро
events-ended = Завершились: { $count }
