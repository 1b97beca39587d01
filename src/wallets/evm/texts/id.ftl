wallets-group-evm = Dompet EVM
address-empty_0x = Masukkan alamat yang diawali 0x.
address-without_0x = Alamat di jaringan ini diawali 0x.
address-length_0x = Alamat terdiri dari 42 karakter, tetapi yang ini { $length }.
address-digits_0x = Setelah 0x, alamat hanya berisi 0–9 dan a–f.
address-checksum = Checksum tidak valid. Periksa salah ketik di alamat.
recipient-placeholder_evm = Alamat atau nama seperti name.eth
problem-signature_unverifiable = Tanda tangan akun ini tidak dapat diverifikasi di jaringan ini. Ganti jaringan di dompet Anda, lalu masuk lagi.
