### What is wrong with an address, by the codes of its rules

address-empty = Nhập một địa chỉ.
address-dead = Đây là địa chỉ đốt. Tiền gửi vào đây sẽ mất; hãy nhập địa chỉ khác.
address-token = Đây là hợp đồng token, không phải ví. Tiền gửi vào đây sẽ mất; hãy nhập địa chỉ khác.
address-bridge = Đây là hợp đồng cầu nối, không phải ví. Tiền gửi vào đây sẽ mất; hãy nhập địa chỉ khác.
address-name = Không hỗ trợ tên miền ở đây. Hãy nhập địa chỉ ví.
address-contract_call = Mã này là lệnh gọi hợp đồng và không có người nhận. Hãy nhập một địa chỉ.
