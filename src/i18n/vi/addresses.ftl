### What is wrong with an address, by the codes of its rules

address-empty = Nhập một địa chỉ.
address-empty_0x = Nhập địa chỉ bắt đầu bằng 0x.
address-without_0x = Địa chỉ trên mạng này bắt đầu bằng 0x.
address-length_0x = Địa chỉ có 42 ký tự, nhưng địa chỉ này có { $length }.
address-digits_0x = Sau 0x, địa chỉ chỉ gồm 0–9 và a–f.
address-checksum = Mã kiểm tra không hợp lệ. Hãy kiểm tra địa chỉ có gõ sai không.
address-other_family = Đây là địa chỉ EVM. Mạng này cần địa chỉ kiểu Solana.
address-length_base58 = Địa chỉ trên mạng này có 32 đến 44 ký tự.
address-letters_base58 = Địa chỉ này có ký tự không hợp lệ. 0, O, I và l không bao giờ được dùng.
address-other_family_ton = Đây là địa chỉ EVM. Mạng này cần địa chỉ TON.
address-form_ton = Địa chỉ TON có 48 ký tự và thường bắt đầu bằng UQ hoặc EQ.
address-checksum_ton = Mã kiểm tra không hợp lệ. Hãy kiểm tra địa chỉ có gõ sai không.
address-test_only_ton = Địa chỉ này chỉ dùng được trên mạng thử của TON.
address-incomplete = Địa chỉ này chưa đầy đủ. Hãy kiểm tra các ký tự đầu và cuối.
address-dead = Đây là địa chỉ đốt. Tiền gửi vào đây sẽ mất; hãy nhập người nhận khác.
address-token = Đây là hợp đồng token, không phải ví. Tiền gửi vào đây sẽ mất; hãy nhập người nhận khác.
address-bridge = Đây là hợp đồng cầu nối, không phải ví. Tiền gửi vào đây sẽ mất; hãy nhập người nhận khác.
address-name = Không hỗ trợ tên miền ở đây. Hãy nhập địa chỉ ví.
address-contract_call = Mã này là lệnh gọi hợp đồng và không có người nhận. Hãy nhập một địa chỉ.
