wallets-group-starknet = StarkNet
address-other_family_starknet = Bu bir EVM adresi. Bu ağ için Starknet adresi gerekir.
address-zero_starknet = Bu sıfır adresi. Buraya gönderilen parayı kimse alamaz.
address-incomplete_starknet = Bu adres eksik. İlk ve son karakterleri kontrol edin.
address-long_starknet = Bir Starknet adresinde 0x’ten sonra en fazla 64 hane bulunur.
address-range_starknet = Bu adrese sahip bir Starknet hesabı yok. Yazım hatası olup olmadığını kontrol edin.
wallets-unserved-starknet = StarkNet test ağı şu anda desteklenmiyor. Lütfen cüzdanınızda ana ağa geçin.
problem-account_not_deployed = Starknet hesabınız henüz dağıtılmamış. Cüzdanınızda bu hesapla herhangi bir işlem yapın, sonra yeniden oturum açın.
