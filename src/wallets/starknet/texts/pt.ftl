wallets-group-starknet = StarkNet
address-other_family_starknet = Este é um endereço EVM. Esta rede precisa de um endereço da Starknet.
address-zero_starknet = Este é o endereço zero. Ninguém pode receber fundos nele.
address-incomplete_starknet = O endereço está incompleto. Verifique os primeiros e os últimos caracteres.
address-long_starknet = Um endereço da Starknet tem no máximo 64 dígitos depois de 0x.
address-range_starknet = Nenhuma conta da Starknet tem este endereço. Verifique se há erros de digitação.
wallets-unserved-starknet = A rede de testes da StarkNet não é compatível no momento. Mude para a rede principal na sua carteira.
problem-account_not_deployed = Sua conta da Starknet ainda não foi implantada. Faça qualquer transação com ela na carteira e entre novamente.
