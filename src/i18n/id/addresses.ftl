### Address errors, by the codes of the address rules

address-empty = Masukkan alamat.
address-empty_0x = Masukkan alamat yang diawali 0x.
address-without_0x = Alamat di jaringan ini diawali 0x.
address-length_0x = Alamat terdiri dari 42 karakter, tetapi yang ini { $length }.
address-digits_0x = Setelah 0x, alamat hanya berisi 0–9 dan a–f.
address-checksum = Checksum tidak valid. Periksa salah ketik di alamat.
address-other_family = Itu alamat EVM. Jaringan ini memerlukan alamat bergaya Solana.
address-length_base58 = Alamat di jaringan ini terdiri dari 32 hingga 44 karakter.
address-letters_base58 = Alamat ini memuat karakter yang tidak valid. 0, O, I, dan l tidak pernah dipakai.
address-other_family_ton = Itu alamat EVM. Jaringan ini memerlukan alamat TON.
address-form_ton = Alamat TON terdiri dari 48 karakter dan biasanya diawali UQ atau EQ.
address-checksum_ton = Checksum tidak valid. Periksa salah ketik di alamat.
address-test_only_ton = Alamat ini hanya berfungsi di testnet TON.
address-incomplete = Alamat ini tidak lengkap. Periksa karakter pertama dan terakhir.
address-dead = Ini burn address. Dana yang dikirim ke sini hilang. Masukkan penerima lain.
address-token = Ini kontrak token, bukan dompet. Dana yang dikirim ke sini hilang; masukkan penerima lain.
address-bridge = Ini kontrak bridge, bukan dompet. Dana yang dikirim ke sini hilang; masukkan penerima lain.
address-name = Nama tidak didukung di sini. Masukkan alamat dompet.
address-contract_call = Kode ini adalah pemanggilan kontrak dan tidak memuat penerima. Masukkan alamat.
