### Airdrop allocations of addresses

airdrop-intro = Periksa berapa { $symbol } yang dialokasikan ke alamat Anda.
airdrop-addresses = Alamat EVM, satu per baris
airdrop-placeholder = Tempel satu atau beberapa alamat
airdrop-query = Periksa
airdrop-private = Alamat tidak dicatat.
airdrop-input-empty = Masukkan alamatnya.
airdrop-input-wrong = Alamat tidak valid.
airdrop-lines-wrong =
    { $count ->
       *[other] Periksa baris { $list }: alamat EVM terdiri dari 42 karakter dan diawali 0x.
    }
airdrop-capitals =
    { $count ->
        [1] Checksum tidak valid: { $list }. Periksa salah ketik di alamat.
       *[other] Checksum tidak valid: { $list }. Periksa salah ketik di alamat-alamat ini.
    }
airdrop-failed = Jaringan padat.
airdrop-earlier = Pemeriksaan terakhir gagal. Ini hasil pemeriksaan sebelumnya.
airdrop-start-title = Belum ada hasil
airdrop-start-text = Masukkan alamat Anda untuk melihat alokasi { $symbol }. Anda tidak perlu menghubungkan dompet.
airdrop-unlisted = Alokasi untuk airdrop ini belum dimuat.
airdrop-progress = { $done } dari { $all } diperiksa
airdrop-results = Hasil
airdrop-total = Total
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Alamat ini tidak punya alokasi.
           *[other] Alamat ini punya alokasi.
        }
       *[other] { $found ->
            [0] Tidak satu pun dari { $all } alamat ini punya alokasi.
           *[other] { $found } dari { $all } alamat punya alokasi.
        }
    }
airdrop-next-title = Langkah berikutnya
airdrop-next-failed = Gagal memuat jaringan.
airdrop-next-again = Coba lagi
airdrop-bridge = Bridge
airdrop-bridge-to = Transfer ke { $network }
airdrop-hidden-title = Tidak tersedia di sini
airdrop-hidden-text = Buka aplikasi web untuk memeriksa airdrop.
