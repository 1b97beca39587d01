wallets-group-ton = TON
address-other_family_ton = Đây là địa chỉ EVM. Mạng này cần địa chỉ TON.
address-form_ton = Địa chỉ TON có 48 ký tự và thường bắt đầu bằng UQ hoặc EQ.
address-checksum_ton = Mã kiểm tra không hợp lệ. Hãy kiểm tra địa chỉ có gõ sai không.
address-test_only_ton = Địa chỉ này chỉ dùng được trên mạng thử của TON.
recipient-placeholder_ton = Địa chỉ hoặc tên miền như name.ton
