### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Русский

bot-open = Открыть Causeway
bot-open-order = Открыть перевод
bot-language-button = Язык
bot-help-button = Помощь
bot-remind-button = Напоминания
bot-button-old = Кнопка устарела. Отправьте команду ещё раз.
bot-unknown = Команда не распознана. Доступные команды:

bot-command-start = Запустить бота
bot-command-checkin = Сегодняшняя отметка
bot-command-points = Ваши баллы
bot-command-tasks = Как заработать баллы
bot-command-invite = Пригласить друзей
bot-command-status = Активные переводы
bot-command-history = Прошлые переводы
bot-command-export = Экспорт балансов и истории
bot-command-pay = Запросить платёж
bot-command-wallets = Привязанные кошельки
bot-command-language = Язык
bot-command-support = Поддержка
bot-command-help = Список команд

bot-start-hello = Здравствуйте, { $name }!
bot-start-bridge = С Causeway можно переводить активы между сетями. Здесь вы узнаете, когда перевод дошёл и когда пора отметиться.
bot-start-invited = Друг пригласил вас в Causeway. Откройте приложение и подтвердите приглашение до первого перевода.
bot-start-order = Откройте свой перевод по кнопке ниже.
bot-start-place = Откройте по кнопке ниже.
bot-start-unknown = Эта ссылка больше не действует. Всё остальное доступно.
bot-start-link_wallet = Привяжите кошелёк в приложении, чтобы видеть здесь свои баллы и переводы.

bot-checkin-done = <b>Сегодня вы отметились.</b> Возвращайтесь завтра.
bot-checkin-todo = <b>Сегодня можно отметиться.</b> { $points ->
        [one] Вы получите { $points } балл.
        [few] Вы получите { $points } балла.
       *[other] Вы получите { $points } баллов.
    }
bot-checkin-week = Эта неделя, с понедельника по воскресенье:
bot-checkin-action = Отметиться
bot-checkin-calendar = Открыть календарь

bot-points-total = <b>Баллов: { $points }</b>, кошелёк { $wallet }
bot-points-bridges = Переводы: { $points }
bot-points-check_ins = Отметки: { $points }
bot-points-friends = Рефералы: { $points }
bot-points-campaigns = Кампании: { $points }
bot-points-pool = Пул: { $points }
bot-points-none = Баллов пока нет. Сделайте перевод или отметьтесь, чтобы их получить.
bot-points-boost = Множитель ваших переводов: { $multiplier }×.
bot-points-open = Подробнее

bot-tasks-title = Как заработать баллы
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } балл
        [few] { $points } балла
       *[other] { $points } баллов
    }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Заданий сейчас нет. Делайте переводы и отмечайтесь каждый день, чтобы получать баллы.
bot-tasks-more = { $count ->
        [one] В приложении ещё { $count } задание.
        [few] В приложении ещё { $count } задания.
       *[other] В приложении ещё { $count } заданий.
    }
bot-tasks-open = Открыть задания

bot-invite-title = Пригласить друга в Causeway
bot-invite-description = Отправить реферальную ссылку в этот чат
bot-invite-message = Переводите активы между сетями с <b>Causeway</b> и получайте баллы. Откройте по моей реферальной ссылке ниже.
bot-invite-yours = Ваша реферальная ссылка. Получайте долю баллов за каждый перевод друзей:
bot-invite-share_text = Переводите активы между сетями с Causeway и получайте баллы.
bot-invite-choose = Отправить в чат
bot-invite-share = Поделиться ссылкой
bot-invite-none = У этого кошелька ещё нет реферальной ссылки. Сделайте перевод, отметьтесь или войдите, чтобы её получить.
bot-invite-get = Получить ссылку

bot-order = <b>{ $amount }</b>: из { $from } в { $to }
    { $status }, { $day }
bot-status-none = Активных переводов нет.
bot-status-open = Открыть { $amount }
bot-history-none = У этого кошелька пока нет переводов.
bot-history-end = Более ранних переводов нет.
bot-history-open = Открыть историю
bot-history-older = Более ранние
bot-history-newest = Последние
bot-export-title =
    <b>Экспорт</b>
    { $count ->
        [one] Файлы CSV для { $count } привязанного кошелька.
        [few] Файлы CSV для { $count } привязанных кошельков.
        [many] Файлы CSV для { $count } привязанных кошельков.
       *[other] Файлы CSV для { $count } привязанных кошельков.
    }
