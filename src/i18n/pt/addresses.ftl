### O que há de errado com um endereço

address-empty = Digite um endereço.
address-empty_0x = Digite um endereço que comece com 0x.
address-without_0x = Um endereço desta rede começa com 0x.
address-length_0x = Um endereço tem 42 caracteres; este tem { $length }.
address-digits_0x = Depois de 0x, um endereço só tem os dígitos 0-9 e as letras a-f.
address-checksum = As maiúsculas deste endereço não batem: algum caractere foi digitado errado. Copie de novo.
address-other_family = Este é um endereço EVM; esta rede precisa de um no formato da Solana.
address-length_base58 = Um endereço desta rede tem de 32 a 44 caracteres.
address-letters_base58 = O endereço tem um caractere que esses endereços nunca usam (0, O, I e l ficam de fora).
address-other_family_ton = Este é um endereço EVM; esta rede precisa de um endereço TON.
address-form_ton = Um endereço TON tem 48 letras e números e geralmente começa com UQ ou EQ.
address-checksum_ton = Os últimos caracteres deste endereço não combinam com os outros: algo foi digitado errado. Copie de novo.
address-test_only_ton = Este endereço é só da rede de teste da TON.
address-incomplete = O endereço está incompleto: confira os primeiros e os últimos caracteres.
address-dead = Ninguém tem a chave deste endereço: o que for enviado para lá se perde. Digite outro destinatário.
address-token = Este é o contrato de um token, não uma carteira: o que for enviado para lá se perde. Digite outro destinatário.
address-bridge = Este é um contrato da própria ponte, não uma carteira: o que for enviado para lá se perde. Digite outro destinatário.
address-name = Nomes não são aceitos aqui: digite o endereço a que o nome corresponde.
address-contract_call = Este código pede algo a um contrato; não contém destinatário. Digite um endereço.
