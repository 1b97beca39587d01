### The review and the wallet requests

review-title = Tinjauan
review-on = { $what } di { $network }
review-send = Anda kirim
review-receive = Anda terima
review-updated = Harga berubah setelah Anda membuka halaman ini. Jumlah di atas sudah diperbarui.
review-recipient = Penerima di { $network }
review-recipient-own = Ini dompet Anda yang terhubung.
review-from_wallet = Dari dompet
review-custody-escrow-title = Disimpan di smart contract.
review-custody-escrow = Dana Anda tetap di kontrak escrow di { $network } sampai pembayaran terbukti. Jika gagal, refund cukup sekali ketuk.
review-custody-address = Deposit Anda masuk ke alamat kontrak milik alamat refund Anda, lalu ke kontrak escrow di { $network } sampai pembayaran terbukti. Jika terlambat atau pembayaran gagal, tarik ke alamat refund Anda.
review-custody-maker-title = Disimpan oleh market maker kami.
review-custody-maker = { $network } tidak punya kontrak escrow: market maker menyimpan dana Anda sampai pembayaran. Jika pembayaran gagal, dana di-refund ke alamat refund Anda.
review-custody-provider-title = Diselesaikan oleh penyedia eksternal.
review-custody-provider = Rute ini tidak memakai kontrak escrow kami di { $network }: penyedia menyimpan dana Anda sampai pembayaran. Jika pembayaran gagal, penyedia me-refund dana ke alamat refund Anda.
review-custody-provider_contract = Smart contract milik penyedia menyimpan dana Anda sampai pembayaran. Jika gagal, kontrak itu me-refund dana Anda atau Anda dapat membatalkan transfer di penyedia.
review-custody-direct-title = Dibayar langsung ke penerima.
review-custody-direct = Tidak ada yang memegang pembayaran ini di perjalanan, jadi tidak bisa di-refund. Periksa penerima sebelum mengonfirmasi.
review-refund-label = Alamat refund di { $network }
review-refund-note = Pakai alamat yang Anda kendalikan di jaringan asal, bukan alamat bursa.
review-refund-note-address = Pakai alamat yang Anda kendalikan di { $network }, bukan alamat bursa. Dana yang tidak dibayarkan hanya bisa dikirim ke alamat ini.
review-refund-own = Pakai dompet saya { $address }
review-refund-change = Ubah
review-refund-missing = Masukkan alamat refund
review-refund-invalid = Periksa alamat refund
review-confirm = Konfirmasi dan transfer
review-get_address = Dapatkan alamat deposit
review-address_note = Belum ada yang dikirim: Anda mendapat alamat yang bisa Anda bayar dari dompet atau bursa mana pun.
review-time = Waktu untuk membayar
review-check = Lihat transfer ini
review-check-note = Dompet Anda mungkin sudah mengirim transaksi ini. Periksa transfernya sebelum mengirim lagi.
review-signatures =
    { $count ->
        [1] Dompet Anda akan meminta konfirmasi satu kali.
       *[other] Dompet Anda akan meminta konfirmasi hingga { $count } kali.
    }
review-wallet_note = Periksa detailnya di dompet Anda. Jangan tutup halaman ini sampai deposit terkirim.

stage-ordering = Menyiapkan transfer…
stage-asking-permit = Setujui token di dompet Anda
stage-asking-sign = Tanda tangani deposit di dompet Anda
stage-asking-approve = Setujui token di dompet Anda
stage-asking-open = Konfirmasi di dompet Anda
stage-asking-transfer = Konfirmasi di dompet Anda
stage-asking-swap = Konfirmasi di dompet Anda
stage-asking-refund = Konfirmasi di dompet Anda
stage-asking-batch = Konfirmasi di dompet Anda
stage-confirming = Menunggu konfirmasi di { $network }

review-loss = Nilai yang Anda terima { $percent } lebih kecil dari yang Anda kirim.
review-loss-least = Paling buruk, nilai yang Anda terima { $percent } lebih sedikit dari yang Anda kirim.
review-loss-accept = Saya menerima kerugian ini
review-loss-type = Ketik { $number } untuk menerima kerugian ini
review-loss-missing = Terima kerugian di atas
review-replaced = { $from } tidak lagi memberi kuotasi untuk transfer ini, jadi { $to } yang akan menyelesaikannya. Periksa ketentuan di atas.
review-replaced-accept = Lanjutkan dengan { $to }
review-loss-best = Anda menerima { $percent } lebih sedikit daripada kuotasi terbaik.
review-loss-best_send = Anda membayar { $percent } lebih banyak daripada kuotasi terbaik.
review-unpriced = Nilai dolar salah satu aset tidak diketahui, jadi biaya transfer ini tidak dapat ditampilkan. Bandingkan sendiri jumlahnya.
