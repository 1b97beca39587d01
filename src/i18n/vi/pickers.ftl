### Network list and asset picker

picker-network-from = Mạng nguồn
picker-network-to = Mạng hoặc sàn giao dịch đích
picker-networks = Mạng
picker-all_networks = Tất cả mạng
picker-asset = Tài sản
picker-asset-search = Tìm theo ký hiệu, tên hoặc địa chỉ
picker-asset-list = Tài sản trên { $network }
picker-asset-nothing = Không có tài sản nào trên { $network } khớp với “{ $text }”.
picker-asset-no_address = Không có tài sản nào trên { $network } có địa chỉ này. Hãy kiểm tra mạng và cẩn thận với token bạn chỉ biết qua liên kết hay người lạ.
picker-unreachable_to = Chưa có tuyến đến { $network }
picker-swap_first = Hoán đổi rồi chuyển
picker-same_symbol = Không phải { $symbol } được hỗ trợ ở đây
picker-resembles = Bắt chước { $symbol }
picker-recent = Gần đây
picker-formerly = trước đây là { $symbol }, không cần chuyển đổi
picker-native = { $symbol }, trước đây là { $former }
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
picker-no_route-wallets_only = Có thể kết nối, chưa thể chuyển
picker-no_route-unproven = Tắt cho đến khi kiểm thử xong
picker-unreachable = Chưa có tuyến từ { $network }
picker-nothing = Không có mạng nào khớp với “{ $text }”.
picker-found_in = Tìm thấy trong
picker-none_here = Chưa có mạng nào thuộc loại này.
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
picker-exchange-suspended = Tạm dừng nạp
picker-exchange-unsupported = Không nhận { $token } trên các mạng có ở đây
picker-exchange-none = Chưa có sàn nào.
picker-exchange-loading = Đang tải các sàn
picker-exchange-failed = Không tải được danh sách sàn.
picker-exchange-blocked-loading = Các sàn vẫn đang tải.
picker-exchange-blocked-token = Chuyển đến sàn chỉ hỗ trợ ETH, USDC, USDT và BTC.
picker-exchange-blocked-network = Không có mạng nào của sàn cho token này.
picker-exchange-confirm = Hãy xác nhận rằng { $name } hỗ trợ nạp { $token } trên mạng bạn chọn và không tạm dừng nạp.
picker-exchange-back = Sàn khác
