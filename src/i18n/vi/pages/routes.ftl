### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = Xem lại giao dịch
screen-confirm-description = Kiểm tra bạn gửi gì, nhận gì và tốn bao nhiêu trước khi xác nhận trong ví.

screen-completed-title = Đã đến
screen-completed-description = Biên nhận giao dịch: số tiền đã đến, mạng nhận và các giao dịch trên chuỗi.

screen-order-title = Giao dịch
screen-order-description = Theo dõi một giao dịch từ khoản nạp đến khi tới nơi.

screen-history-title = Lịch sử
screen-history-description = Tất cả giao dịch của bạn, mới nhất trước.

screen-query-title = Tìm giao dịch
screen-query-description = Tra cứu giao dịch bất kỳ theo mã, hash giao dịch hoặc địa chỉ ví.

screen-status-title = Trạng thái dịch vụ
screen-status-description = Xem mọi thứ hiện có hoạt động bình thường không, và từng nhà cung cấp giao nhanh và đáng tin đến mức nào.
screen-trust-description = Xem điều gì bảo vệ tiền nạp của bạn: bên chứng thực, số dư ký quỹ, kiểm toán và diễn tập.

screen-pay-title = Yêu cầu thanh toán
screen-pay-description = Nhận tiền bằng liên kết: người trả dùng bất kỳ mạng nào, bạn nhận trên mạng của mình.

screen-account-description = Xem bạn đang đăng nhập ở đâu, kết thúc phiên, tải xuống hoặc xóa dữ liệu của bạn.

screen-tos-title = Điều khoản dịch vụ
screen-tos-description = Điều khoản khi dùng Causeway: lưu ký, phí và rủi ro.

screen-access-restricted-title = Không khả dụng tại khu vực của bạn
screen-access-restricted-description = Quy định địa phương không cho phép chúng tôi cung cấp dịch vụ này tại khu vực của bạn.

screen-dapp-title = Cầu nối
screen-dapp-description = Chuyển tài sản giữa các mạng từ một ứng dụng khác.

screen-network-title = Cầu nối
screen-network-description = Chuyển tài sản giữa các mạng cùng một đối tác của chúng tôi.

screen-network-history-title = Lịch sử
screen-network-history-description = Tất cả giao dịch của bạn với một đối tác của chúng tôi.

screen-swap-title = Hoán đổi
screen-swap-description = Hoán đổi token trên một mạng theo báo giá tốt nhất và xem mọi chi phí trước khi ký.
screen-swap-detail-title = Chi tiết hoán đổi
screen-swap-detail-description = Tiến trình và kết quả của một lượt hoán đổi token.

screen-maker-description = Xem cách tạo lập thị trường hoạt động, với tuyến, giới hạn và thời gian hiện tại.

screen-pool-description = Các địa chỉ được mời cho nhà tạo lập thị trường vay và chia sẻ lợi nhuận.

screen-portfolio-description = Xem số dư của mọi ví đã kết nối, kèm giá trị bằng đô la.

screen-points-title = Điểm
screen-points-description = Kiếm điểm từ giao dịch, điểm danh hằng ngày, nhiệm vụ và giới thiệu.

screen-deploy-description = Triển khai một hợp đồng nhỏ của riêng bạn chỉ với một chữ ký.

screen-ecosystem-description = Các mạng, ví và ứng dụng hoạt động cùng Causeway.

screen-invite-title = Mời bạn bè
screen-invite-description = Chia sẻ liên kết và nhận một phần điểm chuyển của mỗi người bạn tham gia.

screen-developing-description = Những gì chúng tôi đang làm, sắp tới và đã ra mắt.

screen-test-description = Kiểm tra kết nối, bộ nhớ và ví, rồi sao chép báo cáo cho bộ phận hỗ trợ.

screen-layerzero-airdrop-title = Airdrop ZRO
screen-layerzero-airdrop-description = Kiểm tra các địa chỉ của bạn được phân bổ bao nhiêu ZRO.

screen-strk-airdrop-title = Airdrop STRK
screen-strk-airdrop-description = Kiểm tra các địa chỉ của bạn được phân bổ bao nhiêu STRK.

screen-taiko-drop-title = Airdrop TAIKO
screen-taiko-drop-description = Kiểm tra các địa chỉ của bạn được phân bổ bao nhiêu TAIKO.

screen-blast-drop-title = Airdrop BLAST
screen-blast-drop-description = Kiểm tra các địa chỉ của bạn được phân bổ bao nhiêu BLAST.

screen-zk-airdrop-title = Airdrop ZK
screen-zk-airdrop-description = Kiểm tra các địa chỉ của bạn được phân bổ bao nhiêu ZK.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Xem các nhiệm vụ BOB Spice bạn đã hoàn thành và nhận thưởng.

screen-soneium-badge-title = Huy hiệu Soneium
screen-soneium-badge-description = Kiểm tra ví của bạn đã đạt huy hiệu Soneium chưa và nhận huy hiệu.

screen-scroll-badge-title = Huy hiệu Scroll
screen-scroll-badge-description = Kiểm tra ví của bạn đã đạt huy hiệu Scroll chưa và nhận huy hiệu.

screen-tracker-description = Xem hoạt động của bạn trên từng mạng: giao dịch, khối lượng, số ngày hoạt động và gas đã dùng.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Kiểm tra địa chỉ của bạn có bao nhiêu Scroll Marks.

screen-tracker-scroll-airdrop-title = Airdrop SCR
screen-tracker-scroll-airdrop-description = Kiểm tra địa chỉ của bạn được phân bổ bao nhiêu SCR.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Kiểm tra địa chỉ của bạn có bao nhiêu Linea LXP và LXP-L.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Kiểm tra địa chỉ của bạn có huy hiệu Soneium OG không.

screen-tracker-zora-airdrop-title = Airdrop ZORA
screen-tracker-zora-airdrop-description = Kiểm tra địa chỉ của bạn được phân bổ bao nhiêu ZORA.

screen-tracker-eclipse-airdrop-title = Airdrop Eclipse
screen-tracker-eclipse-airdrop-description = Kiểm tra địa chỉ của bạn được phân bổ bao nhiêu ES.

screen-faucet-description = Nhận coin mạng thử để dùng thử.

screen-faucet-ink-title = Faucet Ink
screen-faucet-ink-description = Nhận coin của mạng thử Ink để dùng thử.

screen-faucet-ip-title = Faucet IP
screen-faucet-ip-description = Nhận coin của mạng thử IP để dùng thử.

screen-faucet-monad-title = Faucet Monad
screen-faucet-monad-description = Nhận coin của mạng thử Monad để dùng thử.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing đã kết thúc. Cảm ơn bạn đã tham gia.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics đã kết thúc. Cảm ơn bạn đã tham gia.

screen-not-found-description = Hãy kiểm tra địa chỉ có gõ sai không. Trang có thể đã được chuyển đi.

screen-back = Quay lại Cầu nối
screen-not_open = Trang này chưa khả dụng
screen-ended = Sự kiện này đã kết thúc

nearest-question = Ý bạn là { $path }?
nearest-find = Tìm giao dịch
nearest-places = Các trang

terms-failed = Không tải được điều khoản
terms-failed-text = Kiểm tra kết nối rồi thử lại.
