### The points page

points-mine = Điểm của tôi
points-phase = Điểm được tính theo các giao dịch của Giai đoạn 2, bắt đầu sau ngày 6/12/2023.
points-phase-label = Cơ sở tính điểm
points-total = Tổng
points-tile-bridge = Cầu nối
points-tile-quest = Nhiệm vụ
points-tile-referral = Giới thiệu
points-tile-check_in = Điểm danh
points-extra-bridge_v1 = Cầu nối, Giai đoạn 1
points-extra-referral_v1 = Giới thiệu, Giai đoạn 1
points-extra-pool = Pool
points-learn_more = Tìm hiểu thêm
points-failed = Không tải được điểm của bạn. Những gì bạn đã kiếm được vẫn an toàn.
points-coming = Thêm { $points } điểm đang trên đường
points-coming_until = Thêm { $points } điểm đang trên đường, đủ trước { $day }

points-boost-made =
    { $bridges ->
        [0] Bạn chưa chuyển lần nào.
       *[other] Bạn đã chuyển { $bridges } lần.
    }
points-boost-next = Từ lần chuyển thứ { $from }, mỗi lần được { $factor }.
points-boost-top = Đây là hệ số cao nhất.
points-boost-from = từ lần chuyển số { $from } trở đi

points-why = Vì sao tôi nhận được?
points-why-empty = Chưa có gì. Mỗi giao dịch, lần điểm danh và nhiệm vụ có điểm được liệt kê ở đây kèm lý do.
points-why-more = Hiện các mục cũ hơn
points-why-pending = Được tính vào { $day }
points-why-bridge = Lần chuyển số { $number }
points-why-boosted = { $base } điểm với hệ số { $factor }
points-why-check_in = Điểm danh ngày { $day }
points-why-bridged_day = vào ngày có chuyển tiền
points-why-bridged_later = thêm vì chuyển tiền cùng ngày
points-why-double = gấp đôi điểm
points-why-streak = sau { $days } ngày liên tiếp
points-why-step = cho { $transfers } lần chuyển
points-why-extra = cho mọi bước
points-why-share = vì đã chia sẻ
points-why-social = cho nhiệm vụ mạng xã hội
points-why-referral = Lượt chuyển của bạn bè
points-why-referral-share = { $percent }% số điểm của { $friend }
points-why-granted = Do đơn vị vận hành tặng
points-why-revoked = Do đơn vị vận hành thu hồi
points-why-taken_once = Không thu hồi hai lần
points-why-taken_once-text = đơn vị vận hành đã thu hồi số điểm này trước đó
points-why-taken_back = Đã thu hồi
points-why-transfer_undone = giao dịch đã bị hủy trên mạng của nó
points-why-check_in_undone = lượt điểm danh đã bị hủy trên mạng của nó
points-why-bridge_of_day_undone = lượt chuyển ngày đó đã bị hủy nên điểm danh được tính không kèm lượt chuyển
points-why-streak_changed = một ngày trước đó đã bị hủy nên số ngày liên tiếp ít hơn
points-why-campaign_not_reached = bước của chiến dịch không còn được tính: một giao dịch bị hủy hoặc chiến dịch đã thay đổi
points-why-social_changed = việc theo dõi hoặc tư cách thành viên đã kết thúc, hoặc nhiệm vụ được tính lại
points-why-one_person = ví của bạn bè và ví của bạn cùng liên kết với một tài khoản Telegram
points-why-invitation_ended = đơn vị vận hành đã chấm dứt lời mời của người bạn đó
points-why-of_friend = lượt chuyển của bạn bè không còn được tính
points-why-other = Điểm

points-week = Tuần này
points-week-streak = { $days } ngày liên tiếp
points-week-rule = Ngày kết thúc lúc nửa đêm giờ UTC.
points-week-star = Dấu sao là ngày được nhiều điểm hơn nhờ các ngày liên tiếp trước đó; mỗi thứ Hai chuỗi ngày bắt đầu lại.
points-week-of = Điểm danh của { $wallet }
points-day-claimed = { $day }: đã điểm danh, { $points } điểm
points-day-today = { $day }, hôm nay: điểm danh để nhận { $points } điểm trở lên
points-day-missed = { $day }: bỏ lỡ
points-day-before = { $day }: trước lần điểm danh đầu tiên của bạn
points-day-coming = { $day }
points-day-special = { $day }: thêm { $points } điểm

points-tasks = Nhiệm vụ kiếm điểm
points-task-check_in = { $points } điểm, { $bridged } vào ngày có chuyển tiền

points-earn-title = Điểm cho những gì bạn làm
points-earn-text = Kết nối ví để xem điểm và kiếm thêm.
points-earn-bridge = Cầu nối
points-earn-bridge-text = Nhiều nhất khi đến { $top }, đến mạng khác { $other }, với token khác { $least }
points-earn-bridge-flat = Đến mạng bất kỳ { $other }, với token khác { $least }
points-earn-check_in-text = { $points } điểm, nhiều hơn vào ngày có chuyển tiền và khi liên tiếp nhiều ngày
points-earn-boost = Hệ số
points-earn-boost-text = Chuyển càng nhiều, mỗi lần càng được nhiều: từ lần thứ { $bridges } được { $factor }
points-earn-up_to = đến { $points }

points-activities = Chiến dịch
points-theme-left = Còn { $days } ngày { $hours } giờ { $minutes } phút
points-theme-range = { $start } – { $end }
points-activity-made = { $made } trên { $asked }
points-activity-progress = { $made } trên { $asked } lần chuyển
points-activity-steps = { $made } trên { $asked } bước
points-activity-done = Xong
points-activity-ended = Đã kết thúc
points-activity-step = +{ $points } điểm
points-activity-bonus = +{ $points } thưởng khi làm hết

points-order = +{ $points } điểm
points-order-counted = đã được tính

points-panel = Tăng điểm của bạn
points-panel-more = Thêm nhiệm vụ
points-panel-previous = Nhiệm vụ trước
points-panel-next = Nhiệm vụ sau
points-panel-all = Tất cả điểm và nhiệm vụ

events = Sự kiện
events-people = { $people } người tham gia
events-coming = Sắp diễn ra
events-ended = Đã kết thúc: { $count }
