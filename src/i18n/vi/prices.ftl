### Prices: the mark beside a figure that is old

prices-stale = Giá cũ
prices-stale-why = Giá trị đô la này dùng giá cũ vì nguồn giá không phản hồi. Số lượng token vẫn chính xác.
