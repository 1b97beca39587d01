### Wallet list and connecting

wallets-connect_destination = Conectar carteira de destino
wallets-chip = Minha carteira:{ " " }
wallets-more =
    { $count ->
        [one] Mais { $count } carteira conectada
       *[other] Mais { $count } carteiras conectadas
    }
wallets-mine = Minha carteira
wallets-connect = Conectar carteira
wallets-other = Usar outra carteira
wallets-kind = Tipo de carteira
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Não EVM

wallets-back = Todas as carteiras
wallets-scan = Escanear
wallets-scan-title = Escaneie para usar { $wallet }
wallets-pairing-code = QR code para { $wallet }
wallets-pairing-starting = Conectando…
wallets-pairing-open = Abrir { $wallet }
wallets-pairing-copy = Copiar link
wallets-pairing-install = Obter { $wallet } para este navegador
wallets-pairing-again = Tentar novamente

wallets-open = Abrir
wallets-inside-title = Abrir na { $wallet }
wallets-inside-text = A { $wallet } tem navegador próprio. Abra esta página nela: seus dados vão junto, e você acompanha a transferência nos dois.
wallets-inside-order = Continue esta transferência no navegador da { $wallet }. O link funciona uma vez, por dez minutos; não o compartilhe.
wallets-inside-code = QR code que abre esta página na { $wallet }

wallets-terms = Ao conectar uma carteira, você aceita os
wallets-browser = Carteira do navegador
wallets-install = Instalar
wallets-connecting = Verifique sua carteira
wallets-none = Nenhuma carteira deste tipo neste navegador.
wallets-load_failed = Não foi possível carregar as carteiras.
wallets-copy = Copiar endereço
wallets-exit = Desconectar { $name }
wallets-unknown_network = Rede { $id }

connect-wallet_rejected = Você recusou a solicitação.
connect-wallet_not_found = Esta carteira pode estar em conflito com outras ou não estar instalada. Desative as outras carteiras ou instale-a.
connect-wallet_pending_request = O recurso solicitado não está disponível.
connect-relay_unreachable = Não foi possível acessar o WalletConnect agora. Nada foi enviado; verifique sua conexão e tente novamente.
connect-missing = Erro: instale { $wallet } primeiro.
connect-missing-bitget = Instale a Bitget Wallet
connect-missing-phantom = Phantom não encontrada
connect-missing-backpack = Backpack não encontrada
