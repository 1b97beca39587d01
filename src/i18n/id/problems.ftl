### Errors from a wallet or its network

problem-offer_expired = Kuotasi ini sudah kedaluwarsa. Tidak ada yang dikirim; perbarui kuotasi untuk melanjutkan.
problem-quote_expired = Kuotasi ini sudah kedaluwarsa. Tidak ada yang dikirim; perbarui kuotasi untuk melanjutkan.
problem-busy_elsewhere = Transfer ini terbuka di tab lain yang sedang menunggu dompet Anda. Lanjutkan di sana.
problem-tx_failed = Jaringan menolak transaksi ini. Hanya biaya jaringan yang terpakai.
problem-refund_too_early = Refund ini tersedia mulai { $time }. Hingga saat itu, dana Anda tetap di kontrak.
problem-settlement_unknown = Versi aplikasi ini tidak mendukung deposit di jaringan itu, jadi tidak ada yang dikirim. Muat ulang halaman untuk memperbarui.
problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang dikirim.
problem-wallet_not_found = Dompet Anda tidak merespons. Mungkin belum terinstal, atau terganggu dompet lain.
problem-wallet_wrong_network = Dompet Anda ada di jaringan lain. Ganti jaringan, lalu coba lagi.
problem-wallet_pending_request = Dompet Anda punya permintaan tertunda. Buka dan tanggapi dulu.
problem-wallet_switch_pending = Pastikan Anda sudah menyelesaikan pergantian jaringan di dompet, jika tidak transaksi tidak bisa dilanjutkan.
problem-wallet_closed = Koneksi ditutup sebelum dompet Anda merespons.
problem-wallet_no_switch = Dompet ini tidak bisa berganti jaringan otomatis. Ganti di dalam dompet, atau pilih dompet lain.
problem-wallet_no_text_signing = Dompet ini tidak bisa menampilkan dan menandatangani teks. Perbarui aplikasinya, atau gunakan akun yang sama di dompet lain.
problem-wallet_insufficient_funds = Dana Anda tidak cukup untuk jumlah ini dan biaya jaringannya.
problem-wallet_mismatch = Permintaan server tidak sesuai dengan yang Anda setujui, jadi kami hentikan. Tidak ada yang dikirim.
problem-inscription_invalid = Periksa detail inskripsi.
problem-wallet_failed = Dompet Anda tidak dapat menyelesaikan permintaan. Periksa dompet, lalu coba lagi.
problem-message_altered = Dompet Anda mengubah pesan yang harus ditandatangani. Coba lagi atau pakai dompet lain.
problem-account_on_other_chain = Dompet smart contract ini ada di jaringan lain. Ganti jaringan di dompet Anda, lalu coba lagi.
problem-bad_answer = Respons server tidak terbaca. Coba lagi sebentar lagi.
problem-request_invalid = Server tidak dapat membaca permintaan ini, jadi tidak ada yang dilakukan. Muat ulang halaman, lalu coba lagi.
problem-request_refused = Server menolak permintaan.
problem-address_invalid = Ada alamat yang tidak valid untuk jaringannya. Periksa, lalu coba lagi.
problem-rpc_unreachable = Jaringan saat ini tidak merespons. Transaksi yang Anda konfirmasi mungkin tetap berhasil.
problem-family_unsupported = Dompet jenis ini belum didukung.
problem-insecure_page = Halaman ini tidak memakai koneksi aman, jadi tidak dapat mengenkripsi data. Buka lewat HTTPS.
problem-order_id_invalid = Itu bukan ID transfer yang valid.
problem-handover_gone = Tautan ini sudah kedaluwarsa atau sudah dipakai. Buka lagi transfer di browser tempat Anda memulainya.

fix-switch_network = Ganti jaringan
fix-connect_wallet = Hubungkan dompet
fix-requote = Perbarui kuotasi
fix-add_funds = Ubah jumlah
fix-retry_after = Coba lagi dalam { $time }
problem-server_silent = Server kami tidak merespons sejak { $time }. Transfer yang sedang berjalan tidak terpengaruh.
problem-storage_blocked = Browser ini memblokir penyimpanan, jadi kami tidak dapat memverifikasi respons Discord. Izinkan penyimpanan untuk halaman ini atau pakai browser lain.
problem-popup_blocked = Browser memblokir jendela baru. Izinkan pop-up untuk halaman ini, lalu coba lagi.
problem-name_unknown = Nama ini tidak punya alamat di blockchain atau sudah kedaluwarsa. Periksa ejaannya, atau masukkan alamatnya.
problem-name_unsupported = Nama seperti ini tidak didukung di sini. Masukkan alamat dompet.
problem-name_unreachable = Nama tidak dapat dicari saat ini. Masukkan alamat dompet.

problem-price_moved = Harga berubah. Tidak ada yang terkirim; perbarui kuotasi untuk melanjutkan.
problem-step_refused = Transaksi penyedia tidak sesuai dengan kuotasinya. Tidak ada yang terkirim; pilih kuotasi lain.
problem-refund_invalid = Penyedia ini hanya me-refund ke dompet pengirim. Gunakan dompet Anda sebagai alamat refund.
problem-signature_invalid = Tanda tangan bukan dari kunci dompet ini. Tidak ada yang dikirim.
