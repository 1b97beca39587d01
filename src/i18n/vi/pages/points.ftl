### The points page

points-phase = Điểm được tính theo các giao dịch của Giai đoạn 2, bắt đầu sau ngày 6/12/2023.
points-phase-label = Cách tính điểm
points-total = Tổng
points-tile-bridge = Cầu nối
points-tile-quest = Nhiệm vụ
points-tile-referral = Giới thiệu
points-tile-check_in = Điểm danh
points-extra-bridge_v1 = Cầu nối, Giai đoạn 1
points-extra-referral_v1 = Giới thiệu, Giai đoạn 1
points-extra-pool = Pool
points-learn_more = Tìm hiểu thêm
points-failed = Không tải được điểm của bạn. Điểm bạn đã kiếm được vẫn an toàn.
points-coming = Thêm { $points } điểm đang chờ
points-coming_until = Thêm { $points } điểm đang chờ, được cộng hết trước { $day }

points-boost-made =
    { $bridges ->
        [0] Bạn chưa chuyển lần nào.
       *[other] Bạn đã chuyển { $bridges } lần.
    }
points-boost-next = Từ lần chuyển thứ { $from }, mỗi lần được { $factor }.
points-boost-top = Bạn đang ở hệ số cao nhất.
points-boost-from = từ lần chuyển thứ { $from }

points-why = Lịch sử điểm
points-why-empty = Chưa có điểm. Mỗi giao dịch, lần điểm danh và nhiệm vụ có điểm sẽ hiện ở đây.
points-why-more = Tải thêm
points-why-pending = Đang chờ đến { $day }
points-why-bridge = Lần chuyển thứ { $number }
points-why-boosted = { $base } điểm với hệ số { $factor }
points-why-check_in = Điểm danh, { $day }
points-why-bridged_day = có lượt chuyển trong ngày
points-why-bridged_later = thưởng thêm vì có lượt chuyển cùng ngày
points-why-double = gấp đôi điểm
points-why-streak = chuỗi { $days } ngày
points-why-step = cho { $transfers } lần chuyển
points-why-deployments = cho { $count } hợp đồng đã triển khai
points-why-extra = vì hoàn thành mọi bước
points-why-share = vì đã chia sẻ
points-why-social = cho nhiệm vụ mạng xã hội
points-why-referral = Lượt chuyển của bạn bè
points-why-referral-share = { $percent }% số điểm của { $friend }
points-why-pool = Pool, { $day }
points-why-pool-held = ít nhất { $amount } trên { $network } suốt cả ngày
points-why-granted = Do đơn vị vận hành cộng
points-why-revoked = Do đơn vị vận hành trừ
points-why-taken_once = Điều chỉnh
points-why-taken_once-text = đơn vị vận hành đã trừ số điểm này trước đó
points-why-taken_back = Điểm bị thu hồi
points-why-transfer_undone = mạng đã đảo ngược giao dịch
points-why-check_in_undone = mạng đã đảo ngược lượt điểm danh
points-why-bridge_of_day_undone = mạng đã đảo ngược lượt chuyển ngày đó nên điểm danh được tính không kèm lượt chuyển
points-why-streak_changed = một lượt điểm danh trước đó bị đảo ngược nên chuỗi ngày ngắn hơn
points-why-campaign_not_reached = bước này của chiến dịch không còn được tính vì một giao dịch bị đảo ngược hoặc chiến dịch đã thay đổi
points-why-social_changed = bạn đã bỏ theo dõi hoặc rời nhóm, hoặc nhiệm vụ được đặt lại
points-why-one_person = ví của bạn bè và ví của bạn cùng liên kết với một tài khoản Telegram
points-why-invitation_ended = đơn vị vận hành đã chấm dứt lượt giới thiệu
points-why-of_friend = lượt chuyển của bạn bè không còn được tính
points-why-other = Điểm

points-week = Tuần này
points-week-streak = Chuỗi { $days } ngày
points-week-rule = Ngày kết thúc lúc nửa đêm giờ UTC.
points-week-star = Dấu sao là ngày có thưởng chuỗi. Chuỗi đặt lại vào mỗi thứ Hai.
points-week-of = Điểm danh của { $wallet }
points-day-claimed = { $day }: đã điểm danh, { $points } điểm
points-day-today = { $day }, hôm nay: điểm danh để nhận { $points } điểm trở lên
points-day-missed = { $day }: bỏ lỡ
points-day-before = { $day }: trước lần điểm danh đầu tiên của bạn
points-day-coming = { $day }
points-day-special = { $day }: thưởng { $points } điểm

points-tasks = Nhiệm vụ kiếm điểm
points-task-check_in = { $points } điểm, hoặc { $bridged } vào ngày có lượt chuyển

points-earn-title = Cách kiếm điểm
points-earn-text = Kết nối ví để xem điểm và kiếm thêm.
points-earn-bridge = Cầu nối
points-earn-bridge-text = Nhiều điểm nhất khi đến { $top }; đến mạng khác { $other }, với token khác { $least }
points-earn-bridge-flat = Đến mạng bất kỳ { $other }, với token khác { $least }
points-earn-check_in-text = { $points } điểm, thêm thưởng khi có lượt chuyển trong ngày và khi có chuỗi
points-earn-boost = Hệ số
points-earn-boost-text = Chuyển nhiều hơn, nhận nhiều hơn: { $factor } từ lần chuyển thứ { $bridges }
points-earn-up_to = đến { $points }

points-activities = Chiến dịch
points-theme-left = Còn { $days } ngày { $hours } giờ { $minutes } phút
points-theme-range = { $start } – { $end }
points-activity-made = { $made } trên { $asked }
points-activity-progress = { $made } trên { $asked } lần chuyển
points-activity-steps = { $made } trên { $asked } bước
points-activity-deployments = { $made } trên { $asked } hợp đồng
points-activity-done = Xong
points-activity-ended = Đã kết thúc
points-activity-step = +{ $points } điểm
points-activity-bonus = Thưởng +{ $points } khi hoàn thành mọi bước

points-order = +{ $points } điểm
points-order-counted = đã cộng

points-panel = Tăng điểm của bạn
points-panel-more = Thêm nhiệm vụ
points-panel-previous = Nhiệm vụ trước
points-panel-next = Nhiệm vụ sau
points-panel-all = Tất cả điểm và nhiệm vụ

events-title = Sự kiện
events-people = { $people } người tham gia
events-coming = Sắp diễn ra
events-ended = Đã kết thúc: { $count }
