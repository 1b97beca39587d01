### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Українська

bot-open = Відкрити Causeway
bot-open-order = Відкрити переказ
bot-language-button = Мова
bot-help-button = Допомога
bot-remind-button = Нагадування
bot-button-old = Кнопка застаріла. Надішліть команду ще раз.
bot-unknown = Команду не розпізнано. Доступні команди:

bot-command-start = Запустити бота
bot-command-checkin = Сьогоднішня відмітка
bot-command-points = Ваші бали
bot-command-tasks = Як заробити бали
bot-command-invite = Запросити друзів
bot-command-status = Активні перекази
bot-command-history = Попередні перекази
bot-command-export = Експорт балансів та історії
bot-command-pay = Запросити платіж
bot-command-wallets = Прив’язані гаманці
bot-command-language = Мова
bot-command-support = Підтримка
bot-command-help = Список команд

bot-start-hello = Вітаю, { $name }!
bot-start-bridge = З Causeway можна переказувати активи між мережами. Тут ви дізнаєтеся, коли переказ надійшов і коли час відмітитися.
bot-start-invited = Друг запросив вас у Causeway. Відкрийте застосунок і підтвердьте запрошення до першого переказу.
bot-start-order = Відкрийте свій переказ кнопкою нижче.
bot-start-place = Відкрийте кнопкою нижче.
bot-start-unknown = Це посилання більше не діє. Усе інше доступне.
bot-start-link_wallet = Прив’яжіть гаманець у застосунку, щоб бачити тут свої бали та перекази.

bot-checkin-done = <b>Сьогодні ви відмітилися.</b> Повертайтеся завтра.
bot-checkin-todo =
    <b>Сьогодні можна відмітитися.</b> { $points ->
        [one] Ви отримаєте { $points } бал.
        [few] Ви отримаєте { $points } бали.
       *[other] Ви отримаєте { $points } балів.
    }
bot-checkin-week = Цей тиждень, з понеділка до неділі:
bot-checkin-action = Відмітитися
bot-checkin-calendar = Відкрити календар

bot-points-total = <b>Балів: { $points }</b>, гаманець { $wallet }
bot-points-bridges = Перекази: { $points }
bot-points-check_ins = Відмітки: { $points }
bot-points-friends = Реферали: { $points }
bot-points-campaigns = Кампанії: { $points }
bot-points-pool = Пул: { $points }
bot-points-none = Балів ще немає. Зробіть переказ або відмітьтеся, щоб їх отримати.
bot-points-boost = Множник ваших переказів: { $multiplier }×.
bot-points-open = Докладніше

