### Названия страниц в меню

deploy-tag = Base
points-mine = Мои баллы
request-title = Запросить платёж
service-title = Состояние сервиса
screen-bridge-title = Мост
screen-bridge-description = Переводите активы между сетями. Средства хранятся в смарт-контракте, пока выплата не подтверждена.
screen-trust-title = Доверие
screen-account-title = Сеансы и данные
screen-maker-title = Маркет-мейкерам
screen-pool-title = Пул
screen-portfolio-title = Портфель
nav-history = История
screen-deploy-title = Развёртывание
screen-ecosystem-title = Экосистема
screen-developing-title = В разработке
screen-test-title = Диагностика
screen-tracker-title = L2-трекер
screen-faucet-title = Краны
screen-not-found-title = Страница не найдена
query-title = Найти перевод
tos-title = Условия использования
