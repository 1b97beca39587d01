### Links that fill the form

link-ignored = Diabaikan dari tautan: { $list }. Periksa formulir sebelum melanjutkan.
link-address_as_network = Itu tampak seperti alamat. Dalam tautan, pakai “recipient” untuk alamat dan “to” untuk jaringan.
link-part = { $name } “{ $value }”
link-field-from = jaringan asal
link-field-to = jaringan tujuan
link-field-chain = jaringan
link-field-token = aset
link-field-amount = jumlah
link-field-exact = jumlah tepat
link-field-recipient = penerima
link-field-exchange = bursa
link-field-ref = kode referral
link-field-channel = mitra
link-recipient = Alamat ini berasal dari tautan yang Anda buka. Pakai hanya jika sama dengan yang diberikan penerima.
link-share-title = Transfer Causeway
link-share-text = Transfer di Causeway dengan pengaturan ini

action-dismiss = Mengerti
