### Network list and asset picker

picker-network-from = Mạng nguồn
picker-network-to = Mạng hoặc sàn giao dịch đích
picker-networks = Mạng
picker-all_networks = Tất cả mạng
picker-asset = Tài sản
picker-asset-search = Tìm theo ký hiệu, tên hoặc địa chỉ
picker-asset-list = Tài sản trên { $network }
picker-asset-nothing = Không có tài sản nào trên { $network } khớp với “{ $text }”.
picker-asset-no_address = Không tài sản nào được cung cấp trên { $network } có địa chỉ này. Hãy kiểm tra mạng và cảnh giác với token mà chỉ một liên kết hay người lạ nói cho bạn.
picker-unreachable_to = Chưa có tuyến đến { $network }
picker-same_symbol = Không phải { $symbol } được cung cấp ở đây
picker-resembles = Không phải { $symbol }, chỉ trông giống
picker-recent = Gần đây
picker-formerly = trước đây là { $symbol }, không cần chuyển đổi
picker-pin = Ghim { $symbol }
picker-search = Tìm mạng
picker-kind = Loại mạng
picker-popular = Phổ biến
picker-tab-all = TẤT CẢ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Không phải EVM
picker-tab-testnet = Mạng thử
picker-tab-network = Mạng
picker-tab-exchange = Sàn giao dịch
picker-no_route = Chưa có tuyến
picker-unreachable = Chưa có tuyến từ { $network }
picker-nothing = Không có mạng nào khớp với “{ $text }”.
picker-found_in = Tìm thấy trong
picker-none_here = Ở đây chưa có mạng thuộc loại này.
picker-found =
    { $count ->
        [0] Không tìm thấy gì
       *[other] { $count } kết quả
    }
picker-balance_failed = Mạng tắc nghẽn hoặc lỗi RPC
picker-balance-absent = Không có số dư
picker-balance-loading = Đang tải số dư
picker-exchange-title = Đến mạng của sàn
picker-exchange-list = Sàn giao dịch
picker-exchange-suspended = Hiện không nhận nạp
picker-exchange-unsupported = Không nhận { $token } trên mạng nào đến được từ đây
picker-exchange-none = Ở đây chưa có sàn nào.
picker-exchange-loading = Đang tải các sàn
picker-exchange-failed = Không tải được danh sách sàn.
picker-exchange-blocked-loading = Các sàn vẫn đang tải.
picker-exchange-blocked-token = Chỉ gửi được ETH, USDC, USDT và BTC đến sàn.
picker-exchange-blocked-network = Với token này, từ đây không đến được mạng nạp nào của các sàn.
picker-exchange-confirm = Hãy xác nhận rằng { $name } hỗ trợ nạp { $token } trên mạng bạn chọn và không tạm dừng nạp.
picker-exchange-back = Sàn khác
