### What a wallet or its network said on the way

problem-offer_expired = Báo giá này đã hết hạn. Chưa có gì được gửi; hãy làm mới báo giá để tiếp tục.
problem-quote_expired = Báo giá này đã hết hạn. Chưa có gì được gửi; hãy làm mới báo giá để tiếp tục.
problem-busy_elsewhere = Giao dịch này đang mở ở thẻ khác và chờ ví của bạn. Hãy tiếp tục ở đó.
problem-tx_failed = Mạng đã từ chối giao dịch này. Chỉ mất phí mạng.
problem-refund_too_early = Bạn có thể nhận hoàn tiền từ { $time }. Cho đến lúc đó, tiền của bạn vẫn nằm trong hợp đồng.
problem-settlement_unknown = Phiên bản ứng dụng này không hỗ trợ nạp trên mạng đó nên chưa gửi gì. Hãy tải lại trang để cập nhật.
problem-wallet_rejected = Bạn đã từ chối trong ví. Chưa có gì được gửi.
problem-wallet_not_found = Ví không phản hồi. Có thể ví chưa được cài hoặc xung đột với ví khác.
problem-wallet_wrong_network = Ví của bạn đang ở mạng khác. Hãy chuyển mạng rồi thử lại.
problem-wallet_pending_request = Ví của bạn có yêu cầu đang chờ. Hãy mở ví và xử lý yêu cầu đó trước.
problem-wallet_switch_pending = Hãy chắc rằng bạn đã chuyển mạng xong trong ví, nếu không giao dịch không thể tiếp tục.
problem-wallet_closed = Kết nối đã đóng trước khi ví phản hồi.
problem-wallet_no_switch = Ví này không tự chuyển mạng được. Hãy chuyển mạng trong ví hoặc chọn ví khác.
problem-wallet_no_text_signing = Ví này không thể hiển thị và ký văn bản. Hãy cập nhật ứng dụng ví hoặc dùng cùng tài khoản trong ví khác.
problem-wallet_insufficient_funds = Bạn không đủ tiền cho số tiền này và phí mạng.
problem-wallet_mismatch = Yêu cầu của máy chủ không khớp với nội dung bạn đã phê duyệt nên chúng tôi đã dừng lại. Chưa có gì được gửi.
problem-inscription_invalid = Hãy kiểm tra thông tin của inscription.
problem-wallet_failed = Ví không hoàn tất được yêu cầu. Hãy kiểm tra ví rồi thử lại.
problem-message_altered = Ví của bạn đã thay đổi thông điệp cần ký. Hãy thử lại hoặc dùng ví khác.
problem-account_on_other_chain = Ví hợp đồng thông minh này đang ở mạng khác. Hãy chuyển mạng trong ví rồi thử lại.
problem-bad_answer = Không đọc được phản hồi của máy chủ. Hãy thử lại sau giây lát.
problem-request_invalid = Máy chủ không đọc được yêu cầu này nên chưa làm gì. Hãy tải lại trang rồi thử lại.
problem-request_refused = Máy chủ đã từ chối yêu cầu.
problem-address_invalid = Có địa chỉ không hợp lệ với mạng của nó. Hãy kiểm tra rồi thử lại.
problem-rpc_unreachable = Mạng hiện không phản hồi. Giao dịch bạn đã xác nhận vẫn có thể thành công.
problem-family_unsupported = Chưa hỗ trợ loại ví này.
problem-insecure_page = Trang này không có kết nối bảo mật nên không mã hóa được dữ liệu. Hãy mở qua HTTPS.
problem-order_id_invalid = Mã giao dịch không hợp lệ.
problem-handover_gone = Liên kết này đã hết hạn hoặc đã được dùng. Hãy mở lại giao dịch trong trình duyệt nơi bạn bắt đầu.

fix-switch_network = Chuyển mạng
fix-connect_wallet = Kết nối ví
fix-requote = Làm mới báo giá
fix-add_funds = Đổi số tiền
fix-retry_after = Thử lại sau { $time }
problem-server_silent = Máy chủ của chúng tôi không phản hồi từ { $time }. Các giao dịch đang xử lý không bị ảnh hưởng.
problem-storage_blocked = Trình duyệt này chặn lưu trữ nên không xác minh được phản hồi của Discord. Hãy cho phép lưu trữ cho trang này hoặc dùng trình duyệt khác.
problem-popup_blocked = Trình duyệt đã chặn cửa sổ mới. Hãy cho phép cửa sổ bật lên cho trang này rồi thử lại.
problem-name_unknown = Tên miền này không có địa chỉ trên blockchain hoặc đã hết hạn. Hãy kiểm tra lỗi gõ hoặc nhập địa chỉ.
problem-name_unsupported = Không hỗ trợ loại tên miền này ở đây. Hãy nhập địa chỉ ví.
problem-name_unreachable = Hiện không thể tra cứu tên miền. Hãy nhập địa chỉ ví.

problem-price_moved = Giá đã thay đổi. Chưa có gì được gửi; hãy làm mới báo giá để tiếp tục.
problem-step_refused = Giao dịch của nhà cung cấp không khớp với báo giá. Chưa có gì được gửi; hãy chọn báo giá khác.
problem-refund_invalid = Nhà cung cấp này chỉ hoàn tiền về ví gửi. Hãy dùng ví của bạn làm địa chỉ hoàn tiền.
problem-signature_invalid = Chữ ký không phải từ khóa của ví này. Chưa gửi gì cả.
