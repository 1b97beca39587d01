### Получатель перевода

recipient-title = Получатель в { $network }
recipient-label = Адрес в { $network }
recipient-placeholder = Вставьте адрес
recipient-name_pending = Ищем имя…
recipient-name_moved = { $name } больше не ведёт к этому адресу. Выберите получателя ещё раз.
recipient-use = Использовать этот адрес
recipient-use_own = Использовать мой кошелёк
recipient-connect = Подключить кошелёк в { $network }
recipient-warning-first_use = Вы ещё не отправляли на этот адрес. Проверьте каждый символ: платёж нельзя отменить.
recipient-warning-lookalike = Похож на адрес, который вы уже использовали, но отличается от него. Возможно, это подмена адреса.
recipient-other_network = Вы вставили адрес другой сети: { $named }. Убедитесь, что получатель использует его и в { $network }.
