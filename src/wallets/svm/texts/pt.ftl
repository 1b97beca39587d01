wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Este é um endereço EVM. Esta rede precisa de um endereço no formato da Solana.
address-length_base58 = Os endereços desta rede têm de 32 a 44 caracteres.
address-letters_base58 = O endereço contém um caractere inválido. 0, O, I e l nunca são usados.
address-incomplete = O endereço está incompleto. Verifique os primeiros e os últimos caracteres.
recipient-placeholder_svm = Endereço ou um nome como name.sol
