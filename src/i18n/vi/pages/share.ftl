### A completed campaign, and telling others about it

campaign-share-title = Đã hoàn thành chiến dịch
campaign-share-points = +{ $points } điểm
campaign-share-text = Bạn nhận được từ “{ $name }”.
campaign-share-more = Chia sẻ để nhận thêm { $points } điểm. Ví có thể yêu cầu bạn đăng nhập, miễn phí.
campaign-share-confirm = Xác nhận trong ví nếu được yêu cầu. Chúng tôi đang cộng điểm cho bạn.
campaign-share-done = Đã chia sẻ. Bạn nhận thêm { $points } điểm.
campaign-share-to = Chia sẻ lên X
campaign-share-open = Chia sẻ, +{ $points }
campaign-share-open_of = Chia sẻ, +{ $points }: “{ $name }”
campaign-share-again = Chuyển lần nữa
campaign-share-post = Tôi đã hoàn thành “{ $name }” trên Causeway và nhận { $points } điểm.
campaign-share-problem-wallet_rejected = Bạn đã từ chối trong ví nên lượt chia sẻ không được tính. Các điểm khác của bạn vẫn an toàn.
campaign-share-problem-campaign_not_completed = Mạng đã đảo ngược một giao dịch của chiến dịch này nên hiện lượt chia sẻ không được tính.
campaign-share-problem-campaign_not_running = Chiến dịch đã đóng nên lượt chia sẻ không còn được tính.
