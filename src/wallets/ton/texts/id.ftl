wallets-group-ton = TON
address-other_family_ton = Itu alamat EVM. Jaringan ini memerlukan alamat TON.
address-form_ton = Alamat TON terdiri dari 48 karakter dan biasanya diawali UQ atau EQ.
address-checksum_ton = Checksum tidak valid. Periksa salah ketik di alamat.
address-test_only_ton = Alamat ini hanya berfungsi di testnet TON.
recipient-placeholder_ton = Alamat atau nama seperti name.ton
