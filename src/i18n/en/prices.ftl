### The mark next to a figure with an outdated price

prices-stale = Outdated price
prices-stale-why = This dollar value uses an outdated price because its source isn’t responding. Token amounts are exact.
