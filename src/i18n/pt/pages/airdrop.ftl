### Airdrop allocations of addresses

airdrop-intro = Veja quantos { $symbol } foram alocados aos seus endereços.
airdrop-addresses = Endereços EVM, um por linha
airdrop-placeholder = Cole um ou mais endereços
airdrop-query = Consultar
airdrop-private = Os endereços não são registrados.
airdrop-input-empty = Digite o endereço.
airdrop-input-wrong = Endereço inválido.
airdrop-lines-wrong =
    { $count ->
        [1] Verifique a linha { $list }: um endereço EVM tem 42 caracteres e começa com 0x.
       *[other] Verifique as linhas { $list }: um endereço EVM tem 42 caracteres e começa com 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Checksum inválido: { $list }. Verifique se há erros no endereço.
       *[other] Checksums inválidos: { $list }. Verifique se há erros nestes endereços.
    }
airdrop-failed = Rede congestionada.
airdrop-earlier = A última consulta falhou. Estes são os resultados da anterior.
airdrop-start-title = Nenhum resultado ainda
airdrop-start-text = Digite seus endereços para ver as alocações de { $symbol }. Você não precisa conectar uma carteira.
airdrop-unlisted = As alocações deste airdrop ainda não foram carregadas.
airdrop-progress = { $done } de { $all } verificados
airdrop-results = Resultados
airdrop-total = Total
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Este endereço não tem alocação.
           *[other] Este endereço tem uma alocação.
        }
       *[other] { $found ->
            [0] Nenhum destes { $all } endereços tem alocação.
            [one] { $found } de { $all } endereços tem alocação.
           *[other] { $found } de { $all } endereços têm alocação.
        }
    }
airdrop-next-title = Próximos passos
airdrop-next-failed = Não foi possível carregar as redes.
airdrop-next-again = Tentar novamente
airdrop-bridge = Ir para a ponte
airdrop-bridge-to = Transferir para { $network }
airdrop-hidden-title = Não disponível aqui
airdrop-hidden-text = Abra o app web para consultar um airdrop.
