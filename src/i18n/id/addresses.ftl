### Address errors, by the codes of the address rules

address-empty = Masukkan alamat.
address-dead = Ini burn address. Dana yang dikirim ke sini hilang. Masukkan alamat lain.
address-token = Ini kontrak token, bukan dompet. Dana yang dikirim ke sini hilang; masukkan alamat lain.
address-bridge = Ini kontrak bridge, bukan dompet. Dana yang dikirim ke sini hilang; masukkan alamat lain.
address-name = Nama tidak didukung di sini. Masukkan alamat dompet.
address-contract_call = Kode ini adalah pemanggilan kontrak dan tidak memuat penerima. Masukkan alamat.
