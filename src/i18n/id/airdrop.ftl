### Looking up what an airdrop has for addresses

airdrop-intro = Lihat berapa { $symbol } yang diberikan ke alamat Anda.
airdrop-addresses = Alamat EVM, satu per baris
airdrop-placeholder = Tempel satu atau beberapa alamat
airdrop-query = Periksa
airdrop-private = Alamat tidak dicatat: diperiksa lalu dilupakan.
airdrop-input-empty = Masukkan alamatnya.
airdrop-input-wrong = Alamat salah.
airdrop-lines-wrong =
    { $count ->
       *[other] Periksa baris { $list }: alamat EVM terdiri dari 42 karakter dan diawali 0x.
    }
airdrop-capitals =
    { $count ->
        [1] Huruf besar di { $list } tidak cocok, mungkin ada karakter yang salah ketik. Salin lagi agar yakin.
       *[other] Huruf besar di alamat-alamat ini tidak cocok, mungkin ada karakter yang salah ketik: { $list }. Salin lagi agar yakin.
    }
airdrop-failed = Jaringan padat.
airdrop-earlier = Kueri terakhir gagal. Ini hasil kueri sebelumnya.
airdrop-start-title = Belum ada yang diperiksa
airdrop-start-text = Masukkan alamat Anda, dan jatah { $symbol } masing-masing muncul di sini. Tidak perlu menghubungkan dompet.
airdrop-progress = { $done } dari { $all } diperiksa
airdrop-results = Hasil
airdrop-total = Jumlah
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
{ $all ->
        [1] { $found ->
            [0] Tidak ada yang disisihkan untuk alamat ini.
           *[other] Ada token yang disisihkan untuk alamat ini.
        }
       *[other] { $found ->
            [0] Tidak ada yang disisihkan untuk { $all } alamat ini.
           *[other] Ada token yang disisihkan untuk { $found } dari { $all } alamat.
        }
    }
airdrop-next-title = Ke mana selanjutnya
airdrop-next-failed = Jaringan tidak dapat dimuat.
airdrop-next-again = Coba lagi
airdrop-bridge = Bridge
airdrop-bridge-to = Transfer ke { $network }
airdrop-hidden-title = Tidak tersedia di sini
airdrop-hidden-text = Buka aplikasi web untuk memeriksa airdrop.
