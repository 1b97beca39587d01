### Prices: the mark beside a figure that is old

prices-stale = Ціна застаріла
prices-stale-why = Суму в доларах розраховано за застарілою ціною: джерело не відповідає. Суми в токенах точні.
