### Названия и описания всех адресов, в том числе для поисковиков и предпросмотра ссылок

screen-confirm-title = Проверка перевода
screen-confirm-description = Проверьте, что вы отправляете, что получаете и сколько это стоит, прежде чем подтвердить в кошельке.

screen-completed-title = Получено
screen-completed-description = Квитанция о переводе: что получено, где и какими транзакциями.

screen-order-title = Перевод
screen-order-description = Отследите перевод от депозита до получения.

screen-history-title = История
screen-history-description = Все ваши переводы, сначала новые.

screen-query-title = Найти перевод
screen-query-description = Найдите любой перевод по его ID, хешу транзакции или адресу кошелька.

screen-status-title = Состояние сервиса
screen-status-description = Всё ли работает сейчас и насколько быстро и надёжно доставляет переводы каждый провайдер.
screen-trust-description = Посмотрите, что защищает ваши депозиты: аттестаторы, балансы эскроу, аудиты и учения.

screen-pay-title = Запросить платёж
screen-pay-description = Получайте платежи по ссылке: плательщик выбирает любую сеть, а вы получаете сумму в своей.

screen-account-description = Посмотрите, где вы вошли, завершите сеансы, скачайте или удалите свои данные.

screen-tos-title = Условия использования
screen-tos-description = Условия использования Causeway: хранение средств, комиссии и риски.

screen-access-restricted-title = Недоступно в вашей стране
screen-access-restricted-description = Местные правила не позволяют предлагать этот сервис в вашей стране.

screen-dapp-title = Мост
screen-dapp-description = Переводите активы между сетями из другого приложения.

screen-network-title = Мост
screen-network-description = Переводите активы между сетями с нашим партнёром.

screen-network-history-title = История
screen-network-history-description = Все ваши переводы через нашего партнёра.

screen-swap-title = Обмен
screen-swap-description = Обменивайте токены в одной сети по лучшей из котировок и видьте все расходы до подписи.
screen-swap-detail-title = Детали обмена
screen-swap-detail-description = Ход и результат одного обмена токенов.

screen-maker-description = Узнайте, как работает маркет-мейкинг: текущие маршруты, лимиты и время выплат.

screen-pool-description = Приглашённые адреса дают средства маркет-мейкеру и получают долю его дохода.

screen-portfolio-description = Балансы всех подключённых кошельков и их стоимость в долларах.

screen-points-title = Баллы
screen-points-description = Получайте баллы за переводы, ежедневные отметки, задания и рефералов.

screen-deploy-description = Разместите собственный небольшой контракт одной подписью.

screen-ecosystem-description = Сети, кошельки и приложения, которые работают с Causeway.

screen-invite-title = Пригласить друзей
screen-invite-description = Поделитесь ссылкой и получайте долю баллов за переводы каждого приглашённого друга.

screen-developing-description = Над чем мы работаем, что будет дальше и что уже запущено.

screen-test-description = Проверьте подключение, хранилище и кошельки и скопируйте отчёт для поддержки.

screen-layerzero-airdrop-title = Аирдроп ZRO
screen-layerzero-airdrop-description = Узнайте, сколько ZRO выделено вашим адресам.

screen-strk-airdrop-title = Аирдроп STRK
screen-strk-airdrop-description = Узнайте, сколько STRK выделено вашим адресам.

screen-taiko-drop-title = Аирдроп TAIKO
screen-taiko-drop-description = Узнайте, сколько TAIKO выделено вашим адресам.

screen-blast-drop-title = Аирдроп BLAST
screen-blast-drop-description = Узнайте, сколько BLAST выделено вашим адресам.

screen-zk-airdrop-title = Аирдроп ZK
screen-zk-airdrop-description = Узнайте, сколько ZK выделено вашим адресам.

screen-bob-spice-title = BOB Spice: задания
screen-bob-spice-description = Посмотрите выполненные задания BOB Spice и получите награды.

screen-soneium-badge-title = Бейдж Soneium
screen-soneium-badge-description = Проверьте, доступен ли вашему кошельку бейдж Soneium, и получите его.

screen-scroll-badge-title = Бейдж Scroll
screen-scroll-badge-description = Проверьте, доступен ли вашему кошельку бейдж Scroll, и получите его.

screen-tracker-description = Ваша активность в каждой сети: транзакции, объём, активные дни и расход газа.

screen-tracker-scrollmarks-title = Баллы Scroll Marks
screen-tracker-scrollmarks-description = Узнайте, сколько Scroll Marks у вашего адреса.

screen-tracker-scroll-airdrop-title = Аирдроп SCR
screen-tracker-scroll-airdrop-description = Узнайте, сколько SCR выделено вашему адресу.

screen-tracker-lxp-title = Баллы Linea LXP
screen-tracker-lxp-description = Узнайте, сколько Linea LXP и LXP-L у вашего адреса.

screen-tracker-soneium-og-title = Бейдж Soneium OG
screen-tracker-soneium-og-description = Проверьте, есть ли у вашего адреса бейдж Soneium OG.

screen-tracker-zora-airdrop-title = Аирдроп ZORA
screen-tracker-zora-airdrop-description = Узнайте, сколько ZORA выделено вашему адресу.

screen-tracker-eclipse-airdrop-title = Аирдроп Eclipse
screen-tracker-eclipse-airdrop-description = Узнайте, сколько ES выделено вашему адресу.

screen-faucet-description = Получите монеты тестовых сетей для проверки.

screen-faucet-ink-title = Кран Ink
screen-faucet-ink-description = Получите монеты тестовой сети Ink для проверки.

screen-faucet-ip-title = Кран IP
screen-faucet-ip-description = Получите монеты тестовой сети IP для проверки.

screen-faucet-monad-title = Кран Monad
screen-faucet-monad-description = Получите монеты тестовой сети Monad для проверки.

screen-owlmazing-title = Событие Owlmazing
screen-owlmazing-description = Событие Owlmazing завершилось. Спасибо за участие.

screen-owlympics-title = Событие Owlympics
screen-owlympics-description = Событие Owlympics завершилось. Спасибо за участие.

screen-not-found-description = Проверьте адрес на опечатки. Возможно, страница переехала.

screen-back = Назад к мосту
screen-not_open = Эта страница пока недоступна
screen-ended = Событие завершилось

nearest-question = Возможно, вы имели в виду { $path }?
nearest-find = Искать среди переводов
nearest-places = Страницы

terms-failed = Не удалось загрузить условия
terms-failed-text = Проверьте соединение и попробуйте снова.
