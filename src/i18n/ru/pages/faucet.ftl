### Faucets: test coins, the claim and its payment

faucet-description = Получите { $symbol } в сети { $network } для проверки.
faucet-failed-title = Не удалось загрузить краны
faucet-failed-text = Мы продолжим попытки. Можно также повторить сейчас.
faucet-none-title = Открытых кранов нет
faucet-none-text = Оператор этого приложения сейчас не раздаёт здесь монеты.
faucet-all = Все краны
faucet-amount = Вы получите
faucet-cooldown = Раз в
faucet-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
faucet-left = Осталось сегодня
faucet-queued = Запросов в очереди
faucet-status-spent = Сегодняшние монеты уже розданы. Новые появятся в течение 24 часов.
faucet-status-empty = В этом кране закончились монеты. Попробуйте позже.
faucet-status-unread = Сейчас не удаётся узнать баланс крана. Попробуйте чуть позже.
faucet-claim = Получить { $amount }
faucet-asking = Подтвердите вход в кошельке, если он попросит.
faucet-working = Проверяем, что вы не бот. Это займёт несколько секунд.
faucet-claims = Ваши запросы
faucet-claims-empty = Здесь появятся запросы этого кошелька.
faucet-state-queued = В очереди
faucet-state-sent = Отправлено
faucet-state-paid = Получено
faucet-state-failed = Ошибка
faucet-state-held = Задержано
faucet-how-title = Как это работает
faucet-how-1 = Монеты тестовых сетей ничего не стоят. Они нужны, чтобы пробовать тестовые сети.
faucet-how-2 = Кошелёк один раз подтверждает вход. Затем браузер решает небольшую задачу: она отсеивает ботов.
faucet-how-3 = Обычно монеты приходят в течение минуты. Вы ничего не платите.
problem-faucet_cooldown = Этот кошелёк уже получал здесь монеты. Повторить можно через указанное время.
problem-faucet_network_limit = Из вашей сети пришло слишком много запросов. Попробуйте позже.
problem-faucet_budget_spent = Сегодняшние монеты уже розданы. Попробуйте завтра.
problem-faucet_busy = Сейчас в очереди много запросов. Попробуйте через несколько минут.
problem-faucet_proof_used = Этот запрос уже отправлен. Ваши запросы показаны ниже.
problem-faucet_proof_invalid = Проверка не удалась. Попробуйте ещё раз.
problem-faucet_proof_expired = Проверка заняла слишком много времени. Попробуйте ещё раз.
problem-faucet_closed = Для этой сети здесь нет крана.
problem-faucet_work_failed = Браузер не может выполнить проверку. Обновите его или откройте другой.
