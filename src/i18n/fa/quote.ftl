### What a bridge costs, when it arrives, and for how long that holds

bridge-fees = کارمزدها
bridge-arrives = می‌رسد
bridge-signatures = { $count } امضا
bridge-limits-label = محدوده
bridge-quote = اعتبار نرخ
bridge-quote-left = { $count } ثانیه
bridge-quote-over = به‌روزرسانی…

fee-gas_compensation = کارمزد شبکه در { $network }
fee-deposit_gas = کارمزد شبکه برای واریز
fee-bridge_fee = کارمزد پل { $percent }
fee-channel_fee = کارمزد شریک
