wallets-group-evm = Carteiras EVM
address-empty_0x = Digite um endereço que comece com 0x.
address-without_0x = Os endereços desta rede começam com 0x.
address-length_0x = Os endereços têm 42 caracteres, mas este tem { $length }.
address-digits_0x = Depois de 0x, um endereço contém apenas 0–9 e a–f.
address-checksum = Checksum inválido. Verifique se há erros no endereço.
recipient-placeholder_evm = Endereço ou um nome como name.eth
problem-signature_unverifiable = A assinatura desta conta não pode ser verificada nesta rede. Mude de rede na carteira e entre novamente.
