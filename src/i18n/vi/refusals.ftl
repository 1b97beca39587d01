### Why the server makes no offer or takes no order, by its codes

problem-route_paused = Tuyến này tạm đóng: do kiểm tra an toàn hoặc đã hết chỗ. Không mất gì cả; hãy thử lại sau.
problem-insufficient_liquidity = Hiện cầu nối không có đủ tiền trên { $to } cho số này.
problem-custody_cap = Cầu nối tự giữ các khoản nạp từ { $from } và mỗi lúc chỉ giữ một số có hạn. Hãy gửi ít hơn hoặc thử lại sau.
problem-chain_unreachable = { $from } hoặc { $to } hiện không phản hồi. Hãy thử lại sau giây lát.
problem-network_fee_high = Phí trên { $to } đang rất cao. Hãy thử lại sau một phút.
problem-channel_payee_mismatch = Chưa thể gửi gì từ { $from } tại đây.
problem-provider_unavailable = Không có giá kịp lúc. Hãy thử lại sau giây lát.
problem-price_unknown = Hiện không biết giá { $symbol } hoặc giá gas nên chưa có chào giá. Hãy thử lại sau một phút.
problem-price_stale = Giá { $symbol } hoặc giá gas gần nhất đã quá cũ để chào giá. Chưa có gì được gửi; hãy thử lại sau một phút.
problem-recipient_unusable = Không thể trả vào địa chỉ này trên { $to }: tiền sẽ bị từ chối hoặc mất. Nhập người nhận khác.
problem-below_exchange_minimum = Sàn không ghi có số nhỏ như vậy. Hãy gửi ít nhất { $amount }.
problem-exchange_suspended = Sàn đã tạm dừng nhận nạp.
problem-exchange_unsupported = Sàn không nhận { $symbol } từ { $from } đến { $to }.
problem-exchange_unknown = Sàn này không có ở đây.
problem-chain_unknown = Mạng này không có ở đây.
problem-asset_unknown = Token này không có trên mạng đó.
problem-address_listed = Không thể phục vụ địa chỉ này.
problem-country_restricted = Dịch vụ này không khả dụng ở quốc gia của bạn.
problem-channel_mismatch = Giá này được lấy ở trang khác. Hãy lấy giá mới tại đây.
problem-quote_mismatch = Giá này được lấy cho địa chỉ khác. Hãy lấy giá mới.
problem-refund_address_required = Hãy cho biết khoản nạp quay về đâu nếu không chuyển được.
problem-request_in_progress = Chính giao dịch này đang được tạo. Hãy chờ một chút.
problem-too_many_requests = Quá nhiều yêu cầu cùng lúc. Hãy chờ một chút rồi thử lại.
problem-internal = Phía chúng tôi gặp lỗi. Chưa có gì được gửi; hãy thử lại sau giây lát.
problem-amount_unreadable = “{ $text }” không phải là số tiền. Hãy viết như 0,25.
problem-amount_misread = “{ $text }” không đọc được thành số tiền nên số tiền giữ nguyên. Hãy viết như 0,25.
