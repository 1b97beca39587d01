account-connect-title = Hubungkan dompet
account-connect-text = Sesi dan data Anda terikat pada dompet Anda.
account-signin-title = Masuk untuk melihat sesi Anda
account-signin-text = Dompet Anda menandatangani pesan. Gratis dan tidak memindahkan dana.
account-signin = Masuk
account-away = Gagal memuat sesi Anda
account-sessions = Sesi
account-session-unknown = Perangkat tidak dikenal
account-session-current = Perangkat ini
account-session-seen = Terakhir dipakai { $when }
account-session-end = Akhiri
account-session-end_one = Akhiri sesi di { $device }
account-sessions-end_others = Akhiri semua sesi lain
account-sessions-end_all = Keluar dari semua perangkat
account-end-ask = Akhiri sesi ini?
account-end-ask_all = Keluar dari semua perangkat?
account-end-text = Anda perlu masuk lagi dengan dompet Anda.
account-end-stay = Tetap masuk
account-data = Data Anda
account-data-wallet = Mencakup { $address }.
account-data-wallet_linked = Mencakup { $address } dan tautannya ke Telegram.
account-data-telegram =
    { $count ->
        [0] Mencakup akun Telegram Anda.
       *[other] Mencakup akun Telegram Anda dan { $count } dompet tertaut.
    }
account-export = Unduh data saya
account-export-ready = File Anda sudah siap.
account-export-save = Simpan { $file }
account-delete-title = Hapus data Anda
account-delete-text = Menghapus sesi, aktivitas, tautan Telegram, dan kode referral Anda. Transfer dan poin yang sudah dikonfirmasi tetap tercatat atas alamat dompet Anda.
account-delete-unavailable = Penghapusan data belum tersedia di situs ini. Anda tetap dapat mengunduh data dan keluar dari semua perangkat.
account-delete = Hapus data saya
account-delete-ask = Hapus data Anda?
account-delete-warning = Ini tidak dapat dibatalkan. Transfer yang sedang berjalan tetap dilanjutkan.
account-delete-remains = Poin yang sudah dikonfirmasi tetap tercatat per alamat dompet, tetapi tidak lagi tampil di papan peringkat kecuali Anda kembali ke sana.
account-delete-signature = Dompet Anda akan meminta tanda tangan pesan lebih dulu.
account-delete-keep = Simpan data saya
account-ended = Anda sudah keluar
account-ended-text = Tutup aplikasi lalu buka lagi untuk masuk.
account-deleted = Data Anda sudah dihapus
account-deleted-text = Transfer yang sedang berjalan tetap dilanjutkan.
