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
wallets-needs_evm = Conecte uma carteira EVM para usar esta página.
wallets-switches_first = Sua carteira está em outra rede. Ela pedirá que você mude para { $network } antes de assinar.
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
wallets-other_network = Rede não compatível
wallets-cctp-native = { $amount } { $symbol } nativos (CCTP)
wallets-cctp-bridged = { $amount } { $symbol } de ponte (sem CCTP)
wallets-cctp-paused = O CCTP está em pausa agora.
wallets-cctp-denied = O CCTP não aceita esta conta.

connect-wallet_rejected = Você recusou a solicitação.
connect-wallet_not_found = Esta carteira pode estar em conflito com outras ou não estar instalada. Desative as outras carteiras ou instale-a.
connect-wallet_pending_request = O recurso solicitado não está disponível.
connect-relay_unreachable = Não foi possível acessar o WalletConnect agora. Nada foi enviado; verifique sua conexão e tente novamente.
connect-missing = Erro: instale { $wallet } primeiro.
connect-missing-bitget = Instale a Bitget Wallet
connect-missing-phantom = Phantom não encontrada
connect-missing-backpack = Backpack não encontrada

inscribe-open = Enviar uma inscrição
inscribe-title = Enviar uma inscrição
inscribe-note = Sua carteira primeiro cria a inscrição e depois a envia. Cada etapa tem sua própria taxa de rede.
inscribe-mode = Tipo
inscribe-mode-brc-20 = Transferência BRC-20
inscribe-mode-inscribe = Texto
inscribe-ticker = Ticker do token
inscribe-amount = Valor
inscribe-balance = Sua carteira verifica seu saldo BRC-20; esta página não consegue.
inscribe-text = Texto a inscrever
inscribe-to = Endereço do destinatário
inscribe-start = Continuar
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Texto: { $text }
inscribe-step-make = Criar a inscrição
inscribe-step-send = Enviá-la ao destinatário
inscribe-step-done = Concluído
inscribe-make = Criar inscrição
inscribe-send = Enviar inscrição
inscribe-unanswered = Sua carteira não confirmou esta etapa. Verifique-a antes de tentar de novo para não pagar duas vezes.
inscribe-sent = A inscrição está a caminho. Ela chega quando a transação for confirmada.
inscribe-discard = Começar de novo
inscribe-another = Enviar outra
inscribe-problem-ticker = Um ticker BRC-20 tem 4 ou 5 caracteres.
inscribe-problem-amount = Informe um valor acima de zero, como 12.5.
inscribe-problem-text = Informe o texto a inscrever, com até 10.000 bytes.
inscribe-problem-recipient = Informe um destinatário na rede da sua carteira.
