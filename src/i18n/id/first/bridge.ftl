### The bridge form

bridge-title = Bridge
bridge-amount = Jumlah yang dikirim
bridge-max = Maks
bridge-max-label = : pakai jumlah maksimum
bridge-balance = Saldo { $amount }
bridge-flip = Tukar posisi jaringan
bridge-network-from = Dari jaringan:{ " " }
bridge-network-to = Ke jaringan:{ " " }
bridge-asset = Aset:{ " " }
bridge-at_least = minimal { $amount } { $symbol }
bridge-eta = dalam sekitar { $time }
bridge-limits = { $min } hingga { $max }
bridge-safe-escrow = Dana Anda tetap di smart contract sampai pembayaran terbukti. Jika gagal, refund cukup sekali ketuk.
bridge-safe-maker = Di rute ini, market maker kami menyimpan deposit Anda sampai pembayaran. Jika pembayaran gagal, deposit di-refund ke alamat pilihan Anda.
bridge-safe-provider = Di rute ini, penyedia eksternal menyelesaikan transfer Anda. Halaman tinjauan menyebutkan siapa yang menyimpan deposit Anda.

main-loading = Memuat jaringan…
main-retry = Coba lagi
main-offline = Anda sedang offline
main-no_route = Rute tidak tersedia
main-not_open = Belum dibuka
main-hidden_on_surface = Tidak tersedia di sini
main-connect = Hubungkan dompet
main-resuming = Menghubungkan ulang dompet…
main-enter_amount = Masukkan jumlah
main-amount_invalid = Periksa jumlahnya
main-below_minimum = Jumlah terlalu kecil
main-above_maximum = Jumlah terlalu besar
main-insufficient = { $symbol } tidak cukup
main-insufficient_gas = { $symbol } tidak cukup untuk biaya jaringan
main-recipient_missing = Masukkan alamat { $network }
main-recipient_invalid = Periksa penerima
main-switch = Beralih ke { $network }
main-switching = Konfirmasi di dompet Anda
main-quoting = Mengambil kuotasi…
main-requote = Perbarui kuotasi
main-outdated = Memperbarui kuotasi…
main-refused = Belum tersedia saat ini
main-review = Tinjau

recipient-row = Penerima
recipient-own = Dompet saya { $address }
recipient-other = { $address }
recipient-invalid = Periksa alamatnya
recipient-choose = Pilih
