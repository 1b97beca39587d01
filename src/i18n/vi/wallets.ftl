### Wallet list and connecting

wallets-connect_destination = Kết nối ví đích
wallets-chip = Ví của tôi:{ " " }
wallets-more = { $count } ví khác đã kết nối
wallets-mine = Ví của tôi
wallets-connect = Kết nối ví
wallets-other = Dùng ví khác
wallets-kind = Loại ví
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Không phải EVM

wallets-back = Tất cả ví
wallets-scan = Quét mã
wallets-scan-title = Quét để dùng { $wallet }
wallets-pairing-code = Mã QR cho { $wallet }
wallets-pairing-starting = Đang kết nối…
wallets-pairing-open = Mở { $wallet }
wallets-pairing-copy = Sao chép liên kết
wallets-pairing-install = Tải { $wallet } cho trình duyệt này
wallets-pairing-again = Thử lại

wallets-open = Mở
wallets-inside-title = Mở trong { $wallet }
wallets-inside-text = { $wallet } có trình duyệt riêng. Hãy mở trang này ở đó: thông tin của bạn được giữ nguyên và bạn theo dõi được giao dịch ở cả hai nơi.
wallets-inside-order = Tiếp tục giao dịch này trong trình duyệt riêng của { $wallet }. Liên kết chỉ dùng được một lần, trong vòng mười phút; đừng chia sẻ.
wallets-inside-code = Mã QR để mở trang này trong { $wallet }

wallets-terms = Khi kết nối ví, bạn đồng ý với
wallets-browser = Ví trình duyệt
wallets-install = Cài đặt
wallets-connecting = Kiểm tra ví của bạn
wallets-none = Không tìm thấy ví loại này trong trình duyệt.
wallets-load_failed = Không tải được danh sách ví.
wallets-copy = Sao chép địa chỉ
wallets-exit = Ngắt kết nối { $name }
wallets-unknown_network = Mạng { $id }

connect-wallet_rejected = Bạn đã từ chối yêu cầu.
connect-wallet_not_found = Ví này có thể xung đột với ví khác hoặc chưa được cài đặt. Hãy tắt các ví khác hoặc cài đặt ví này.
connect-wallet_pending_request = Tài nguyên được yêu cầu không khả dụng.
connect-relay_unreachable = Hiện không kết nối được WalletConnect. Chưa có gì được gửi; hãy kiểm tra kết nối rồi thử lại.
connect-missing = Lỗi: Hãy cài đặt { $wallet } trước.
connect-missing-bitget = Hãy cài đặt Bitget Wallet
connect-missing-phantom = Không tìm thấy Phantom
connect-missing-backpack = Không tìm thấy Backpack

inscribe-open = Gửi inscription
inscribe-title = Gửi inscription
inscribe-note = Ví của bạn tạo inscription trước, rồi gửi đi. Mỗi bước có phí mạng riêng.
inscribe-mode = Loại
inscribe-mode-brc-20 = Chuyển BRC-20
inscribe-mode-inscribe = Văn bản
inscribe-ticker = Mã token
inscribe-amount = Số lượng
inscribe-balance = Ví của bạn kiểm tra số dư BRC-20; trang này không đọc được.
inscribe-text = Văn bản cần ghi
inscribe-to = Địa chỉ người nhận
inscribe-start = Tiếp tục
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Văn bản: { $text }
inscribe-step-make = Tạo inscription
inscribe-step-send = Gửi cho người nhận
inscribe-step-done = Xong
inscribe-make = Tạo inscription
inscribe-send = Gửi inscription
inscribe-unanswered = Ví của bạn chưa xác nhận bước này. Hãy kiểm tra ví trước khi thử lại để không trả phí hai lần.
inscribe-sent = Inscription đang được chuyển. Nó sẽ đến khi giao dịch được xác nhận.
inscribe-discard = Bắt đầu lại
inscribe-another = Gửi thêm
inscribe-problem-ticker = Mã BRC-20 có 4 hoặc 5 ký tự.
inscribe-problem-amount = Nhập số lượng lớn hơn 0, ví dụ 12.5.
inscribe-problem-text = Nhập văn bản cần ghi, tối đa 10.000 byte.
inscribe-problem-recipient = Nhập người nhận trên mạng của ví bạn.
