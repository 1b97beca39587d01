### Links that fill the form

link-ignored = З посилання не використано: { $list }. Діє те, що показано у формі.
link-address_as_network = Це схоже на адресу: у посиланні адресу пишуть у «recipient», а «to» називає мережу.
link-part = { $name } «{ $value }»
link-field-from = мережа відправлення
link-field-to = мережа отримання
link-field-token = актив
link-field-amount = сума
link-field-recipient = отримувач
link-field-exchange = біржа
link-field-ref = реферальний код
link-field-channel = партнер
link-recipient = Ця адреса прийшла разом із посиланням, яке ви відкрили. Використовуйте її, лише якщо саме її дав вам отримувач.
link-share-title = Переказ у Causeway
link-share-text = Переказ із цими налаштуваннями в Causeway

action-dismiss = Зрозуміло
