### Những gì mọi người thấy về bot trước khi nhắn. Telegram nhận 512 và 120 ký tự, không có đánh dấu.

bot-profile-description =
    Causeway chuyển tài sản của bạn giữa các mạng và chúng vẫn là của bạn: trên các mạng EVM, tiền gửi chờ trong hợp đồng cho đến khi việc chi trả được chứng minh.

    Nhấn Bắt đầu để mở ứng dụng, theo dõi giao dịch và nhận lời nhắc điểm danh hằng ngày. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.
bot-profile-short = Chuyển tài sản giữa các mạng. Giao dịch, điểm và điểm danh hằng ngày trong một ứng dụng.
