### What a wallet or its network said on the way

problem-offer_expired = Chào giá này đã hết hạn. Chưa có gì được gửi; hãy lấy chào giá mới.
problem-quote_expired = Giá này đã hết hạn. Chưa có gì được gửi; hãy lấy giá mới.
problem-busy_elsewhere = Một thẻ khác đang hỏi ví về giao dịch này. Hãy tiếp tục ở đó.
problem-tx_failed = Mạng đã từ chối giao dịch đó. Chỉ mất phí mạng.
problem-refund_too_early = Bạn có thể nhận hoàn tiền từ { $time }. Cho đến lúc đó, tiền của bạn vẫn nằm trong hợp đồng.
problem-settlement_unknown = Phiên bản ứng dụng này không biết khoản nạp trên mạng đó đi đâu nên không gửi gì.
problem-wallet_rejected = Bạn đã từ chối trong ví. Chưa có gì được gửi.
problem-wallet_not_found = Ví đó không phản hồi. Có thể ví chưa được cài hoặc bị ví khác cản trở.
problem-wallet_wrong_network = Ví của bạn đang ở mạng khác. Hãy chuyển mạng rồi thử lại.
problem-wallet_pending_request = Ví có một yêu cầu đang mở. Hãy mở ví và trả lời yêu cầu đó trước.
problem-wallet_switch_pending = Hãy chắc rằng bạn đã chuyển mạng xong trong ví, nếu không giao dịch không thể tiếp tục.
problem-wallet_closed = Kết nối đã đóng trước khi ví trả lời.
problem-wallet_no_switch = Ví này không tự chuyển mạng được. Hãy chọn ví khác hoặc chuyển mạng ngay trong ví.
problem-wallet_insufficient_funds = Trong ví không đủ tiền cho việc này và phí mạng.
problem-wallet_mismatch = Yêu cầu của máy chủ không đúng với điều bạn đã đồng ý nên ví không được hỏi. Chưa có gì được gửi.
problem-wallet_failed = Ví không thực hiện được. Hãy xem trong ví rồi thử lại.
problem-message_altered = Ví của bạn đã thay đổi nội dung cần ký. Hãy thử lại hoặc dùng ví khác.
problem-account_on_other_chain = Ví hợp đồng này thuộc về một mạng khác ở đây. Hãy chuyển ví sang mạng đó rồi thử lại.
problem-bad_answer = Không đọc được câu trả lời của máy chủ. Hãy thử lại sau giây lát.
problem-request_invalid = Máy chủ không đọc được yêu cầu này nên không làm gì. Hãy tải lại trang rồi thử lại.
problem-request_refused = Máy chủ đã từ chối yêu cầu.
problem-address_invalid = Có địa chỉ không đúng với mạng của nó. Hãy kiểm tra rồi thử lại.
problem-rpc_unreachable = Mạng hiện không phản hồi. Giao dịch bạn đã xác nhận vẫn có thể thành công.
problem-family_unsupported = Ví của loại mạng này chưa được hỗ trợ.
problem-insecure_page = Trang này không được tải an toàn nên không mã hóa được gì ở đây.
problem-order_id_invalid = Đây không phải mã lệnh.
problem-handover_gone = Liên kết này đã được dùng hoặc đã quá cũ. Hãy quay lại nơi bắt đầu giao dịch và mở lại từ đó.

fix-switch_network = Chuyển mạng
fix-connect_wallet = Kết nối ví
fix-requote = Lấy giá mới
fix-add_funds = Đổi số tiền
fix-retry_after = Thử lại sau { $time }
problem-server_silent = Máy chủ không trả lời; câu trả lời gần nhất lúc { $time }. Những gì đang chuyển sẽ tự tiếp tục.
problem-storage_blocked = Trình duyệt này không lưu gì cho trang nên không kiểm tra được câu trả lời của Discord. Hãy cho phép lưu dữ liệu hoặc mở trang bằng trình duyệt khác.
