wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Đây là địa chỉ EVM. Mạng này cần địa chỉ kiểu Solana.
address-length_base58 = Địa chỉ trên mạng này có 32 đến 44 ký tự.
address-letters_base58 = Địa chỉ này có ký tự không hợp lệ. 0, O, I và l không bao giờ được dùng.
address-incomplete = Địa chỉ này chưa đầy đủ. Hãy kiểm tra các ký tự đầu và cuối.
recipient-placeholder_svm = Địa chỉ hoặc tên miền như name.sol
