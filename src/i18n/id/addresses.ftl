### What is wrong with an address, by the codes of its rules

address-empty = Masukkan alamat.
address-empty_0x = Masukkan alamat yang diawali 0x.
address-without_0x = Alamat di jaringan ini diawali 0x.
address-length_0x = Alamat terdiri dari 42 karakter; yang ini { $length }.
address-digits_0x = Setelah 0x, alamat hanya berisi digit 0-9 dan a-f.
address-checksum = Huruf besar di alamat ini tidak cocok: ada karakter yang salah ketik. Salin lagi.
address-other_family = Itu alamat EVM; jaringan ini memerlukan alamat bergaya Solana.
address-length_base58 = Alamat di jaringan ini terdiri dari 32 hingga 44 karakter.
address-letters_base58 = Alamat ini memuat karakter yang tidak pernah dipakai (0, O, I, dan l tidak digunakan).
address-other_family_ton = Itu alamat EVM; jaringan ini memerlukan alamat TON.
address-form_ton = Alamat TON terdiri dari 48 huruf dan angka, umumnya diawali UQ atau EQ.
address-checksum_ton = Karakter terakhir alamat ini tidak cocok dengan sisanya: ada yang salah ketik. Salin lagi.
address-test_only_ton = Alamat ini hanya untuk jaringan uji TON.
address-incomplete = Alamat tidak lengkap: periksa karakter pertama dan terakhir.
address-dead = Tidak ada yang memegang kunci alamat ini: yang dikirim ke sana hilang. Masukkan penerima lain.
address-token = Ini kontrak token, bukan dompet: yang dikirim ke sana hilang. Masukkan penerima lain.
address-bridge = Ini kontrak bridge itu sendiri, bukan dompet: yang dikirim ke sana hilang. Masukkan penerima lain.
address-name = Nama tidak didukung di sini: masukkan alamat yang diwakili nama itu.
address-contract_call = Kode ini memanggil kontrak dan tidak memuat penerima. Masukkan alamat.
