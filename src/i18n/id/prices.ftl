### The mark next to a figure with an outdated price

prices-stale = Harga usang
prices-stale-why = Nilai dolar ini memakai harga usang karena sumbernya tidak merespons. Jumlah token tetap akurat.
