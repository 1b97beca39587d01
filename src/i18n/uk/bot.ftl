### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Українська

bot-open = Відкрити Causeway
bot-open-order = Відкрити переказ
bot-language-button = Мова
bot-help-button = Що ти вмієш?
bot-remind-button = Нагадування
bot-button-old = Це кнопка зі старого повідомлення. Надішліть команду ще раз.
bot-unknown = Не вдалося зрозуміти. Ось що я вмію:

bot-command-start = Почати
bot-command-checkin = Сьогоднішня відмітка
bot-command-points = Ваші бали
bot-command-tasks = За що зараз дають бали
bot-command-invite = Запросити друзів
bot-command-status = Перекази в дорозі
bot-command-history = Попередні перекази
bot-command-wallets = Прив’язані гаманці
bot-command-language = Мова
bot-command-support = Допомога людей
bot-command-help = Що я вмію

bot-start-hello = Вітаю, { $name }!
bot-start-bridge = Causeway переказує ваші активи між мережами. Тут я повідомлю, коли переказ надійде і коли час відмітитися.
bot-start-invited = Друг запрошує вас у Causeway. Відкрийте застосунок і підтвердьте запрошення до першого переказу.
bot-start-order = До вашого переказу один дотик.
bot-start-place = До цього місця один дотик.
bot-start-unknown = Це посилання більше нікуди не веде, але все інше на місці.
bot-start-link_wallet = Прив’яжіть гаманець у застосунку, і я знатиму, чиї бали та перекази показувати.

bot-checkin-done = <b>Сьогодні ви відмітилися.</b> До завтра!
bot-checkin-todo =
    <b>Сьогодні можна відмітитися.</b> { $points ->
        [one] Це принесе { $points } бал.
        [few] Це принесе { $points } бали.
       *[other] Це принесе { $points } балів.
    }
bot-checkin-week = Цей тиждень, з понеділка до неділі:
bot-checkin-action = Відмітитися
bot-checkin-calendar = Відкрити календар

bot-points-total = <b>Балів: { $points }</b>, гаманець { $wallet }
bot-points-bridges = Перекази: { $points }
bot-points-check_ins = Відмітки: { $points }
bot-points-friends = Друзі: { $points }
bot-points-campaigns = Кампанії: { $points }
bot-points-none = Поки нічого: перші бали принесе переказ або відмітка.
bot-points-boost = Ваші перекази приносять балів у { $multiplier } раза більше.
bot-points-open = Звідки вони взялися

bot-tasks-title = За що зараз дають бали
bot-tasks-done = ✅ { $name }
bot-tasks-todo =
    ▫️ { $name } — { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
bot-tasks-steps = Зроблено кроків: { $done } з { $all }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Зараз бали дають лише перекази та щоденні відмітки.
bot-tasks-more = І ще { $count } у застосунку.
bot-tasks-open = Відкрити завдання

bot-invite-title = Запросити друга в Causeway
bot-invite-description = Надішле ваше запрошення в цей чат
bot-invite-message = Переказуйте активи між мережами з <b>Causeway</b> і заробляйте на цьому бали. Кнопка відкриє застосунок із моїм запрошенням.
bot-invite-yours = Ваше запрошення. Ви отримуєте частку балів за кожен переказ друга:
bot-invite-share_text = Переказуйте активи між мережами з Causeway і заробляйте на цьому бали.
bot-invite-choose = Надіслати в чат
bot-invite-share = Поділитися посиланням
bot-invite-none = У цього гаманця ще немає запрошення. Воно з’явиться з першим переказом чи відміткою або після входу.
bot-invite-get = Отримати посилання

bot-order =
    <b>{ $amount }</b>: з { $from } у { $to }
    { $status }, { $day }
bot-status-none = Зараз нічого немає в дорозі.
bot-status-open = Відкрити { $amount }
bot-history-none = Цей гаманець ще нічого не переказував.
bot-history-end = Давніших переказів немає.
bot-history-open = Відкрити історію
bot-history-older = Давніші
bot-history-newest = Найновіші

bot-wallets-title = Ваші гаманці. Я показую бали та перекази вибраного:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = До цього акаунта Telegram ще не прив’язано гаманця. Відкрийте застосунок, під’єднайте гаманець і підпишіть один раз: це безкоштовно й нічого не переказує.
bot-wallets-link = Прив’язати гаманець
bot-wallets-choose = Вибрати { $wallet }
bot-wallets-unlink = Відв’язати { $wallet }
bot-wallets-ask = Відв’язати <code>{ $wallet }</code>? Його бали та перекази залишаться. Щоб прив’язати знову, потрібен буде підпис гаманця.
bot-wallets-keep = Залишити
bot-wallets-unlink_now = Відв’язати
bot-wallets-now = Вибрано { $wallet }
bot-wallets-unlinked = { $wallet } відв’язано
bot-wallets-gone = Цей гаманець уже не прив’язано

bot-language-title = Якою мовою мені говорити?
bot-language-auto = Як у Telegram
bot-language-set = Тепер я говорю українською

bot-help-title = Ось що я вмію:
bot-support = Тут вам допоможуть люди. Якщо питання про переказ, тримайте його під рукою. Ми ніколи не питаємо секретну фразу гаманця.
bot-support-open = Відкрити підтримку
bot-support-none = Кожен переказ сам каже, де він і що робити. Ми ніколи не питаємо секретну фразу гаманця.

bot-group-hello = Causeway переказує активи між мережами. Усе, що стосується вас, лишається в приватному чаті.
bot-group-private = Тут читають інші. Продовжмо приватно.
bot-group-open = Продовжити приватно

bot-inline-route = { $amount }: з { $from } у { $to }
bot-inline-route_text = Надішле цей маршрут у чат
bot-inline-route_message = Перекажіть <b>{ $amount }</b> з { $from } у { $to } з Causeway.
bot-inline-bridge = Відкрити цей переказ

bot-problem = Не вийшло, і це не ваша вина. Спробуйте за хвилину.
bot-problem-api = Causeway зараз не відповідає. Ваші перекази йдуть і без нього; спробуйте за хвилину.
bot-problem-busy = Зараз дуже багато звернень. Спробуйте за хвилину.
bot-too_fast = Ви запитуєте швидше, ніж я встигаю відповідати. Будь ласка, зачекайте хвилину.

bot-command-remind = Щоденне нагадування
bot-remind-is_off = Я не нагадую вам про відмітку. Нагадувати раз на день, якщо ви ще не відмітилися?
bot-remind-is_on = Нагадую про відмітку о <b>{ $time }</b> ({ $zone }), якщо ви ще не відмітилися.
bot-remind-is_muted = Нагадування приглушено до { $day }.
bot-remind-quiet = Тихі години: з { $from } до { $to }.
bot-remind-quiet_none = Тихих годин немає.
bot-remind-in_quiet = Цей час припадає на тихі години, тож напишу, коли вони скінчаться: о { $time }.
bot-remind-unknown = Я розумію час, наприклад <code>/remind 20:30</code>, або часовий пояс, наприклад <code>/remind Europe/Kyiv</code>.
bot-remind-turn_on = Нагадувати
bot-remind-turn_off = Вимкнути
bot-remind-times = Час
bot-remind-times_title = О котрій годині?
bot-remind-zones = Часовий пояс
bot-remind-zones_title = Котра у вас зараз година? Інші пояси задають за назвою: <code>/remind Europe/Kyiv</code>
bot-remind-quiets = Тихі години
bot-remind-quiets_title = Коли не турбувати?
bot-remind-no_quiet = Турбувати завжди
bot-remind-back = Назад
bot-remind-saved = Збережено
