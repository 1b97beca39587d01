### Palavras curtas usadas em várias telas

action-close = Fechar
action-retry = Tentar de novo

toast-region = Notificações

copy-done = Copiado.
copy-failed = Não foi possível copiar.

restricted-text = As regras da sua localização não nos permitem oferecer este serviço aí. Depósitos feitos antes são pagos ou devolvidos conforme combinado.

not_found-action = Ir para a ponte
