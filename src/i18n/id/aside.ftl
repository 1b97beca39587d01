### How a transfer works, next to the form

aside-title = Cara kerjanya
aside-picture = Transfer dari { $from } ke { $to }
# Used until the networks are known: in sentences and as labels of the picture.
aside-from = jaringan asal
aside-to = jaringan tujuan
aside-shore-from = Dari
aside-shore-to = Ke
aside-escrow-1 = Anda menyetor ke kontrak escrow di { $from }. Kontrak tidak membayar siapa pun sampai pembayaran terbukti.
aside-escrow-2 = Market maker membayar Anda di { $to } dari dananya sendiri, biasanya dalam hitungan detik.
aside-escrow-3 = Jika pembayaran tidak dilakukan tepat waktu, Anda mendapat refund penuh dari kontrak.
aside-maker-1 = Anda mengirim deposit ke market maker di { $from }, dengan ID transfer sebagai memo.
aside-maker-2 = Market maker membayar Anda di { $to } lewat kontrak yang membayar setiap transfer hanya satu kali.
aside-maker-3 = Jika pembayaran gagal, deposit di-refund ke alamat yang Anda pilih.
