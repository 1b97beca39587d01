### Pages that the server writes by itself; the app does not include these texts

busy-title = Сервіс перевантажений
busy-heading = Зараз сервіс перевантажений
busy-text = Сторінка повторить спробу за кілька секунд. На розпочаті перекази це не впливає.
busy-retry = Повторити зараз
