### Small words used on several screens

connection-shown = Показано те, що було відомо о { $time }.
action-close = Закрити
action-retry = Спробувати ще раз

toast-region = Сповіщення

copy-done = Скопійовано.
copy-failed = Не вдалося скопіювати.

restricted-title = Недоступно там, де ви перебуваєте
restricted-text = Правила вашого місця перебування не дозволяють нам надавати там цю послугу. Попередні депозити буде виплачено або повернуто, як домовлено.

not_found-action = До мосту
