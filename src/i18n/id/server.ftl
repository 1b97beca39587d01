### Pages that the server writes by itself; the app does not include these texts

busy-title = Sibuk
busy-heading = Layanan sedang sibuk
busy-text = Halaman ini akan mencoba lagi dalam beberapa detik. Transfer yang sedang berjalan tidak terpengaruh.
busy-retry = Coba lagi sekarang

preview-pay-title = Permintaan pembayaran
preview-pay-description = Bayar dari jaringan apa pun jika Anda tahu siapa yang mengirim tautan ini. Periksa penerimanya lebih dulu.
