### Small words used on several screens

connection-shown = Yang tampil di sini dibaca pada { $time }.
action-close = Tutup
action-retry = Coba lagi

toast-region = Pemberitahuan

copy-done = Berhasil disalin.
copy-failed = Gagal disalin.

restricted-title = Tidak tersedia di tempat Anda
restricted-text = Aturan di lokasi Anda tidak memungkinkan kami menawarkan layanan ini di sana. Deposit sebelumnya tetap dibayarkan atau dikembalikan sesuai kesepakatan.

not_found-action = Ke bridge
