### Small words used on several screens

connection-shown = Оновлено о { $time }.
action-close = Закрити
action-retry = Спробувати ще раз

toast-region = Сповіщення

copy-done = Скопійовано.
copy-failed = Не вдалося скопіювати.

restricted-title = Недоступно у вашій країні
restricted-text = Місцеві правила не дозволяють надавати цей сервіс у вашій країні. Попередні депозити буде виплачено або повернуто, як домовлено.

not_found-action = До мосту
