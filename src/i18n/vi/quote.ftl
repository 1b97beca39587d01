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

quote-market_maker = Nhà tạo lập thị trường
quote-choose-title = Chọn báo giá
quote-choose-about = Xếp theo số tiền thường nhận được: tỷ giá sau phí, nhà cung cấp hay sai báo giá thì thấp hơn.
quote-choose-about-exact = Xếp theo tổng chi phí, gồm cả phí; nhà cung cấp hay sai báo giá thì thấp hơn.
quote-history-how = Cách đo
quote-compare = { $count } báo giá
quote-pending = có thể có thêm { $count }
quote-through = { $provider } qua { $name }
quote-via = qua { $name }
quote-send = Bạn gửi { $amount }
quote-tag-best = Đề xuất
quote-tag-fastest = Nhanh nhất
quote-tag-lowest_gas = Phí mạng thấp nhất
quote-tag-simplest = Ít chữ ký nhất
quote-history-missed = Hay thất bại
quote-history-late = Hay trễ
quote-history-shortfall = Hay đến thiếu
quote-history-new = Chưa nhiều giao dịch
quote-history-weaker = Hiện kém tin cậy hơn
quote-cost = Chi phí { $cost }
quote-network_fee = Phí mạng ước tính { $cost }
quote-declined = { $count } nhà cung cấp không có báo giá
quote-custody-escrow = Hợp đồng ký quỹ
quote-custody-maker = Nhà tạo lập thị trường giữ
quote-custody-provider = { $name } giữ
quote-custody-provider_contract = Hợp đồng của { $name } giữ
quote-custody-direct = Trả thẳng cho người nhận
quote-minimum = Nhận ít nhất
quote-by_address = Thanh toán từ ví khác hoặc sàn giao dịch
quote-pays_request = Trả cho một yêu cầu
quote-request_ended = Giao dịch này không còn khớp với yêu cầu. Để trả cho yêu cầu, hãy đặt lại số tiền, token và người nhận của nó.
quote-by_wallet = Thanh toán từ ví đã kết nối

fee-native = Phí giao thức, cộng thêm

gas-label = Gas khi nhận
gas-in_fee = Gas khi nhận, đã gồm trong phí mạng
gas-adds = Thêm { $amount } ({ $usd }) để trả phí trên { $network }.
gas-empty = Người nhận chưa có { $symbol } trên { $network }.
gas-none = Nhà cung cấp này không hỗ trợ
quote-no_gas = Không kèm gas khi nhận
review-gas = và { $amount } để trả phí

gasless-note = Bạn không có { $symbol } trên { $network } để trả phí: chỉ cần ký. Phí được trừ vào số tiền.
gasless-waiting = Đã ký. Nhà tạo lập thị trường sắp mở khoản nạp của bạn.
gasless-opening = Nhà tạo lập thị trường đang mở khoản nạp của bạn.
gasless-expired = Chữ ký hết hạn trước khi khoản nạp được mở. Tiền vẫn ở trong ví của bạn.
gasless-authorization_used = Chữ ký này đã được dùng hoặc đã hủy. Tiền vẫn ở trong ví của bạn.
gasless-deposit_unfunded = Ví của bạn không còn đủ số tiền này nên khoản nạp chưa được mở.
gasless-refused = Không mở được khoản nạp. Tiền vẫn ở trong ví của bạn.
quote-swap_after = Hoán đổi khi đến nơi
