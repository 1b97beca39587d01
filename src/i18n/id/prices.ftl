### Prices: the mark beside a figure that is old

prices-stale = Harga lama
prices-stale-why = Harga dolar di balik angka ini sudah lama: sumbernya belum menjawab belakangan ini. Jumlah dalam token tetap tepat.
