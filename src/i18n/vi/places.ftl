### Tên các trang trong menu

deploy-tag = Base
points-mine = Điểm của tôi
request-title = Yêu cầu thanh toán
service-title = Trạng thái dịch vụ
screen-bridge-title = Cầu nối
screen-bridge-description = Chuyển tài sản giữa các mạng. Tiền của bạn nằm trong hợp đồng thông minh cho đến khi khoản chi trả được chứng minh.
screen-trust-title = Độ tin cậy
screen-account-title = Phiên và dữ liệu
screen-maker-title = Tạo lập thị trường
screen-pool-title = Pool
screen-portfolio-title = Danh mục
nav-history = Lịch sử
screen-deploy-title = Triển khai
screen-ecosystem-title = Hệ sinh thái
screen-developing-title = Đang phát triển
screen-test-title = Chẩn đoán
screen-tracker-title = Theo dõi L2
screen-faucet-title = Faucet
screen-not-found-title = Không tìm thấy trang
query-title = Tìm giao dịch
tos-title = Điều khoản dịch vụ
