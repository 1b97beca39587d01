wallets-group-benfen = BenFen
address-other_family_benfen = Bu bir EVM adresi. Bu ağ için BenFen adresi gerekir.
address-without_bfc = Bu ağdaki adresler BFC ile başlar.
address-digits_benfen = BFC’den sonra adreste yalnızca 0–9 ve a–f bulunur.
address-long_benfen = Bir BenFen adresinde BFC’den sonra 68 karakter bulunur.
