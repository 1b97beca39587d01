### Ссылки, которые заполняют форму

link-ignored = Из ссылки не использовано: { $list }. Действует то, что показано в форме.
link-address_as_network = Похоже на адрес: в ссылке адрес пишут в «recipient», а в «to» — сеть.
link-part = { $name } «{ $value }»
link-field-from = сеть отправления
link-field-to = сеть назначения
link-field-token = актив
link-field-amount = сумма
link-field-recipient = получатель
link-field-exchange = биржа
link-field-ref = реферальный код
link-field-channel = партнёр
link-recipient = Этот адрес пришёл вместе со ссылкой, которую вы открыли. Используйте его, только если его дал вам сам получатель.
link-share-title = Перевод в Causeway
link-share-text = Переведите с этими настройками в Causeway

action-dismiss = Понятно
