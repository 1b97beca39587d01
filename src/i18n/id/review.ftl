### The review and the way through the wallet

recipient-title = Siapa yang menerima di { $network }
recipient-label = Alamat di { $network }
recipient-placeholder = Tempel alamat
recipient-use = Pakai alamat ini
recipient-use_own = Kirim ke dompet saya sendiri
recipient-connect = Hubungkan dompet di { $network }
recipient-warning-first_use = Transfer pertama dari sini ke alamat ini. Cocokkan setiap karakter dengan yang diberikan kepada Anda: pembayaran tidak bisa ditarik kembali.
recipient-warning-lookalike = Alamat ini hanya mirip dengan yang Anda kenal: ujungnya sama, tengahnya tidak. Mungkin ada yang sengaja menaruhnya.
recipient-other_network = Yang Anda masukkan menyebut jaringan lain: { $named }. Pastikan penerima juga memakai alamat ini di { $network }.

review-title = Tinjau
review-on = { $what } di { $network }
review-send = Anda kirim
review-receive = Anda terima
review-updated = Harga berubah sejak Anda membuka ini. Angka di atas adalah yang baru.
review-recipient = Dibayarkan ke alamat ini di { $network }
review-recipient-own = Ini dompet yang Anda hubungkan.
review-from_wallet = Dari dompet
review-custody-escrow-title = Disimpan oleh kontrak.
review-custody-escrow = Deposit Anda tetap di kontrak di { $network } sampai pembayaran terbukti. Jika tidak datang tepat waktu, Anda mengambilnya sendiri.
review-custody-maker-title = Disimpan oleh market maker kami.
review-custody-maker = Di { $network } tidak ada kontrak kami: Anda mengirim langsung ke market maker dan memercayainya sampai dibayarkan. Jika tidak bisa dibayarkan, deposit kembali ke alamat pengembalian Anda.
review-refund-label = Jika tidak bisa dibayarkan, kembalikan di { $network } ke
review-refund-note = Alamat di jaringan asal yang Anda kendalikan sendiri, bukan milik bursa.
review-refund-own = Pakai dompet saya { $address }
review-refund-change = Ubah
review-refund-missing = Masukkan alamat pengembalian
review-refund-invalid = Periksa alamat pengembalian
review-confirm = Konfirmasi dan kirim
review-check = Periksa transfer ini
review-check-note = Dompet Anda sudah ditanya dan mungkin sudah mengirim. Lihat transfer ini sebelum mengirim apa pun lagi.
review-signatures =
    { $count ->
        [1] Dompet bertanya kepada Anda satu kali.
       *[other] Dompet bertanya kepada Anda paling banyak { $count } kali.
    }
review-wallet_note = Dompet menunjukkan apa yang Anda setujui. Biarkan halaman ini terbuka sampai terkirim.

stage-ordering = Menyiapkan transfer
stage-asking-permit = Tanda tangani jumlah di dompet
stage-asking-approve = Setujui di dompet Anda
stage-asking-open = Konfirmasi di dompet Anda
stage-asking-transfer = Konfirmasi di dompet Anda
stage-asking-refund = Konfirmasi di dompet Anda
stage-asking-batch = Konfirmasi di dompet Anda
stage-confirming = Menunggu konfirmasi { $network }
