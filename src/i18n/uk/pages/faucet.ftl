### Faucets: test coins, the claim and its payment

faucet-description = Отримайте { $symbol } у мережі { $network } для спроб.
faucet-failed-title = Не вдалося завантажити крани
faucet-failed-text = Ми продовжимо спроби. Можна також повторити зараз.
faucet-none-title = Відкритих кранів немає
faucet-none-text = Оператор цього застосунку зараз не роздає тут монети.
faucet-all = Усі крани
faucet-amount = Ви отримаєте
faucet-cooldown = Раз на
faucet-hours = { $count ->
        [one] { $count } годину
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
faucet-left = Залишилося сьогодні
faucet-queued = Запитів у черзі
faucet-status-spent = Сьогоднішні монети вже роздано. Нові з’являться протягом 24 годин.
faucet-status-empty = У цьому крані закінчилися монети. Спробуйте пізніше.
faucet-status-unread = Зараз не вдається дізнатися баланс крана. Спробуйте трохи згодом.
faucet-claim = Отримати { $amount }
faucet-asking = Підтвердьте вхід у гаманці, якщо він попросить.
faucet-working = Перевіряємо, що ви не бот. Це займе кілька секунд.
faucet-claims = Ваші запити
faucet-claims-empty = Тут з’являться запити цього гаманця.
faucet-state-queued = У черзі
faucet-state-sent = Надіслано
faucet-state-paid = Отримано
faucet-state-failed = Помилка
faucet-state-held = Затримано
faucet-how-title = Як це працює
faucet-how-1 = Монети тестових мереж нічого не варті. Вони потрібні, щоб пробувати тестові мережі.
faucet-how-2 = Гаманець один раз підтверджує вхід. Потім браузер розв’язує невелику задачу: вона відсіює ботів.
faucet-how-3 = Зазвичай монети надходять протягом хвилини. Ви нічого не платите.
problem-faucet_cooldown = Цей гаманець уже отримував тут монети. Повторити можна через указаний час.
problem-faucet_network_limit = З вашої мережі надійшло забагато запитів. Спробуйте пізніше.
problem-faucet_budget_spent = Сьогоднішні монети вже роздано. Спробуйте завтра.
problem-faucet_busy = Зараз у черзі багато запитів. Спробуйте за кілька хвилин.
problem-faucet_proof_used = Цей запит уже надіслано. Ваші запити показано нижче.
problem-faucet_proof_invalid = Перевірка не вдалася. Спробуйте ще раз.
problem-faucet_proof_expired = Перевірка тривала надто довго. Спробуйте ще раз.
problem-faucet_closed = Для цієї мережі тут немає крана.
problem-faucet_work_failed = Браузер не може виконати перевірку. Оновіть його або відкрийте інший.
