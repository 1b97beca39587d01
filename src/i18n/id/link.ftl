### Links that fill the form

link-ignored = Tidak dipakai dari tautan: { $list }. Yang berlaku adalah yang tampil di formulir.
link-address_as_network = Itu tampak seperti alamat: dalam tautan, alamat ditulis di “recipient”, dan “to” menyebut jaringan.
link-part = { $name } “{ $value }”
link-field-from = jaringan asal
link-field-to = jaringan tujuan
link-field-token = aset
link-field-amount = jumlah
link-field-recipient = penerima
link-field-exchange = bursa
link-field-ref = kode referral
link-field-channel = mitra
link-recipient = Alamat ini datang bersama tautan yang Anda buka. Pakai hanya jika memang itu yang diberikan penerima kepada Anda.
link-share-title = Transfer Causeway
link-share-text = Transfer dengan pengaturan ini di Causeway

action-dismiss = Mengerti
