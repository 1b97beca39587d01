wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Itu alamat EVM. Jaringan ini memerlukan alamat bergaya Solana.
address-length_base58 = Alamat di jaringan ini terdiri dari 32 hingga 44 karakter.
address-letters_base58 = Alamat ini memuat karakter yang tidak valid. 0, O, I, dan l tidak pernah dipakai.
address-incomplete = Alamat ini tidak lengkap. Periksa karakter pertama dan terakhir.
recipient-placeholder_svm = Alamat atau nama seperti name.sol
