### Prices: the mark beside a figure that is old

prices-stale = Стара ціна
prices-stale-why = Доларова ціна за цим числом застаріла: її джерело давно не відповідало. Суми в токенах точні.
