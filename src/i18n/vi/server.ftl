### Pages that the server writes by itself; the app does not include these texts

busy-title = Đang quá tải
busy-heading = Dịch vụ đang quá tải
busy-text = Trang này sẽ tự thử lại sau vài giây. Các giao dịch đang xử lý không bị ảnh hưởng.
busy-retry = Thử lại ngay

preview-pay-title = Khoản thanh toán được yêu cầu
preview-pay-description = Thanh toán từ bất kỳ mạng nào nếu bạn biết ai đã gửi liên kết này. Hãy kiểm tra người nhận trước.
