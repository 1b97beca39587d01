### While nothing can be fetched

connection-slow = Сторінка ще не надійшла. Завантажте її знову, коли з’явиться зв’язок; те, що вже в дорозі, від неї не залежить.
connection-reload = Завантажити ще раз
