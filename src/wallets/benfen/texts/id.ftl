wallets-group-benfen = BenFen
address-other_family_benfen = Itu alamat EVM. Jaringan ini memerlukan alamat BenFen.
address-without_bfc = Alamat di jaringan ini diawali BFC.
address-digits_benfen = Setelah BFC, alamat hanya berisi 0–9 dan a–f.
address-long_benfen = Alamat BenFen terdiri dari 68 karakter setelah BFC.
