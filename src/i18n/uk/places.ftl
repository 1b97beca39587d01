### Назви сторінок у меню

deploy-tag = Base
points-mine = Мої бали
request-title = Запросити платіж
service-title = Стан сервісу
screen-bridge-title = Міст
screen-bridge-description = Переказуйте активи між мережами. Кошти зберігаються в смартконтракті, доки виплату не підтверджено.
screen-trust-title = Довіра
screen-account-title = Сеанси та дані
screen-maker-title = Маркет-мейкінг
screen-pool-title = Пул
screen-portfolio-title = Портфель
nav-history = Історія
screen-deploy-title = Розгортання
screen-ecosystem-title = Екосистема
screen-developing-title = У розробці
screen-test-title = Діагностика
screen-tracker-title = Трекер L2
screen-faucet-title = Крани
screen-not-found-title = Сторінку не знайдено
query-title = Знайти переказ
tos-title = Умови користування
