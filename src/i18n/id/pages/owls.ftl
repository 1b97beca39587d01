### Events that are over, with their final leaderboards

owls-about = Ini adalah event berbatas waktu dengan papan peringkat. Hasil di bawah ini sudah final.
owls-title = Papan peringkat akhir
owls-rank = Peringkat
owls-address = Alamat
owls-score = Skor
owls-search = Cari berdasarkan alamat
owls-search-none = Tidak ada alamat di papan peringkat ini yang cocok dengan pencarian Anda.
owls-not-listed = Dompet Anda tidak ada di papan peringkat ini.
owls-connect = Hubungkan dompet untuk melihat peringkat Anda.
owls-none = Hasil tidak dipublikasikan di sini
owls-none-text = Ini adalah event berbatas waktu dengan papan peringkat. Hasil akhirnya belum dipublikasikan di situs ini.
owls-next = Selanjutnya
owls-next-text = Anda masih bisa mendapatkan poin dari transfer, check-in, dan tugas.
