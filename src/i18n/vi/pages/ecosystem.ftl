### Networks, wallets and apps as cards

ecosystem-search = Tìm mạng, ví và ứng dụng
ecosystem-tags = Lọc
ecosystem-count = { $count } kết quả
ecosystem-none = Không tìm thấy gì
ecosystem-none-text = Hãy thử từ khác hoặc hiển thị tất cả.
ecosystem-clear = Hiển thị tất cả
ecosystem-all = Xem tất cả ({ $count })
ecosystem-failed = Không tải được hệ sinh thái
ecosystem-failed-text = Hãy kiểm tra kết nối rồi thử lại.
ecosystem-apps-failed = Hiện không tải được các ứng dụng.
ecosystem-network = Phí được trả bằng { $symbol }
ecosystem-bridge = Chuyển đến mạng này
ecosystem-on_more = { $networks } và { $count } mạng khác
ecosystem-ready = Sẵn sàng kết nối
ecosystem-tag-networks = Mạng
ecosystem-tag-wallets = Ví
ecosystem-tag-apps = Ứng dụng
ecosystem-tag-swap = Hoán đổi
ecosystem-tag-lend = Cho vay
ecosystem-tag-stake = Staking
ecosystem-tag-trade = Giao dịch
ecosystem-tag-nft = NFT
ecosystem-tag-names = Tên miền
