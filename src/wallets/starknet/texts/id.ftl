wallets-group-starknet = StarkNet
address-other_family_starknet = Itu alamat EVM. Jaringan ini memerlukan alamat Starknet.
address-zero_starknet = Ini alamat nol. Tidak ada yang bisa menerima dana di sana.
address-incomplete_starknet = Alamat ini tidak lengkap. Periksa karakter pertama dan terakhir.
address-long_starknet = Alamat Starknet terdiri dari paling banyak 64 digit setelah 0x.
address-range_starknet = Tidak ada akun Starknet dengan alamat ini. Periksa apakah ada salah ketik.
wallets-unserved-starknet = Testnet StarkNet saat ini belum didukung. Beralihlah ke mainnet di dompet Anda.
problem-account_not_deployed = Akun Starknet Anda belum di-deploy. Lakukan transaksi apa pun dengan akun itu di dompet, lalu masuk lagi.
