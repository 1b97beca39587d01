### What is wrong with an address, by the codes of its rules

address-empty = Nhập một địa chỉ.
address-empty_0x = Nhập địa chỉ bắt đầu bằng 0x.
address-without_0x = Địa chỉ trên mạng này bắt đầu bằng 0x.
address-length_0x = Địa chỉ có 42 ký tự; địa chỉ này có { $length }.
address-digits_0x = Sau 0x, địa chỉ chỉ có các chữ số 0-9 và a-f.
address-checksum = Chữ hoa trong địa chỉ này không khớp: có ký tự bị gõ sai. Hãy sao chép lại.
address-other_family = Đây là địa chỉ EVM; mạng này cần địa chỉ kiểu Solana.
address-length_base58 = Địa chỉ của mạng này có 32 đến 44 ký tự.
address-letters_base58 = Địa chỉ có ký tự mà loại địa chỉ này không bao giờ dùng (0, O, I và l bị loại trừ).
address-other_family_ton = Đây là địa chỉ EVM; mạng này cần địa chỉ TON.
address-form_ton = Địa chỉ TON có 48 chữ cái và chữ số, thường bắt đầu bằng UQ hoặc EQ.
address-checksum_ton = Các ký tự cuối của địa chỉ này không khớp với phần còn lại: có chỗ gõ sai. Hãy sao chép lại.
address-test_only_ton = Địa chỉ này chỉ dành cho mạng thử của TON.
address-incomplete = Địa chỉ chưa đầy đủ: kiểm tra các ký tự đầu và cuối.
address-dead = Không ai giữ khóa của địa chỉ này: gửi vào đó là mất. Nhập người nhận khác.
address-token = Đây là hợp đồng của một token, không phải ví: gửi vào đó là mất. Nhập người nhận khác.
address-bridge = Đây là hợp đồng của chính cầu nối, không phải ví: gửi vào đó là mất. Nhập người nhận khác.
address-name = Không hỗ trợ tên ở đây: hãy nhập địa chỉ mà tên đó đại diện.
address-contract_call = Mã này gọi một hợp đồng và không chứa người nhận. Hãy nhập một địa chỉ.
