### Ссылки, которые заполняют форму

link-ignored = Из ссылки не использовано: { $list }. Проверьте форму, прежде чем продолжить.
link-address_as_network = Похоже на адрес. В ссылке адрес указывают в «recipient», а сеть — в «to».
link-part = { $name } «{ $value }»
link-field-from = сеть отправления
link-field-to = сеть назначения
link-field-chain = сеть
link-field-token = актив
link-field-amount = сумма
link-field-exact = точная сумма
link-field-recipient = получатель
link-field-exchange = биржа
link-field-ref = реферальный код
link-field-channel = партнёр
link-recipient = Этот адрес взят из ссылки, которую вы открыли. Используйте его, только если он совпадает с адресом от получателя.
link-share-title = Перевод в Causeway
link-share-text = Перевод в Causeway с этими настройками

action-dismiss = Понятно
