### Titles and descriptions of every address, also for search engines and link previews

screen-bridge-title = Cầu nối
screen-bridge-description = Chuyển tài sản giữa các mạng. Khoản nạp được giữ trong hợp đồng cho đến khi tới nơi.

screen-confirm-title = Xem lại
screen-confirm-description = Kiểm tra bạn gửi gì, nhận gì và tốn bao nhiêu trước khi ví hỏi bạn.

screen-completed-title = Đã đến
screen-completed-description = Biên nhận giao dịch: nhận được gì, ở đâu và các giao dịch đằng sau.

screen-order-title = Giao dịch
screen-order-description = Theo dõi một giao dịch từ lúc nạp đến khi tới nơi.

screen-history-title = Lịch sử
screen-history-description = Tất cả giao dịch của ví, mới nhất trước.

screen-query-title = Tìm giao dịch
screen-query-description = Tra cứu giao dịch bất kỳ theo mã, theo hash của khoản nạp hoặc khoản chi trả, hoặc theo địa chỉ ví.
screen-account-title = Phiên và dữ liệu
screen-account-description = Xem bạn đang đăng nhập ở đâu, kết thúc phiên, tải xuống hoặc xóa dữ liệu của bạn.

screen-tos-title = Điều khoản dịch vụ
screen-tos-description = Điều bạn đồng ý khi dùng Causeway: ai giữ khoản nạp, tốn bao nhiêu và điều gì có thể trục trặc.

screen-access-restricted-title = Không khả dụng tại nơi bạn ở
screen-access-restricted-description = Quy định tại nơi bạn ở không cho phép chúng tôi cung cấp dịch vụ này.

screen-dapp-title = Cầu nối
screen-dapp-description = Chuyển tài sản giữa các mạng, mở từ ứng dụng khác.

screen-network-title = Cầu nối
screen-network-description = Chuyển tài sản giữa các mạng cùng một đối tác của chúng tôi.

screen-network-history-title = Lịch sử
screen-network-history-description = Tất cả giao dịch của ví với một đối tác của chúng tôi.

screen-swap-title = Hoán đổi
screen-swap-description = Tại đây bạn đổi token này lấy token khác trên cùng một mạng.

screen-maker-title = Tạo lập thị trường
screen-maker-description = Tại đây nhà tạo lập thị trường xem các tuyến, giới hạn và đăng ký chi trả giao dịch bằng vốn của mình.

screen-pool-title = Pool
screen-pool-description = Tại đây các địa chỉ được mời cho nhà tạo lập thị trường vay và chia sẻ lợi nhuận.

screen-portfolio-title = Danh mục
screen-portfolio-description = Tại đây bạn xem số dư của mọi ví đã kết nối ở một nơi, kèm giá trị bằng đô la.

screen-points-title = Điểm
screen-points-description = Điểm thưởng cho những gì bạn làm ở đây: mỗi giao dịch, mỗi lần điểm danh, mỗi nhiệm vụ và mỗi người bạn bạn đưa đến.

screen-deploy-title = Triển khai
screen-deploy-description = Tại đây bạn đưa một hợp đồng nhỏ của riêng mình lên mạng chỉ bằng một chữ ký.

screen-ecosystem-title = Hệ sinh thái
screen-ecosystem-description = Các mạng, ví và ứng dụng hoạt động cùng Causeway.

screen-invite-title = Mời bạn bè
screen-invite-description = Tại đây bạn nhận liên kết cho bạn một phần điểm chuyển của mỗi người bạn đến qua đó.

screen-developing-title = Đang xây dựng
screen-developing-description = Địa chỉ của các trang chỉ dành cho người xây dựng dẫn đến đây.

screen-test-title = Trang thử
screen-test-description = Đơn vị vận hành mở trang này để xem ứng dụng có tải được không.

screen-layerzero-airdrop-title = Airdrop ZRO
screen-layerzero-airdrop-description = Tại đây bạn kiểm tra các địa chỉ của mình được nhận bao nhiêu ZRO.

screen-strk-airdrop-title = Airdrop STRK
screen-strk-airdrop-description = Tại đây bạn kiểm tra các địa chỉ của mình được nhận bao nhiêu STRK.

screen-taiko-drop-title = Airdrop TAIKO
screen-taiko-drop-description = Tại đây bạn kiểm tra các địa chỉ của mình được nhận bao nhiêu TAIKO.

screen-blast-drop-title = Airdrop BLAST
screen-blast-drop-description = Tại đây bạn kiểm tra các địa chỉ của mình được nhận bao nhiêu BLAST.

screen-zk-airdrop-title = Airdrop ZK
screen-zk-airdrop-description = Tại đây bạn kiểm tra các địa chỉ của mình được nhận bao nhiêu ZK.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Tại đây bạn xem ví của mình đã làm những nhiệm vụ BOB Spice nào và nhận phần thưởng.

screen-soneium-badge-title = Huy hiệu Soneium
screen-soneium-badge-description = Tại đây bạn xem ví của mình đã đạt huy hiệu Soneium chưa và nhận huy hiệu.

screen-scroll-badge-title = Huy hiệu Scroll
screen-scroll-badge-description = Tại đây bạn xem ví của mình đã đạt huy hiệu Scroll chưa và nhận huy hiệu.

screen-tracker-title = Theo dõi L2
screen-tracker-description = Tại đây bạn xem địa chỉ của mình hoạt động thế nào trên từng mạng: giao dịch, khối lượng, ngày hoạt động và gas đã dùng.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Tại đây bạn xem địa chỉ của mình có bao nhiêu Scroll Marks.

screen-tracker-scroll-airdrop-title = Airdrop SCR
screen-tracker-scroll-airdrop-description = Tại đây bạn xem địa chỉ của mình được nhận bao nhiêu SCR.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Tại đây bạn xem địa chỉ của mình có bao nhiêu Linea LXP và LXP-L.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Tại đây bạn xem địa chỉ của mình có huy hiệu Soneium OG không.

screen-tracker-zora-airdrop-title = Airdrop ZORA
screen-tracker-zora-airdrop-description = Tại đây bạn xem địa chỉ của mình được nhận bao nhiêu ZORA.

screen-tracker-eclipse-airdrop-title = Airdrop Eclipse
screen-tracker-eclipse-airdrop-description = Tại đây bạn xem địa chỉ của mình được nhận bao nhiêu ES.

screen-faucet-title = Faucet
screen-faucet-description = Tại đây bạn nhận coin của các mạng thử để dùng thử.

screen-faucet-ink-title = Faucet Ink
screen-faucet-ink-description = Tại đây bạn nhận coin của mạng thử Ink để dùng thử.

screen-faucet-ip-title = Faucet Story
screen-faucet-ip-description = Tại đây bạn nhận IP, coin của mạng thử Story, để dùng thử.

screen-faucet-monad-title = Faucet Monad
screen-faucet-monad-description = Tại đây bạn nhận coin của mạng thử Monad để dùng thử.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing đã kết thúc. Cảm ơn tất cả những ai đã tham gia.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics đã kết thúc. Cảm ơn tất cả những ai đã tham gia.

screen-not-found-title = Ở đây không có gì
screen-not-found-description = Có thể địa chỉ bị gõ sai hoặc trang đã chuyển đi.

screen-back = Quay lại cầu nối
screen-not_open = Trang này hiện chưa mở
screen-ended = Sự kiện này đã kết thúc

nearest-question = Ý bạn là { $path }?
nearest-find = Tìm trong các giao dịch
nearest-places = Những nơi có tồn tại

terms-failed = Không tải được điều khoản
terms-failed-text = Kiểm tra kết nối rồi thử lại.
