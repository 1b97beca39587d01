### The leaderboard

leaderboard-title = Bảng xếp hạng
leaderboard-week = Tuần này
leaderboard-all = Từ trước đến nay
leaderboard-empty-week = Tuần này chưa có xếp hạng. Tuần bắt đầu lúc nửa đêm thứ Hai (UTC).
leaderboard-empty-all = Chưa có xếp hạng.
leaderboard-more = Hiện thêm { $count }
leaderboard-you = bạn
leaderboard-own = Hạng của bạn
leaderboard-none = Chưa có hạng. Hãy kiếm điểm để xuất hiện.
leaderboard-hidden = Ví của bạn không hiện trong danh sách. Điểm vẫn được tính.
leaderboard-leave = Rời bảng xếp hạng
leaderboard-return = Tham gia lại bảng xếp hạng
leaderboard-problem-wallet_rejected = Bạn đã từ chối trong ví. Không có gì thay đổi.
