### Pages that the server writes by itself; the app does not include these texts

busy-title = Сервіс перевантажений
busy-heading = Зараз сервіс перевантажений
busy-text = Сторінка повторить спробу за кілька секунд. На розпочаті перекази це не впливає.
busy-retry = Повторити зараз

preview-pay-title = Запит платежу
preview-pay-description = Сплатіть його з будь-якої мережі, якщо знаєте, хто надіслав це посилання. Спершу перевірте отримувача.
