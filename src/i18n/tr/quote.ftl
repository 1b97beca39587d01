### Bir transferin maliyeti, ne zaman ulaştığı ve fiyatın ne kadar geçerli olduğu

bridge-fees = Ücretler
bridge-arrives = Varış
bridge-signatures =
    { $count ->
        [one] 1 imza
       *[other] { $count } imza
    }
bridge-limits-label = Limitler
bridge-quote = Teklif süresi
bridge-quote-left = { $count } sn
bridge-quote-over = yenileniyor…

fee-gas_compensation = { $network } ağ ücreti
fee-deposit_gas = Yatırma ağ ücreti
fee-bridge_fee = Köprü ücreti { $percent }
fee-channel_fee = İş ortağı ücreti
