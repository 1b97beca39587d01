wallets-group-fuel = Fuel
address-other_family_fuel = Itu alamat EVM. Jaringan ini memerlukan alamat Fuel.
address-bech32_fuel = Ini alamat Fuel format lama. Salin alamat yang diawali 0x.
address-public_key_fuel = Itu kunci publik. Masukkan alamat akunnya.
address-long_fuel = Alamat Fuel terdiri dari 64 digit setelah 0x.
problem-wallet_not_authorized = Akun saat ini tidak diizinkan untuk koneksi ini!
