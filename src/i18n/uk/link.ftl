### Links that fill the form

link-ignored = З посилання не використано: { $list }. Перевірте форму, перш ніж продовжити.
link-address_as_network = Схоже на адресу. У посиланні адресу вказують у «recipient», а мережу — в «to».
link-part = { $name } «{ $value }»
link-field-from = мережа відправлення
link-field-to = мережа отримання
link-field-chain = мережа
link-field-token = актив
link-field-amount = сума
link-field-exact = точна сума
link-field-recipient = отримувач
link-field-exchange = біржа
link-field-ref = реферальний код
link-field-channel = партнер
link-recipient = Цю адресу взято з посилання, яке ви відкрили. Використовуйте її, лише якщо вона збігається з адресою від отримувача.
link-share-title = Переказ у Causeway
link-share-text = Переказ у Causeway із цими налаштуваннями

action-dismiss = Зрозуміло
