### While nothing can be fetched

connection-slow = Сторінка завантажується надто довго. Перевірте з’єднання й оновіть її; на розпочаті перекази це не впливає.
connection-reload = Оновити
