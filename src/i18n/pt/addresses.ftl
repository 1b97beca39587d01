### Address errors, by the codes of the address rules

address-empty = Digite um endereço.
address-dead = Este é um endereço de queima. Fundos enviados para cá são perdidos. Digite outro endereço.
address-token = Este é um contrato de token, não uma carteira. Fundos enviados para cá são perdidos; digite outro endereço.
address-bridge = Este é um contrato da ponte, não uma carteira. Fundos enviados para cá são perdidos; digite outro endereço.
address-name = Nomes não são aceitos aqui. Digite o endereço da carteira.
address-contract_call = Este código é uma chamada de contrato e não tem destinatário. Digite um endereço.
