### Titles and descriptions of every address, also for search engines and link previews

screen-bridge-title = Міст
screen-bridge-description = Переказуйте активи між мережами. Депозит лежить у контракті, доки переказ не надійде.

screen-confirm-title = Перевірка
screen-confirm-description = Перевірте, що ви надсилаєте, що надійде й скільки це коштує, перш ніж запитає гаманець.

screen-completed-title = Надійшло
screen-completed-description = Квитанція переказу: що надійшло, куди та які транзакції за цим стоять.

screen-order-title = Переказ
screen-order-description = Стежте за переказом від депозиту до надходження.

screen-history-title = Історія
screen-history-description = Усі перекази вашого гаманця, найновіші вгорі.

screen-query-title = Знайти переказ
screen-query-description = Знайдіть будь-який переказ за номером, хешем депозиту чи виплати або адресою гаманця.
screen-account-title = Сеанси та дані
screen-account-description = Перегляньте, де ви увійшли, завершіть сеанси, завантажте або видаліть свої дані.

screen-tos-title = Умови користування
screen-tos-description = На що ви погоджуєтеся, користуючись Causeway: хто тримає депозит, скільки це коштує і що може піти не так.

screen-access-restricted-title = Недоступно там, де ви перебуваєте
screen-access-restricted-description = Правила вашого місця перебування не дозволяють нам надавати там цю послугу.

screen-dapp-title = Міст
screen-dapp-description = Переказуйте активи між мережами, відкривши міст з іншого застосунку.

screen-network-title = Міст
screen-network-description = Переказуйте активи між мережами з одним із наших партнерів.

screen-network-history-title = Історія
screen-network-history-description = Усі перекази вашого гаманця з одним із наших партнерів.

screen-swap-title = Обмін
screen-swap-description = Тут ви обмінюєте один токен на інший у тій самій мережі.

screen-maker-title = Маркет-мейкінг
screen-maker-description = Тут маркет-мейкери бачать маршрути та їхні межі й подають заявки, щоб виплачувати перекази власними коштами.

screen-pool-title = Пул
screen-pool-description = Тут запрошені адреси позичають маркет-мейкеру й отримують частку його заробітку.

screen-portfolio-title = Портфель
screen-portfolio-description = Тут ви бачите баланси всіх під’єднаних гаманців в одному місці та їхню вартість у доларах.

screen-points-title = Бали
screen-points-description = Бали винагороджують ваші дії тут: кожен переказ, щоденну відмітку, завдання й кожного друга, якого ви привели.

screen-deploy-title = Розгортання
screen-deploy-description = Тут ви одним підписом розміщуєте в мережі власний невеликий контракт.

screen-ecosystem-title = Екосистема
screen-ecosystem-description = Мережі, гаманці й застосунки, що працюють разом із Causeway.

screen-invite-title = Запросити друзів
screen-invite-description = Тут ви отримуєте посилання, що дає вам частку балів за перекази кожного друга, який за ним прийде.

screen-developing-title = У розробці
screen-developing-description = Сюди ведуть адреси сторінок, якими користуються лише їхні розробники.

screen-test-title = Тестова сторінка
screen-test-description = Оператори відкривають цю сторінку, щоб побачити, що застосунок завантажується.

screen-layerzero-airdrop-title = Ейрдроп ZRO
screen-layerzero-airdrop-description = Тут ви перевіряєте, скільки ZRO призначено вашим адресам.

screen-strk-airdrop-title = Ейрдроп STRK
screen-strk-airdrop-description = Тут ви перевіряєте, скільки STRK призначено вашим адресам.

screen-taiko-drop-title = Ейрдроп TAIKO
screen-taiko-drop-description = Тут ви перевіряєте, скільки TAIKO призначено вашим адресам.

screen-blast-drop-title = Ейрдроп BLAST
screen-blast-drop-description = Тут ви перевіряєте, скільки BLAST призначено вашим адресам.

screen-zk-airdrop-title = Ейрдроп ZK
screen-zk-airdrop-description = Тут ви перевіряєте, скільки ZK призначено вашим адресам.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Тут ви бачите, які завдання BOB Spice виконав ваш гаманець, і забираєте зароблене.

screen-soneium-badge-title = Бейдж Soneium
screen-soneium-badge-description = Тут ви бачите, чи заробив ваш гаманець бейдж Soneium, і забираєте його.

screen-scroll-badge-title = Бейдж Scroll
screen-scroll-badge-description = Тут ви бачите, чи заробив ваш гаманець бейдж Scroll, і забираєте його.

screen-tracker-title = Трекер L2
screen-tracker-description = Тут ви бачите активність своєї адреси в кожній мережі: транзакції, обсяг, активні дні та витрачений газ.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Тут ви бачите, скільки Scroll Marks має ваша адреса.

screen-tracker-scroll-airdrop-title = Ейрдроп SCR
screen-tracker-scroll-airdrop-description = Тут ви бачите, скільки SCR призначено вашій адресі.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Тут ви бачите, скільки Linea LXP та LXP-L має ваша адреса.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Тут ви бачите, чи має ваша адреса бейдж Soneium OG.

screen-tracker-zora-airdrop-title = Ейрдроп ZORA
screen-tracker-zora-airdrop-description = Тут ви бачите, скільки ZORA призначено вашій адресі.

screen-tracker-eclipse-airdrop-title = Ейрдроп Eclipse
screen-tracker-eclipse-airdrop-description = Тут ви бачите, скільки ES призначено вашій адресі.

screen-faucet-title = Крани
screen-faucet-description = Тут ви отримуєте монети тестових мереж для проб.

screen-faucet-ink-title = Кран Ink
screen-faucet-ink-description = Тут ви отримуєте монети тестової мережі Ink для проб.

screen-faucet-ip-title = Кран Story
screen-faucet-ip-description = Тут ви отримуєте IP, монету тестової мережі Story, для проб.

screen-faucet-monad-title = Кран Monad
screen-faucet-monad-description = Тут ви отримуєте монети тестової мережі Monad для проб.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing завершився. Дякуємо всім, хто брав участь.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics завершився. Дякуємо всім, хто брав участь.

screen-not-found-title = Тут нічого немає
screen-not-found-description = Можливо, в адресі помилка або сторінку перенесли.

screen-back = Назад до мосту
screen-not_open = Ця сторінка зараз не відкрита
screen-ended = Ця подія завершилася

nearest-question = Може, ви мали на увазі { $path }?
nearest-find = Знайти серед переказів
nearest-places = Місця, які існують

terms-failed = Не вдалося завантажити умови
terms-failed-text = Перевірте з’єднання й спробуйте ще раз.
