### Названия и описания всех адресов, в том числе для поисковиков и предпросмотра ссылок

screen-bridge-title = Мост
screen-bridge-description = Переводите активы между сетями. Депозит хранится в контракте, пока перевод не дойдёт.

screen-confirm-title = Проверка
screen-confirm-description = Проверьте, что вы отправляете, что придёт и сколько это стоит, прежде чем подтвердить в кошельке.

screen-completed-title = Перевод получен
screen-completed-description = Квитанция о переводе: что пришло, куда и какими транзакциями.

screen-order-title = Перевод
screen-order-description = Следите за переводом от депозита до получения.

screen-history-title = История
screen-history-description = Все переводы вашего кошелька, начиная с последних.

screen-query-title = Найти перевод
screen-query-description = Найдите любой перевод по его номеру, по хешу депозита или выплаты либо по адресу кошелька.
screen-account-title = Сеансы и данные
screen-account-description = Посмотрите, где вы вошли, завершите сеансы, скачайте или удалите свои данные.

screen-tos-title = Условия использования
screen-tos-description = С чем вы соглашаетесь, пользуясь Causeway: у кого хранится депозит, сколько это стоит и что может пойти не так.

screen-access-restricted-title = Недоступно в вашей стране
screen-access-restricted-description = Правила, действующие там, где вы находитесь, не позволяют нам предлагать этот сервис.

screen-dapp-title = Мост
screen-dapp-description = Переводите активы между сетями прямо из другого приложения.

screen-network-title = Мост
screen-network-description = Переводите активы между сетями вместе с нашим партнёром.

screen-network-history-title = История
screen-network-history-description = Все переводы вашего кошелька через нашего партнёра.

screen-swap-title = Обмен
screen-swap-description = Здесь один токен обменивают на другой в той же сети.

screen-maker-title = Маркет-мейкерам
screen-maker-description = Здесь маркет-мейкеры видят маршруты с лимитами и подают заявку, чтобы выплачивать переводы из своих средств.

screen-pool-title = Пул
screen-pool-description = Здесь приглашённые адреса предоставляют средства маркет-мейкеру и получают долю его дохода.

screen-portfolio-title = Портфель
screen-portfolio-description = Здесь видны балансы всех ваших подключённых кошельков и их стоимость в долларах.

screen-points-title = Баллы
screen-points-description = Баллы начисляются за каждый перевод, ежедневную отметку, выполненное задание и приглашённого друга.

screen-deploy-title = Развёртывание
screen-deploy-description = Здесь вы одной подписью размещаете в сети собственный небольшой контракт.

screen-ecosystem-title = Экосистема
screen-ecosystem-description = Сети, кошельки и приложения, которые работают вместе с Causeway.

screen-invite-title = Пригласить друзей
screen-invite-description = Здесь вы получаете ссылку, которая приносит вам долю баллов за переводы каждого приглашённого друга.

screen-developing-title = Служебная страница
screen-developing-description = Сюда ведут адреса страниц, которыми пользуются только разработчики.

screen-test-title = Проверочная страница
screen-test-description = Операторы открывают эту страницу, чтобы убедиться, что приложение загружается.

screen-layerzero-airdrop-title = Аирдроп ZRO
screen-layerzero-airdrop-description = Здесь можно узнать, сколько ZRO получили ваши адреса.

screen-strk-airdrop-title = Аирдроп STRK
screen-strk-airdrop-description = Здесь можно узнать, сколько STRK получили ваши адреса.

screen-taiko-drop-title = Аирдроп TAIKO
screen-taiko-drop-description = Здесь можно узнать, сколько TAIKO получили ваши адреса.

screen-blast-drop-title = Аирдроп BLAST
screen-blast-drop-description = Здесь можно узнать, сколько BLAST получили ваши адреса.

screen-zk-airdrop-title = Аирдроп ZK
screen-zk-airdrop-description = Здесь можно узнать, сколько ZK получили ваши адреса.

screen-bob-spice-title = BOB Spice: задания
screen-bob-spice-description = Здесь видно, какие задания BOB Spice выполнил ваш кошелёк, и можно получить награду за них.

screen-soneium-badge-title = Бейдж Soneium
screen-soneium-badge-description = Здесь можно узнать, заслужил ли ваш кошелёк бейдж Soneium, и получить его.

screen-scroll-badge-title = Бейдж Scroll
screen-scroll-badge-description = Здесь можно узнать, заслужил ли ваш кошелёк бейдж Scroll, и получить его.

screen-tracker-title = L2-трекер
screen-tracker-description = Здесь видно, насколько активен ваш адрес в каждой сети: транзакции, объём, активные дни и расход газа.

screen-tracker-scrollmarks-title = Баллы Scroll Marks
screen-tracker-scrollmarks-description = Здесь видно, сколько Scroll Marks у вашего адреса.

screen-tracker-scroll-airdrop-title = Аирдроп SCR
screen-tracker-scroll-airdrop-description = Здесь видно, сколько SCR получил ваш адрес.

screen-tracker-lxp-title = Баллы Linea LXP
screen-tracker-lxp-description = Здесь видно, сколько Linea LXP и LXP-L у вашего адреса.

screen-tracker-soneium-og-title = Бейдж Soneium OG
screen-tracker-soneium-og-description = Здесь видно, есть ли у вашего адреса бейдж Soneium OG.

screen-tracker-zora-airdrop-title = Аирдроп ZORA
screen-tracker-zora-airdrop-description = Здесь видно, сколько ZORA получил ваш адрес.

screen-tracker-eclipse-airdrop-title = Аирдроп Eclipse
screen-tracker-eclipse-airdrop-description = Здесь видно, сколько ES получил ваш адрес.

screen-faucet-title = Краны
screen-faucet-description = Здесь можно получить монеты тестовых сетей, чтобы всё попробовать.

screen-faucet-ink-title = Кран Ink
screen-faucet-ink-description = Здесь можно получить монеты тестовой сети Ink, чтобы всё попробовать.

screen-faucet-ip-title = Кран Story
screen-faucet-ip-description = Здесь можно получить IP, монеты тестовой сети Story, чтобы всё попробовать.

screen-faucet-monad-title = Кран Monad
screen-faucet-monad-description = Здесь можно получить монеты тестовой сети Monad, чтобы всё попробовать.

screen-owlmazing-title = Событие Owlmazing
screen-owlmazing-description = Событие Owlmazing завершилось. Спасибо всем, кто участвовал.

screen-owlympics-title = Событие Owlympics
screen-owlympics-description = Событие Owlympics завершилось. Спасибо всем, кто участвовал.

screen-not-found-title = Здесь ничего нет
screen-not-found-description = Возможно, в адресе опечатка или страница переехала.

screen-back = Вернуться к мосту
screen-not_open = Сейчас эта страница закрыта
screen-ended = Событие завершилось

nearest-question = Может быть, { $path }?
nearest-find = Поискать среди переводов
nearest-places = Эти страницы точно есть

terms-failed = Не удалось загрузить условия
terms-failed-text = Проверьте соединение и попробуйте снова.
