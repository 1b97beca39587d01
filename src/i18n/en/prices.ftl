### Prices: the mark beside a figure that is old

prices-stale = Old price
prices-stale-why = The dollar price behind this figure is old: its source has not answered lately. The amounts in tokens are exact.
