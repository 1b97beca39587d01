### What happens to the money on the way, beside the form

aside-title = Cara uang Anda menyeberang
aside-picture = Garis dari { $from } ke { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = jaringan asal
aside-to = jaringan tujuan
aside-shore-from = Dari
aside-shore-to = Ke
aside-escrow-1 = Anda menyetor ke kontrak di { $from }. Kontrak tidak bisa membayar siapa pun sebelum pembayaran terbukti.
aside-escrow-2 = Market maker membayar Anda di { $to } dari dananya sendiri, biasanya dalam hitungan detik.
aside-escrow-3 = Jika tidak terjadi tepat waktu, kontrak mengembalikan deposit kepada Anda, bukan kepada orang lain.
aside-maker-1 = Anda mengirim ke market maker di { $from }, dengan id transfer sebagai memo.
aside-maker-2 = Ia membayar Anda di { $to } melalui kontrak yang membayar setiap transfer satu kali saja.
aside-maker-3 = Jika tidak bisa, ia mengembalikan deposit ke alamat yang Anda tentukan.
