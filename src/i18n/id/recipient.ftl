### Penerima transfer

recipient-title = Penerima di { $network }
recipient-label = Alamat di { $network }
recipient-placeholder = Tempel alamat
recipient-name_pending = Mencari nama…
recipient-name_moved = { $name } tidak lagi mengarah ke alamat ini. Pilih lagi penerimanya.
recipient-use = Pakai alamat ini
recipient-use_own = Pakai dompet saya sendiri
recipient-connect = Hubungkan dompet di { $network }
recipient-warning-first_use = Anda belum pernah mengirim ke alamat ini. Periksa setiap karakter: pembayaran tidak dapat dibatalkan.
recipient-warning-lookalike = Mirip dengan alamat yang pernah Anda pakai, tetapi tidak sama. Bisa jadi ini address poisoning.
recipient-other_network = Anda menempelkan alamat untuk jaringan lain: { $named }. Pastikan penerima juga memakainya di { $network }.
