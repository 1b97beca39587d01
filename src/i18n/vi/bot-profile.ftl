### Những gì mọi người thấy về bot trước khi nhắn. Telegram nhận 512 và 120 ký tự, không có đánh dấu.

bot-profile-description =
    Chuyển tài sản giữa các mạng với Causeway. Trên các mạng EVM, khoản nạp nằm trong hợp đồng ký quỹ cho đến khi khoản chi trả được chứng minh.
    Nhấn Bắt đầu để mở ứng dụng, theo dõi giao dịch và nhận nhắc nhở điểm danh hằng ngày. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.

    Nhấn Bắt đầu để mở ứng dụng, theo dõi giao dịch và nhận lời nhắc điểm danh hằng ngày. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.
bot-profile-short = Chuyển tài sản giữa các mạng. Giao dịch, điểm và điểm danh hằng ngày trong một ứng dụng.
