wallets-group-starknet = StarkNet
address-other_family_starknet = Đây là địa chỉ EVM. Mạng này cần địa chỉ Starknet.
address-zero_starknet = Đây là địa chỉ số 0. Không ai có thể nhận tiền tại đó.
address-incomplete_starknet = Địa chỉ này chưa đầy đủ. Hãy kiểm tra các ký tự đầu và cuối.
address-long_starknet = Địa chỉ Starknet có tối đa 64 chữ số sau 0x.
address-range_starknet = Không có tài khoản Starknet nào có địa chỉ này. Hãy kiểm tra lỗi gõ.
wallets-unserved-starknet = Mạng thử nghiệm StarkNet hiện chưa được hỗ trợ. Hãy chuyển sang mạng chính trong ví của bạn.
problem-account_not_deployed = Tài khoản Starknet của bạn chưa được triển khai. Hãy thực hiện một giao dịch bất kỳ bằng tài khoản này trong ví, rồi đăng nhập lại.
