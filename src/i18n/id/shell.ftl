### Texts shared by several screens

connection-shown = Terakhir diperbarui pukul { $time }.
action-close = Tutup
action-retry = Coba lagi

toast-region = Notifikasi

copy-done = Berhasil disalin.
copy-failed = Gagal disalin.

restricted-title = Tidak tersedia di lokasi Anda
restricted-text = Aturan setempat tidak mengizinkan kami menawarkan layanan ini di lokasi Anda. Deposit sebelumnya akan dibayarkan atau di-refund sesuai kesepakatan.

not_found-action = Ke bridge
