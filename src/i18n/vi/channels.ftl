### Pages of partners

channel-home = { $name }, trang chủ
channel-transactions = Giao dịch
channel-about = Giới thiệu
channel-support = Hỗ trợ
channel-powered-by = Vận hành bởi Causeway

channel-missing-title = Không có đối tác này
channel-missing-text = Có thể địa chỉ bị gõ sai, hoặc trang của đối tác ở nơi khác.
