wallets-group-benfen = BenFen
address-other_family_benfen = Đây là địa chỉ EVM. Mạng này cần địa chỉ BenFen.
address-without_bfc = Địa chỉ trên mạng này bắt đầu bằng BFC.
address-digits_benfen = Sau BFC, địa chỉ chỉ gồm 0–9 và a–f.
address-long_benfen = Địa chỉ BenFen có 68 ký tự sau BFC.
