### Events that are over, with their final leaderboards

owls-about = Đây là sự kiện có thời hạn với bảng xếp hạng. Kết quả dưới đây là kết quả cuối cùng.
owls-title = Bảng xếp hạng chung cuộc
owls-rank = Hạng
owls-address = Địa chỉ
owls-score = Điểm số
owls-search = Tìm theo địa chỉ
owls-search-none = Không có địa chỉ nào trong bảng xếp hạng này khớp với tìm kiếm của bạn.
owls-not-listed = Ví của bạn không có trong bảng xếp hạng này.
owls-connect = Kết nối ví để xem hạng của bạn.
owls-none = Chưa có kết quả nào được công bố tại đây
owls-none-text = Đây là sự kiện có thời hạn với bảng xếp hạng. Kết quả cuối cùng chưa được công bố trên trang này.
owls-next = Tiếp theo
owls-next-text = Bạn vẫn có thể kiếm điểm từ giao dịch chuyển, điểm danh và nhiệm vụ.
