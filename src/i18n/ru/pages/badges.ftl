badge-none-title = Бейджа здесь нет
badge-none-text = Этот бейдж здесь не выдаётся.
badge-failed = Не удалось загрузить бейдж
badge-hidden-title = Здесь недоступно
badge-hidden-text = Чтобы выпустить бейдж, откройте веб-приложение.
badge-network = Выпускается в сети { $network }
badge-tasks = Задания
badge-progress = { $done } из { $of }
badge-progress-loading = Загружаем ваш прогресс…
badge-progress-failed = Не удалось загрузить прогресс.
badge-task-done = Выполнено
badge-task-bridges =
    { $count ->
        [one] Сделать { $number } перевод
        [few] Сделать { $number } перевода
        [many] Сделать { $number } переводов
       *[other] Сделать { $number } перевода
    }
badge-task-check_ins =
    { $count ->
        [one] Отметиться { $number } день
        [few] Отметиться { $number } дня
        [many] Отметиться { $number } дней
       *[other] Отметиться { $number } дня
    }
badge-task-points =
    { $count ->
        [one] Набрать { $number } балл
        [few] Набрать { $number } балла
        [many] Набрать { $number } баллов
       *[other] Набрать { $number } балла
    }
badge-task-campaign = Завершить кампанию «{ $name }»
badge-task-campaign_unnamed = Завершить кампанию
badge-go-bridge = К мосту
badge-go-points = К баллам
badge-connect-evm = Бейджи выпускаются с EVM-кошелька.
badge-not-started = Выпуск откроется { $day }.
badge-ended = Выпуск завершён.
badge-unavailable = Выпуск ещё не открыт.
badge-tasks-left = Выполните все задания, чтобы выпустить бейдж.
badge-mint = Выпустить бейдж
badge-gas = Бесплатно, кроме комиссии сети { $network }.
badge-authorizing = Проверяем задания…
badge-asking = Подтвердите в кошельке
badge-confirming = Ждём подтверждения в сети { $network }…
badge-minted = Бейдж у вас
badge-share = Поделиться в X
badge-post = Мой новый бейдж: { $name }.
badge-transaction = Открыть транзакцию
problem-badge_not_earned = Выполнены ещё не все задания.
problem-badge_closed = Сейчас этот бейдж выпустить нельзя.
problem-badge_unavailable = Выпуск ещё не открыт.
problem-badge_minted = У этого кошелька бейдж уже есть.
problem-badge_changed = Бейдж изменился. Обновите страницу.
problem-badge_mint_failed = Сеть отклонила транзакцию. Можно попробовать ещё раз.
problem-badge_wallet_unsupported = Бейджи выпускаются с EVM-кошелька.
badge-other-account = Кошелёк переключился на другой аккаунт. Вернитесь к прежнему и попробуйте снова.
badge-slow = Дольше обычного. Если кошелёк отменил транзакцию, прекратите ожидание и выпустите бейдж ещё раз: выпустить его можно только однажды.
