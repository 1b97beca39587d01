### Why the server makes no offer or takes no order, by its codes

problem-route_paused = Rute ini ditutup sementara: pemeriksaan keamanan, atau sudah penuh. Tidak ada yang hilang; coba lagi nanti.
problem-insufficient_liquidity = Saat ini dana bridge di { $to } tidak cukup untuk jumlah ini.
problem-custody_cap = Bridge menyimpan sendiri deposit dari { $from }, dan hanya dalam jumlah terbatas sekaligus. Kirim lebih sedikit, atau coba lagi nanti.
problem-chain_unreachable = { $from } atau { $to } saat ini tidak menjawab. Coba lagi sebentar lagi.
problem-network_fee_high = Biaya di { $to } sedang sangat tinggi. Coba lagi dalam satu menit.
problem-channel_payee_mismatch = Belum bisa mengirim apa pun dari { $from } di sini.
problem-provider_unavailable = Harga tidak datang tepat waktu. Coba lagi sebentar lagi.
problem-price_unknown = Harga { $symbol } atau gas saat ini tidak diketahui, jadi tidak ada penawaran. Coba lagi dalam satu menit.
problem-price_stale = Harga terakhir { $symbol } atau gas terlalu lama untuk sebuah penawaran. Tidak ada yang dikirim; coba lagi dalam satu menit.
problem-recipient_unusable = Alamat ini tidak bisa dibayar di { $to }: yang dikirim akan ditolak atau hilang. Masukkan penerima lain.
problem-below_exchange_minimum = Bursa tidak mengkreditkan jumlah sekecil itu. Kirim minimal { $amount }.
problem-exchange_suspended = Bursa menghentikan deposit untuk sementara.
problem-exchange_unsupported = Bursa tidak menerima { $symbol } dari { $from } ke { $to }.
problem-exchange_unknown = Bursa ini tidak ditawarkan di sini.
problem-chain_unknown = Jaringan ini tidak ditawarkan di sini.
problem-asset_unknown = Token ini tidak ditawarkan di jaringan itu.
problem-address_listed = Alamat ini tidak dapat dilayani.
problem-country_restricted = Layanan ini tidak tersedia di negara Anda.
problem-channel_mismatch = Harga ini dibuat di situs lain. Ambil yang baru di sini.
problem-quote_mismatch = Harga ini dibuat untuk alamat lain. Ambil yang baru.
problem-refund_address_required = Tentukan ke mana deposit kembali jika transfer tidak bisa dilakukan.
problem-request_in_progress = Transfer yang sama sedang diproses. Tunggu sebentar.
problem-too_many_requests = Terlalu banyak permintaan sekaligus. Tunggu sebentar, lalu coba lagi.
problem-internal = Terjadi kesalahan di pihak kami. Tidak ada yang dikirim; coba lagi sebentar lagi.
problem-amount_unreadable = “{ $text }” bukan jumlah. Tulis seperti 0,25.
problem-amount_misread = “{ $text }” tidak terbaca sebagai jumlah, jadi jumlahnya tetap. Tulis seperti 0,25.
