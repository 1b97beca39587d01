### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = Перевірка переказу
screen-confirm-description = Перевірте, що ви надсилаєте, що отримуєте й скільки це коштує, перш ніж підтвердити в гаманці.

screen-completed-title = Надійшло
screen-completed-description = Квитанція про переказ: що отримано, де та якими транзакціями.

screen-order-title = Переказ
screen-order-description = Відстежте переказ від депозиту до надходження.

screen-history-title = Історія
screen-history-description = Усі ваші перекази, спершу нові.

screen-query-title = Знайти переказ
screen-query-description = Знайдіть будь-який переказ за його ID, хешем транзакції або адресою гаманця.

screen-status-title = Стан сервісу
screen-status-description = Чи все працює зараз і наскільки швидко та надійно доставляє перекази кожен провайдер.
screen-trust-description = Подивіться, що захищає ваші депозити: атестатори, баланси ескроу, аудити та навчання.

screen-pay-title = Запросити платіж
screen-pay-description = Отримуйте платежі за посиланням: платник обирає будь-яку мережу, а ви отримуєте суму у своїй.

screen-account-description = Перегляньте, де ви увійшли, завершіть сеанси, завантажте або видаліть свої дані.

screen-tos-title = Умови користування
screen-tos-description = Умови користування Causeway: зберігання коштів, комісії та ризики.

screen-access-restricted-title = Недоступно у вашій країні
screen-access-restricted-description = Місцеві правила не дозволяють надавати цей сервіс у вашій країні.

screen-dapp-title = Міст
screen-dapp-description = Переказуйте активи між мережами з іншого застосунку.

screen-network-title = Міст
screen-network-description = Переказуйте активи між мережами з нашим партнером.

screen-network-history-title = Історія
screen-network-history-description = Усі ваші перекази через нашого партнера.

screen-swap-title = Обмін
screen-swap-description = Обмінюйте токени в одній мережі за найкращим котируванням і бачте всі витрати до підпису.
screen-swap-detail-title = Деталі обміну
screen-swap-detail-description = Перебіг і результат одного обміну токенів.

screen-maker-description = Дізнайтеся, як працює маркет-мейкінг: поточні маршрути, ліміти й час виплат.

screen-pool-description = Запрошені адреси позичають кошти маркет-мейкеру й отримують частку його доходу.

screen-portfolio-description = Баланси всіх під’єднаних гаманців та їхня вартість у доларах.

screen-points-title = Бали
screen-points-description = Отримуйте бали за перекази, щоденні відмітки, завдання та рефералів.

screen-deploy-description = Розгорніть власний невеликий контракт одним підписом.

screen-ecosystem-description = Мережі, гаманці й застосунки, що працюють із Causeway.

screen-invite-title = Запросити друзів
screen-invite-description = Поділіться посиланням і отримуйте частку балів за перекази кожного запрошеного друга.

screen-developing-description = Над чим ми працюємо, що буде далі й що вже запущено.

screen-test-description = Перевірте з’єднання, сховище й гаманці та скопіюйте звіт для підтримки.

screen-layerzero-airdrop-title = Ейрдроп ZRO
screen-layerzero-airdrop-description = Дізнайтеся, скільки ZRO виділено вашим адресам.

screen-strk-airdrop-title = Ейрдроп STRK
screen-strk-airdrop-description = Дізнайтеся, скільки STRK виділено вашим адресам.

screen-taiko-drop-title = Ейрдроп TAIKO
screen-taiko-drop-description = Дізнайтеся, скільки TAIKO виділено вашим адресам.

screen-blast-drop-title = Ейрдроп BLAST
screen-blast-drop-description = Дізнайтеся, скільки BLAST виділено вашим адресам.

screen-zk-airdrop-title = Ейрдроп ZK
screen-zk-airdrop-description = Дізнайтеся, скільки ZK виділено вашим адресам.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Перегляньте виконані завдання BOB Spice й отримайте нагороди.

screen-soneium-badge-title = Бейдж Soneium
screen-soneium-badge-description = Перевірте, чи доступний вашому гаманцю бейдж Soneium, й отримайте його.

screen-scroll-badge-title = Бейдж Scroll
screen-scroll-badge-description = Перевірте, чи доступний вашому гаманцю бейдж Scroll, й отримайте його.

screen-tracker-description = Ваша активність у кожній мережі: транзакції, обсяг, активні дні та витрачений газ.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Дізнайтеся, скільки Scroll Marks має ваша адреса.

screen-tracker-scroll-airdrop-title = Ейрдроп SCR
screen-tracker-scroll-airdrop-description = Дізнайтеся, скільки SCR виділено вашій адресі.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Дізнайтеся, скільки Linea LXP та LXP-L має ваша адреса.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Перевірте, чи має ваша адреса бейдж Soneium OG.

screen-tracker-zora-airdrop-title = Ейрдроп ZORA
screen-tracker-zora-airdrop-description = Дізнайтеся, скільки ZORA виділено вашій адресі.

screen-tracker-eclipse-airdrop-title = Ейрдроп Eclipse
screen-tracker-eclipse-airdrop-description = Дізнайтеся, скільки ES виділено вашій адресі.

screen-faucet-description = Отримайте монети тестових мереж для спроб.

screen-faucet-ink-title = Кран Ink
screen-faucet-ink-description = Отримайте монети тестової мережі Ink для спроб.

screen-faucet-ip-title = Кран IP
screen-faucet-ip-description = Отримайте монети тестової мережі IP для спроб.

screen-faucet-monad-title = Кран Monad
screen-faucet-monad-description = Отримайте монети тестової мережі Monad для спроб.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Подія Owlmazing завершилася. Дякуємо за участь.

screen-owlympics-title = Owlympics
screen-owlympics-description = Подія Owlympics завершилася. Дякуємо за участь.

screen-not-found-description = Перевірте адресу на помилки. Можливо, сторінку перенесли.

screen-back = Назад до мосту
screen-not_open = Ця сторінка ще недоступна
screen-ended = Ця подія завершилася

nearest-question = Може, ви мали на увазі { $path }?
nearest-find = Шукати серед переказів
nearest-places = Сторінки

terms-failed = Не вдалося завантажити умови
terms-failed-text = Перевірте з’єднання й спробуйте ще раз.
