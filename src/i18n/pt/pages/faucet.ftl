### Faucets: test coins, the claim and its payment

faucet-description = Obtenha { $symbol } na { $network } para fazer testes.
faucet-failed-title = Não foi possível carregar os faucets
faucet-failed-text = Vamos continuar tentando. Você também pode tentar de novo agora.
faucet-none-title = Nenhum faucet está aberto
faucet-none-text = O operador deste app não oferece moedas aqui no momento.
faucet-all = Todos os faucets
faucet-amount = Você recebe
faucet-cooldown = Uma vez a cada
faucet-hours = { $count ->
        [one] { $count } hora
        [many] { $count } horas
       *[other] { $count } horas
    }
faucet-left = Restam hoje
faucet-queued = Pedidos na fila
faucet-status-spent = As moedas de hoje já foram distribuídas. Haverá mais em até 24 horas.
faucet-status-empty = Este faucet ficou sem moedas. Tente mais tarde.
faucet-status-unread = Não é possível ler o saldo do faucet agora. Tente em breve.
faucet-claim = Receber { $amount }
faucet-asking = Confirme o login na sua carteira, se ela pedir.
faucet-working = Verificando que você não é um robô. Leva alguns segundos.
faucet-claims = Seus pedidos
faucet-claims-empty = Os pedidos desta carteira aparecem aqui.
faucet-state-queued = Na fila
faucet-state-sent = Enviado
faucet-state-paid = Recebido
faucet-state-failed = Falhou
faucet-state-held = Retido
faucet-how-title = Como funciona
faucet-how-1 = Moedas de testnet não têm valor. Use-as para fazer testes em redes de teste.
faucet-how-2 = Sua carteira faz login uma vez. Depois, seu navegador resolve um pequeno desafio que afasta robôs.
faucet-how-3 = As moedas costumam chegar em menos de um minuto. Você não paga nada.
problem-faucet_cooldown = Esta carteira já fez um pedido aqui. Você pode pedir de novo após o tempo indicado.
problem-faucet_network_limit = Vieram pedidos demais da sua rede. Tente mais tarde.
problem-faucet_budget_spent = As moedas de hoje já foram distribuídas. Tente amanhã.
problem-faucet_busy = Há muitos pedidos na fila agora. Tente em alguns minutos.
problem-faucet_proof_used = Este pedido já foi enviado. Seus pedidos estão abaixo.
problem-faucet_proof_invalid = A verificação falhou. Tente de novo.
problem-faucet_proof_expired = A verificação demorou demais. Tente de novo.
problem-faucet_closed = Esta rede não tem faucet aqui.
problem-faucet_work_failed = Seu navegador não consegue fazer a verificação. Atualize-o ou use outro.
