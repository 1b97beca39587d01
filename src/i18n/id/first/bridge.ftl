### The bridge form

bridge-title = Bridge
bridge-amount = Jumlah yang dikirim
bridge-max = Maks
bridge-max-label = : pakai jumlah terbesar yang bisa dikirim
bridge-balance = Saldo { $amount }
bridge-flip = Balik arah
bridge-network-from = Dari jaringan:{ " " }
bridge-network-to = Ke jaringan:{ " " }
bridge-asset = Aset:{ " " }
bridge-at_least = minimal { $amount } { $symbol }
bridge-eta = dalam ~{ $time }
bridge-limits = { $min } hingga { $max }
bridge-safe-escrow = Disimpan dalam kontrak sampai tiba. Jika gagal, Anda mengambilnya kembali dengan sekali ketuk.
bridge-safe-maker = Di rute ini market maker kami menyimpan deposit Anda sampai tiba. Jika gagal, deposit kembali ke alamat yang Anda tentukan.

main-loading = Memuat jaringan
main-retry = Coba lagi
main-offline = Anda sedang offline
main-no_route = Tidak ada rute untuk pasangan ini
main-hidden_on_surface = Tidak tersedia di sini
main-connect = Hubungkan Dompet
main-resuming = Mencari dompet Anda
main-enter_amount = Masukkan jumlah
main-amount_invalid = Periksa jumlahnya
main-below_minimum = Jumlah di bawah minimum
main-above_maximum = Jumlah di atas maksimum
main-insufficient = { $symbol } tidak cukup
main-insufficient_gas = { $symbol } tidak cukup untuk biaya jaringan
main-recipient_missing = Tambahkan alamat { $network }
main-recipient_invalid = Periksa penerima
main-switch = Pindah ke { $network }
main-switching = Konfirmasi di dompet Anda
main-quoting = Mengambil harga
main-requote = Ambil harga baru
main-outdated = Harga kedaluwarsa, mencoba lagi
main-refused = Saat ini tidak bisa
main-review = Tinjau

recipient-row = Penerima
recipient-own = Dompet saya { $address }
recipient-other = { $address }
recipient-invalid = Periksa alamatnya
recipient-choose = Pilih
