### Looking up what an airdrop has for addresses

airdrop-intro = Xem các địa chỉ của bạn được nhận bao nhiêu { $symbol }.
airdrop-addresses = Địa chỉ EVM, mỗi dòng một địa chỉ
airdrop-placeholder = Dán một hoặc nhiều địa chỉ
airdrop-query = Tra cứu
airdrop-private = Địa chỉ không được lưu: chỉ tra cứu rồi bỏ.
airdrop-input-empty = Hãy nhập địa chỉ.
airdrop-input-wrong = Địa chỉ sai.
airdrop-lines-wrong =
    { $count ->
       *[other] Kiểm tra dòng { $list }: địa chỉ EVM có 42 ký tự và bắt đầu bằng 0x.
    }
airdrop-capitals =
    { $count ->
       *[other] Chữ hoa trong các địa chỉ sau không khớp, có thể một ký tự bị gõ sai: { $list }. Hãy sao chép lại cho chắc.
    }
airdrop-failed = Mạng tắc nghẽn.
airdrop-earlier = Truy vấn vừa rồi không thành công. Đây là kết quả của truy vấn trước đó.
airdrop-start-title = Chưa tra cứu gì
airdrop-start-text = Nhập địa chỉ của bạn để xem mỗi địa chỉ được nhận bao nhiêu { $symbol }. Không cần kết nối ví.
airdrop-progress = Đã tra { $done } trên { $all }
airdrop-results = Kết quả
airdrop-total = Tổng
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
{ $all ->
        [1] { $found ->
            [0] Không có phần nào dành cho địa chỉ này.
           *[other] Có token dành cho địa chỉ này.
        }
       *[other] { $found ->
            [0] Không có phần nào dành cho { $all } địa chỉ này.
           *[other] Có token dành cho { $found } trên { $all } địa chỉ.
        }
    }
airdrop-next-title = Đi đâu tiếp theo
airdrop-next-failed = Không tải được các mạng.
airdrop-next-again = Thử lại
airdrop-bridge = Cầu nối
airdrop-bridge-to = Chuyển đến { $network }
airdrop-hidden-title = Không khả dụng ở đây
airdrop-hidden-text = Mở ứng dụng web để tra cứu airdrop.
