### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Русский

bot-open = Открыть Causeway
bot-open-order = Открыть перевод
bot-language-button = Язык
bot-help-button = Что ты умеешь?
bot-remind-button = Напоминания
bot-button-old = Это кнопка из старого сообщения. Отправьте команду ещё раз.
bot-unknown = Я этого не понял. Вот что я умею:

bot-command-start = Начать
bot-command-checkin = Сегодняшняя отметка
bot-command-points = Ваши баллы
bot-command-tasks = За что сейчас дают баллы
bot-command-invite = Пригласить друзей
bot-command-status = Переводы в пути
bot-command-history = Прошлые переводы
bot-command-wallets = Привязанные кошельки
bot-command-language = Язык
bot-command-support = Помощь людей
bot-command-help = Что я умею

bot-start-hello = Здравствуйте, { $name }!
bot-start-bridge = Causeway переносит ваши активы между сетями. Здесь я сообщу, когда перевод дойдёт и когда пора отметиться.
bot-start-invited = Друг приглашает вас в Causeway. Откройте приложение и подтвердите приглашение до первого перевода.
bot-start-order = До вашего перевода одно нажатие.
bot-start-place = До этого места одно нажатие.
bot-start-unknown = Эта ссылка больше никуда не ведёт, но всё остальное на месте.
bot-start-link_wallet = Привяжите кошелёк в приложении, и я буду знать, чьи баллы и переводы показывать.

bot-checkin-done = <b>Сегодня вы отметились.</b> До завтра!
bot-checkin-todo = <b>Сегодня можно отметиться.</b> { $points ->
        [one] Это принесёт { $points } балл.
        [few] Это принесёт { $points } балла.
       *[other] Это принесёт { $points } баллов.
    }
bot-checkin-week = Эта неделя, с понедельника по воскресенье:
bot-checkin-action = Отметиться
bot-checkin-calendar = Открыть календарь

bot-points-total = <b>Баллов: { $points }</b>, кошелёк { $wallet }
bot-points-bridges = Переводы: { $points }
bot-points-check_ins = Отметки: { $points }
bot-points-friends = Друзья: { $points }
bot-points-campaigns = Кампании: { $points }
bot-points-none = Пока ничего: первые баллы принесёт перевод или отметка.
bot-points-boost = Ваши переводы приносят в { $multiplier } раза больше баллов.
bot-points-open = Откуда они взялись

bot-tasks-title = За что сейчас дают баллы
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } балл
        [few] { $points } балла
       *[other] { $points } баллов
    }
bot-tasks-steps = Сделано шагов: { $done } из { $all }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Сейчас баллы дают только переводы и ежедневные отметки.
bot-tasks-more = { $count ->
        [one] И ещё { $count } в приложении.
        [few] И ещё { $count } в приложении.
       *[other] И ещё { $count } в приложении.
    }
bot-tasks-open = Открыть задания

bot-invite-title = Пригласить друга в Causeway
bot-invite-description = Отправит ваше приглашение в этот чат
bot-invite-message = Переносите активы между сетями с <b>Causeway</b> и получайте за это баллы. Кнопка откроет приложение с моим приглашением.
bot-invite-yours = Ваше приглашение. Вы получаете долю баллов за каждый перевод друга:
bot-invite-share_text = Переносите активы между сетями с Causeway и получайте за это баллы.
bot-invite-choose = Отправить в чат
bot-invite-share = Поделиться ссылкой
bot-invite-none = У этого кошелька ещё нет приглашения. Оно появится с первым переводом или отметкой либо после входа.
bot-invite-get = Получить ссылку

bot-order = <b>{ $amount }</b>: из { $from } в { $to }
    { $status }, { $day }
bot-status-none = Сейчас ничего нет в пути.
bot-status-open = Открыть { $amount }
bot-history-none = Этот кошелёк ещё ничего не переводил.
bot-history-end = Более ранних переводов нет.
bot-history-open = Открыть историю
bot-history-older = Раньше
bot-history-newest = Последние

bot-wallets-title = Ваши кошельки. Я показываю баллы и переводы выбранного:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = К этому аккаунту Telegram ещё не привязан кошелёк. Откройте приложение, подключите кошелёк и подпишите один раз: это бесплатно и ничего не переводит.
bot-wallets-link = Привязать кошелёк
bot-wallets-choose = Выбрать { $wallet }
bot-wallets-unlink = Отвязать { $wallet }
bot-wallets-ask = Отвязать <code>{ $wallet }</code>? Его баллы и переводы останутся. Чтобы привязать снова, понадобится подпись кошелька.
bot-wallets-keep = Оставить
bot-wallets-unlink_now = Отвязать
bot-wallets-now = Выбран { $wallet }
bot-wallets-unlinked = { $wallet } отвязан
bot-wallets-gone = Этот кошелёк уже не привязан

bot-language-title = На каком языке мне говорить?
bot-language-auto = Как в Telegram
bot-language-set = Теперь я говорю по-русски

bot-help-title = Вот что я умею:
bot-support = Здесь вам помогут люди. Если вопрос о переводе, держите его под рукой. Мы никогда не спрашиваем секретную фразу кошелька.
bot-support-open = Открыть поддержку
bot-support-none = Каждый перевод сам говорит, где он и что делать. Мы никогда не спрашиваем секретную фразу кошелька.

bot-group-hello = Causeway переносит активы между сетями. Всё, что касается вас, остаётся в личном чате.
bot-group-private = Здесь нас читают другие. Давайте продолжим лично.
bot-group-open = Продолжить лично

bot-inline-route = { $amount }: из { $from } в { $to }
bot-inline-route_text = Отправит этот маршрут в чат
bot-inline-route_message = Переведите <b>{ $amount }</b> из { $from } в { $to } с Causeway.
bot-inline-bridge = Открыть этот перевод

bot-problem = Не получилось, и это не ваша вина. Попробуйте через минуту.
bot-problem-api = Causeway сейчас не отвечает. Ваши переводы идут и без него; попробуйте через минуту.
bot-problem-busy = Сейчас очень много обращений. Попробуйте через минуту.
bot-too_fast = Вы спрашиваете быстрее, чем я успеваю отвечать. Пожалуйста, подождите минуту.

bot-command-remind = Ежедневное напоминание
bot-remind-is_off = Я не напоминаю вам об отметке. Напоминать раз в день, если вы ещё не отметились?
bot-remind-is_on = Напоминаю об отметке в <b>{ $time }</b> ({ $zone }), если вы ещё не отметились.
bot-remind-is_muted = Напоминания приглушены до { $day }.
bot-remind-quiet = Тихие часы: с { $from } до { $to }.
bot-remind-quiet_none = Тихих часов нет.
bot-remind-in_quiet = Это время попадает в тихие часы, поэтому напишу, когда они кончатся: в { $time }.
bot-remind-unknown = Я понимаю время, например <code>/remind 20:30</code>, или часовой пояс, например <code>/remind Europe/Berlin</code>.
bot-remind-turn_on = Напоминать
bot-remind-turn_off = Выключить
bot-remind-times = Время
bot-remind-times_title = В какое время?
bot-remind-zones = Часовой пояс
bot-remind-zones_title = Который сейчас у вас час? Другие пояса задаются по имени: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Тихие часы
bot-remind-quiets_title = Когда не беспокоить?
bot-remind-no_quiet = Беспокоить всегда
bot-remind-back = Назад
bot-remind-saved = Сохранено
