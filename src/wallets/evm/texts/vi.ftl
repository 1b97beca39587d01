wallets-group-evm = Ví EVM
address-empty_0x = Nhập địa chỉ bắt đầu bằng 0x.
address-without_0x = Địa chỉ trên mạng này bắt đầu bằng 0x.
address-length_0x = Địa chỉ có 42 ký tự, nhưng địa chỉ này có { $length }.
address-digits_0x = Sau 0x, địa chỉ chỉ gồm 0–9 và a–f.
address-checksum = Mã kiểm tra không hợp lệ. Hãy kiểm tra địa chỉ có gõ sai không.
recipient-placeholder_evm = Địa chỉ hoặc tên miền như name.eth
problem-signature_unverifiable = Không thể xác minh chữ ký của tài khoản này trên mạng này. Hãy chuyển sang mạng khác trong ví rồi đăng nhập lại.
