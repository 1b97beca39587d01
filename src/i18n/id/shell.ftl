### Small words used on several screens

action-close = Tutup
action-retry = Coba lagi

toast-region = Pemberitahuan

copy-done = Berhasil disalin.
copy-failed = Gagal disalin.

restricted-text = Aturan di lokasi Anda tidak memungkinkan kami menawarkan layanan ini di sana. Deposit sebelumnya tetap dibayarkan atau dikembalikan sesuai kesepakatan.

not_found-action = Ke bridge
