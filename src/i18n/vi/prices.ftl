### Prices: the mark beside a figure that is old

prices-stale = Giá cũ
prices-stale-why = Giá đô la của con số này đã cũ: nguồn giá gần đây không phản hồi. Số lượng token vẫn chính xác.