bot-export-about = Выберите файл. Стоимость указана на момент каждого перевода или обмена; если она неизвестна, ячейка пустая.
bot-export-button = Экспорт в файл
bot-export-balances = Балансы
bot-export-history = История
bot-export-years = Итоги по годам
bot-export-assets = Итоги по активам
bot-export-sent = Файл отправлен
bot-export-empty = Экспортировать пока нечего
bot-export-limit = Вы запросили много файлов. Попробуйте снова через час.
bot-export-too_large = Файл слишком большой для сообщения. Скачайте его в приложении, в портфеле.

bot-wallets-title = Ваши кошельки. Баллы и переводы показаны для выбранного:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = К этому аккаунту Telegram ещё не привязан кошелёк. Откройте приложение, подключите кошелёк и подпишите один раз: это бесплатно, средства не списываются.
bot-wallets-link = Привязать кошелёк
bot-wallets-choose = Выбрать { $wallet }
bot-wallets-unlink = Отвязать { $wallet }
bot-wallets-ask = Отвязать <code>{ $wallet }</code>? Баллы и переводы останутся. Чтобы привязать его снова, понадобится подпись.
bot-wallets-keep = Оставить кошелёк
bot-wallets-unlink_now = Отвязать
bot-wallets-now = Выбран { $wallet }
bot-wallets-unlinked = { $wallet } отвязан
bot-wallets-gone = Этот кошелёк больше не привязан

bot-language-title = Выберите язык
bot-language-auto = Как в Telegram
bot-language-set = Язык изменён на русский

bot-help-title = Доступные команды:
bot-support = Напишите в поддержку по кнопке ниже. Если вопрос о переводе, приготовьте ссылку на него. Мы никогда не спрашиваем секретную фразу.
bot-support-open = Написать в поддержку
bot-support-none = Откройте перевод, чтобы увидеть его статус и следующие шаги. Мы никогда не спрашиваем секретную фразу.

bot-group-hello = С Causeway можно переводить активы между сетями. Ваши баллы и переводы видны только в личном чате.
bot-group-private = Это групповой чат. Продолжите в личном, чтобы ваши данные видели только вы.
bot-group-open = Продолжить в личном чате

bot-inline-route = { $amount }: из { $from } в { $to }
bot-inline-route_text = Отправить этот маршрут в чат
bot-inline-route_message = Переведите <b>{ $amount }</b> из { $from } в { $to } с Causeway.
bot-inline-bridge = Открыть маршрут

bot-problem = На нашей стороне что-то пошло не так. Повторите через минуту.
bot-problem-api = Сейчас не удаётся связаться с Causeway. На начатые переводы это не влияет; повторите через минуту.
bot-problem-busy = Сейчас очень много запросов. Повторите через минуту.
bot-too_fast = Слишком много сообщений подряд. Подождите минуту.

bot-command-remind = Ежедневное напоминание
bot-remind-is_off = Ежедневные напоминания выключены. Включите их, и бот напишет, если вы ещё не отметились.
bot-remind-is_on = Ежедневное напоминание в <b>{ $time }</b> ({ $zone }), если вы ещё не отметились.
bot-remind-is_muted = Без уведомлений до { $day }.
bot-remind-quiet = Тихие часы: с { $from } до { $to }.
bot-remind-quiet_none = Тихих часов нет.
bot-remind-in_quiet = Это время попадает в тихие часы, поэтому напоминание придёт после них, в { $time }.
bot-remind-unknown = Отправьте время, например <code>/remind 20:30</code>, или часовой пояс, например <code>/remind Europe/Berlin</code>.
bot-remind-turn_on = Включить
bot-remind-turn_off = Выключить
bot-remind-times = Время
bot-remind-times_title = Выберите время
bot-remind-zones = Часовой пояс
bot-remind-zones_title = Сколько сейчас у вас времени? Для других поясов отправьте название: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Тихие часы
bot-remind-quiets_title = Выберите тихие часы
bot-remind-no_quiet = Нет
bot-remind-back = Назад
bot-remind-saved = Сохранено

bot-pay = Создайте платёжную ссылку в приложении и отправьте её плательщику. Он может заплатить из любой поддерживаемой сети, а статус увидите вы оба.
bot-pay-unread = Запрос непонятен. Отправьте /pay с суммой, токеном и, если нужно, сетью, например <code>/pay 25 USDC base</code>.
bot-pay-open = Создать платёжную ссылку
bot-start-pay = Откройте запрос платежа.
