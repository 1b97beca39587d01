### Pages that the server writes by itself; the app does not include these texts

busy-title = Đang quá tải
busy-heading = Dịch vụ đang quá tải
busy-text = Trang này sẽ tự thử lại sau vài giây. Các giao dịch đang xử lý không bị ảnh hưởng.
busy-retry = Thử lại ngay
