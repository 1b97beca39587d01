### A completed campaign, and telling others about it

campaign-share-title = Đã hoàn thành chiến dịch
campaign-share-points = +{ $points } điểm
campaign-share-text = Bạn đã nhận số điểm này từ “{ $name }”.
campaign-share-more = Chia sẻ để nhận thêm { $points } điểm. Ví có thể yêu cầu bạn đăng nhập; việc này miễn phí.
campaign-share-confirm = Xác nhận trong ví nếu được hỏi. Điểm của bạn đang được tính.
campaign-share-done = Đã chia sẻ: bạn có thêm { $points } điểm.
campaign-share-to = Chia sẻ lên X
campaign-share-open = Chia sẻ, +{ $points }
campaign-share-open_of = Chia sẻ, +{ $points }: “{ $name }”
campaign-share-again = Chuyển tiếp
campaign-share-post = Tôi đã hoàn thành “{ $name }” trên Causeway và nhận { $points } điểm.
campaign-share-problem-wallet_rejected = Bạn đã từ chối trong ví nên lượt chia sẻ không được tính. Các điểm khác vẫn còn nguyên.
campaign-share-problem-campaign_not_completed = Một giao dịch cần cho chiến dịch đã bị hủy trên mạng của nó, nên hiện lượt chia sẻ không được tính.
campaign-share-problem-campaign_not_running = Chiến dịch đã đóng nên lượt chia sẻ không còn được tính.
