### Looking up what an airdrop has for addresses

airdrop-intro = Kiểm tra các địa chỉ của bạn được phân bổ bao nhiêu { $symbol }.
airdrop-addresses = Địa chỉ EVM, mỗi dòng một địa chỉ
airdrop-placeholder = Dán một hoặc nhiều địa chỉ
airdrop-query = Tra cứu
airdrop-private = Địa chỉ không được lưu lại.
airdrop-input-empty = Hãy nhập địa chỉ.
airdrop-input-wrong = Địa chỉ sai.
airdrop-lines-wrong =
    { $count ->
       *[other] Kiểm tra dòng { $list }: địa chỉ EVM có 42 ký tự và bắt đầu bằng 0x.
    }
airdrop-capitals =
    { $count ->
       *[other] Mã kiểm tra không hợp lệ: { $list }. Hãy kiểm tra các địa chỉ này có gõ sai không.
    }
airdrop-failed = Mạng tắc nghẽn.
airdrop-earlier = Lần tra cứu vừa rồi thất bại. Đây là kết quả của lần trước đó.
airdrop-start-title = Chưa có kết quả
airdrop-start-text = Nhập địa chỉ của bạn để xem phân bổ { $symbol }. Không cần kết nối ví.
airdrop-unlisted = Danh sách phân bổ của airdrop này chưa được tải lên.
airdrop-progress = Đã kiểm tra { $done } trên { $all }
airdrop-results = Kết quả
airdrop-total = Tổng
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Địa chỉ này không có phân bổ.
           *[other] Địa chỉ này có phân bổ.
        }
       *[other] { $found ->
            [0] Không địa chỉ nào trong { $all } địa chỉ này có phân bổ.
           *[other] { $found } trên { $all } địa chỉ có phân bổ.
        }
    }
airdrop-next-title = Bước tiếp theo
airdrop-next-failed = Không tải được mạng.
airdrop-next-again = Thử lại
airdrop-bridge = Cầu nối
airdrop-bridge-to = Chuyển đến { $network }
airdrop-hidden-title = Không khả dụng ở đây
airdrop-hidden-text = Mở ứng dụng web để kiểm tra airdrop.