bot-tasks-title = Як заробити бали
bot-tasks-done = ✅ { $name }
bot-tasks-todo =
    ▫️ { $name } — { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Завдань зараз немає. Робіть перекази й відмічайтеся щодня, щоб отримувати бали.
bot-tasks-more = { $count ->
        [one] У застосунку ще { $count } завдання.
        [few] У застосунку ще { $count } завдання.
       *[other] У застосунку ще { $count } завдань.
    }
bot-tasks-open = Відкрити завдання

bot-invite-title = Запросити друга в Causeway
bot-invite-description = Надіслати реферальне посилання в цей чат
bot-invite-message = Переказуйте активи між мережами з <b>Causeway</b> й отримуйте бали. Відкрийте за моїм реферальним посиланням нижче.
bot-invite-yours = Ваше реферальне посилання. Отримуйте частку балів за кожен переказ друзів:
bot-invite-share_text = Переказуйте активи між мережами з Causeway й отримуйте бали.
bot-invite-choose = Надіслати в чат
bot-invite-share = Поділитися посиланням
bot-invite-none = У цього гаманця ще немає реферального посилання. Зробіть переказ, відмітьтеся або увійдіть, щоб його отримати.
bot-invite-get = Отримати посилання

bot-order =
    <b>{ $amount }</b>: з { $from } у { $to }
    { $status }, { $day }
bot-status-none = Активних переказів немає.
bot-status-open = Відкрити { $amount }
bot-history-none = У цього гаманця ще немає переказів.
bot-history-end = Давніших переказів немає.
bot-history-open = Відкрити історію
bot-history-older = Давніші
bot-history-newest = Найновіші
bot-export-title =
    <b>Експорт</b>
    { $count ->
        [one] Файли CSV для { $count } прив’язаного гаманця.
        [few] Файли CSV для { $count } прив’язаних гаманців.
        [many] Файли CSV для { $count } прив’язаних гаманців.
       *[other] Файли CSV для { $count } прив’язаних гаманців.
    }
bot-export-about = Виберіть файл. Вартість указано на момент кожного переказу чи обміну; якщо вона невідома, клітинка порожня.
bot-export-button = Експорт у файл
bot-export-balances = Баланси
bot-export-history = Історія
bot-export-years = Підсумки за роками
bot-export-assets = Підсумки за активами
bot-export-sent = Файл надіслано
bot-export-empty = Експортувати ще нічого
bot-export-limit = Ви запросили багато файлів. Спробуйте знову за годину.
bot-export-too_large = Файл завеликий для повідомлення. Завантажте його в застосунку, у портфелі.

bot-wallets-title = Ваші гаманці. Бали та перекази показано для вибраного:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = До цього акаунта Telegram ще не прив’язано гаманця. Відкрийте застосунок, під’єднайте гаманець і підпишіть один раз: це безкоштовно, кошти не списуються.
bot-wallets-link = Прив’язати гаманець
bot-wallets-choose = Вибрати { $wallet }
bot-wallets-unlink = Відв’язати { $wallet }
bot-wallets-ask = Відв’язати <code>{ $wallet }</code>? Бали та перекази залишаться. Щоб прив’язати його знову, потрібен буде підпис.
bot-wallets-keep = Залишити гаманець
bot-wallets-unlink_now = Відв’язати
bot-wallets-now = Вибрано { $wallet }
bot-wallets-unlinked = { $wallet } відв’язано
bot-wallets-gone = Цей гаманець більше не прив’язано

bot-language-title = Виберіть мову
bot-language-auto = Як у Telegram
bot-language-set = Мову змінено на українську

bot-help-title = Доступні команди:
bot-support = Напишіть у підтримку кнопкою нижче. Якщо питання про переказ, підготуйте посилання на нього. Ми ніколи не питаємо фразу відновлення.
bot-support-open = Написати в підтримку
bot-support-none = Відкрийте переказ, щоб побачити його статус і наступні кроки. Ми ніколи не питаємо фразу відновлення.

bot-group-hello = З Causeway можна переказувати активи між мережами. Ваші бали та перекази видно лише в приватному чаті.
bot-group-private = Це груповий чат. Продовжте в приватному, щоб ваші дані бачили лише ви.
bot-group-open = Продовжити в приватному чаті

bot-inline-route = { $amount }: з { $from } у { $to }
bot-inline-route_text = Надіслати цей маршрут у чат
bot-inline-route_message = Перекажіть <b>{ $amount }</b> з { $from } у { $to } з Causeway.
bot-inline-bridge = Відкрити маршрут

bot-problem = У нас щось пішло не так. Спробуйте за хвилину.
bot-problem-api = Зараз не вдається зв’язатися з Causeway. На розпочаті перекази це не впливає; спробуйте за хвилину.
bot-problem-busy = Зараз дуже багато запитів. Спробуйте за хвилину.
bot-too_fast = Забагато повідомлень поспіль. Зачекайте хвилину.

bot-command-remind = Щоденне нагадування
bot-remind-is_off = Щоденні нагадування вимкнено. Увімкніть їх, і бот напише, якщо ви ще не відмітилися.
bot-remind-is_on = Щоденне нагадування о <b>{ $time }</b> ({ $zone }), якщо ви ще не відмітилися.
bot-remind-is_muted = Без сповіщень до { $day }.
bot-remind-quiet = Тихі години: з { $from } до { $to }.
bot-remind-quiet_none = Тихих годин немає.
bot-remind-in_quiet = Цей час припадає на тихі години, тому нагадування надійде після них, о { $time }.
bot-remind-unknown = Надішліть час, наприклад <code>/remind 20:30</code>, або часовий пояс, наприклад <code>/remind Europe/Kyiv</code>.
bot-remind-turn_on = Увімкнути
bot-remind-turn_off = Вимкнути
bot-remind-times = Час
bot-remind-times_title = Виберіть час
bot-remind-zones = Часовий пояс
bot-remind-zones_title = Котра у вас зараз година? Для інших поясів надішліть назву: <code>/remind Europe/Kyiv</code>
bot-remind-quiets = Тихі години
bot-remind-quiets_title = Виберіть тихі години
bot-remind-no_quiet = Немає
bot-remind-back = Назад
bot-remind-saved = Збережено

bot-pay = Створіть платіжне посилання в застосунку й надішліть його платнику. Він може сплатити з будь-якої підтримуваної мережі, а статус побачите ви обоє.
bot-pay-unread = Запит незрозумілий. Надішліть /pay із сумою, токеном і, за бажання, мережею, наприклад <code>/pay 25 USDC base</code>.
bot-pay-open = Створити платіжне посилання
bot-start-pay = Відкрийте запит платежу.
