### Address errors, by the codes of the address rules

address-empty = Digite um endereço.
address-empty_0x = Digite um endereço que comece com 0x.
address-without_0x = Os endereços desta rede começam com 0x.
address-length_0x = Os endereços têm 42 caracteres, mas este tem { $length }.
address-digits_0x = Depois de 0x, um endereço contém apenas 0–9 e a–f.
address-checksum = Checksum inválido. Verifique se há erros no endereço.
address-other_family = Este é um endereço EVM. Esta rede precisa de um endereço no formato da Solana.
address-length_base58 = Os endereços desta rede têm de 32 a 44 caracteres.
address-letters_base58 = O endereço contém um caractere inválido. 0, O, I e l nunca são usados.
address-other_family_ton = Este é um endereço EVM. Esta rede precisa de um endereço TON.
address-form_ton = Um endereço TON tem 48 caracteres e geralmente começa com UQ ou EQ.
address-checksum_ton = Checksum inválido. Verifique se há erros no endereço.
address-test_only_ton = Este endereço só funciona na testnet da TON.
address-incomplete = O endereço está incompleto. Verifique os primeiros e os últimos caracteres.
address-dead = Este é um endereço de queima. Fundos enviados para cá são perdidos. Digite outro destinatário.
address-token = Este é um contrato de token, não uma carteira. Fundos enviados para cá são perdidos; digite outro destinatário.
address-bridge = Este é um contrato da ponte, não uma carteira. Fundos enviados para cá são perdidos; digite outro destinatário.
address-name = Nomes não são aceitos aqui. Digite o endereço da carteira.
address-contract_call = Este código é uma chamada de contrato e não tem destinatário. Digite um endereço.
