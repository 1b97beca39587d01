### What a wallet or its network said on the way

problem-offer_expired = Penawaran ini sudah habis masa berlakunya. Tidak ada yang dikirim; ambil yang baru.
problem-quote_expired = Harga ini sudah habis masa berlakunya. Tidak ada yang dikirim; ambil yang baru.
problem-busy_elsewhere = Tab lain sedang bertanya ke dompet tentang transfer ini. Lanjutkan di sana.
problem-tx_failed = Jaringan menolak transaksi itu. Hanya biaya jaringan yang terpakai.
problem-refund_too_early = Pengembalian dana ini tersedia mulai { $time }. Hingga saat itu dana Anda tetap berada di kontrak.
problem-settlement_unknown = Versi aplikasi ini tidak tahu ke mana deposit di jaringan itu pergi, jadi tidak mengirim apa pun.
problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang dikirim.
problem-wallet_not_found = Dompet itu tidak menjawab. Mungkin belum terpasang, atau terganggu dompet lain.
problem-wallet_wrong_network = Dompet Anda ada di jaringan lain. Pindahkan, lalu coba lagi.
problem-wallet_pending_request = Dompet Anda punya permintaan yang terbuka. Buka dan jawab itu dulu.
problem-wallet_switch_pending = Pastikan Anda sudah menyelesaikan pergantian jaringan di dompet, jika tidak transaksi tidak bisa dilanjutkan.
problem-wallet_closed = Koneksi ditutup sebelum dompet menjawab.
problem-wallet_no_switch = Dompet ini tidak bisa berganti jaringan sendiri. Pilih dompet lain, atau ganti di dalamnya.
problem-wallet_insufficient_funds = Dana di dompet tidak cukup untuk ini dan biaya jaringannya.
problem-wallet_mismatch = Yang diminta server bukan yang Anda setujui, jadi dompet tidak ditanya. Tidak ada yang dikirim.
problem-wallet_failed = Dompet tidak dapat melakukannya. Lihat dompet Anda, lalu coba lagi.
problem-message_altered = Dompet Anda mengubah teks yang harus ditandatangani. Coba lagi atau pakai dompet lain.
problem-account_on_other_chain = Dompet kontrak ini milik jaringan lain di sini. Beralihlah ke jaringan itu di dompet Anda, lalu coba lagi.
problem-bad_answer = Jawaban server tidak terbaca. Coba lagi sebentar lagi.
problem-request_invalid = Server tidak dapat membaca permintaan ini, jadi tidak melakukan apa pun. Muat ulang halaman, lalu coba lagi.
problem-request_refused = Server menolak permintaan.
problem-address_invalid = Ada alamat yang tidak sesuai dengan jaringannya. Periksa, lalu coba lagi.
problem-rpc_unreachable = Jaringan saat ini tidak menjawab. Transaksi yang Anda konfirmasi mungkin tetap berhasil.
problem-family_unsupported = Dompet untuk jenis jaringan ini belum didukung.
problem-insecure_page = Halaman ini tidak dimuat dengan aman, jadi tidak ada yang bisa dienkripsi di sini.
problem-order_id_invalid = Itu bukan id pesanan.
problem-handover_gone = Tautan ini sudah dipakai atau sudah terlalu lama. Kembalilah ke tempat transfer dimulai, lalu buka lagi dari sana.

fix-switch_network = Ganti jaringan
fix-connect_wallet = Hubungkan dompet
fix-requote = Ambil harga baru
fix-add_funds = Ubah jumlah
fix-retry_after = Coba lagi dalam { $time }
problem-server_silent = Server kami tidak menjawab; jawaban terakhir pada { $time }. Yang sudah dalam perjalanan berjalan sendiri.
problem-storage_blocked = Browser ini tidak menyimpan apa pun untuk halaman ini, jadi jawaban Discord tidak bisa diperiksa. Izinkan penyimpanan data, atau buka halaman di browser lain.
