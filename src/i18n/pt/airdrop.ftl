### Consultar o que um airdrop tem para endereços

airdrop-intro = Veja quantos { $symbol } seus endereços receberam.
airdrop-addresses = Endereços EVM, um por linha
airdrop-placeholder = Cole um ou mais endereços
airdrop-query = Consultar
airdrop-private = Os endereços não são registrados: são consultados e esquecidos.
airdrop-input-empty = Digite o endereço.
airdrop-input-wrong = Erro no endereço.
airdrop-lines-wrong =
    { $count ->
        [1] Confira a linha { $list }: um endereço EVM tem 42 caracteres e começa com 0x.
       *[other] Confira as linhas { $list }: um endereço EVM tem 42 caracteres e começa com 0x.
    }
airdrop-capitals =
    { $count ->
        [one] As maiúsculas de { $list } não batem, então algum caractere pode estar errado. Copie de novo para ter certeza.
       *[other] As maiúsculas destes endereços não batem, então algum caractere pode estar errado: { $list }. Copie-os de novo para ter certeza.
    }
airdrop-failed = Rede congestionada.
airdrop-earlier = A última consulta falhou. Estes são os resultados da anterior.
airdrop-start-title = Nada consultado ainda
airdrop-start-text = Digite seus endereços e veja aqui quanto cada um recebeu em { $symbol }. Não é preciso conectar nenhuma carteira.
airdrop-progress = { $done } de { $all } consultados
airdrop-results = Resultado
airdrop-total = Soma
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Nada foi reservado para este endereço.
           *[other] Tokens foram reservados para este endereço.
        }
       *[other] { $found ->
            [0] Nada foi reservado para estes { $all } endereços.
           *[other] Tokens foram reservados para { $found } de { $all } endereços.
        }
    }
airdrop-next-title = Para onde ir agora
airdrop-next-failed = Não foi possível carregar as redes.
airdrop-next-again = Tentar de novo
airdrop-bridge = Ir para a ponte
airdrop-bridge-to = Transferir para { $network }
airdrop-hidden-title = Não disponível aqui
airdrop-hidden-text = Abra o aplicativo web para consultar um airdrop.
