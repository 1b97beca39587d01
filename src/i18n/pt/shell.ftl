### Palavras curtas usadas em várias telas

connection-shown = O que aparece aqui foi lido às { $time }.
action-close = Fechar
action-retry = Tentar de novo

toast-region = Notificações

copy-done = Copiado.
copy-failed = Não foi possível copiar.

restricted-title = Não disponível onde você está
restricted-text = As regras da sua localização não nos permitem oferecer este serviço aí. Depósitos feitos antes são pagos ou devolvidos conforme combinado.

not_found-action = Ir para a ponte
