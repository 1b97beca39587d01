### Pages of partners

channel-home = { $name }, trang chủ
channel-transactions = Giao dịch
channel-about = Giới thiệu
channel-support = Hỗ trợ
channel-powered-by = Vận hành bởi Causeway

channel-missing-title = Không tìm thấy đối tác
channel-missing-text = Hãy kiểm tra địa chỉ có gõ sai không, hoặc truy cập trang của đối tác.
