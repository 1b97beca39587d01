wallets-group-fuel = Fuel
address-other_family_fuel = Đây là địa chỉ EVM. Mạng này cần địa chỉ Fuel.
address-bech32_fuel = Đây là địa chỉ Fuel dạng cũ. Hãy sao chép địa chỉ bắt đầu bằng 0x.
address-public_key_fuel = Đây là khóa công khai. Hãy nhập địa chỉ của tài khoản.
address-long_fuel = Địa chỉ Fuel có 64 chữ số sau 0x.
problem-wallet_not_authorized = Tài khoản hiện tại chưa được cấp quyền cho kết nối này!
