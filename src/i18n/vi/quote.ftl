### What a bridge costs, when it arrives, and for how long that holds

bridge-fees = Phí
bridge-arrives = Nhận được
bridge-signatures = { $count } chữ ký
bridge-limits-label = Giới hạn
bridge-quote = Báo giá hết hạn sau
bridge-quote-left = { $count } giây
bridge-quote-over = đang làm mới…

fee-gas_compensation = Phí mạng trên { $network }
fee-deposit_gas = Phí mạng cho khoản nạp
fee-bridge_fee = Phí cầu nối { $percent }
fee-channel_fee = Phí đối tác
