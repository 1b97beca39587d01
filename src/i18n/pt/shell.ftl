### Texts shared by several screens

connection-shown = Última atualização: { $time }.
action-close = Fechar
action-retry = Tentar novamente

toast-region = Notificações

copy-done = Copiado.
copy-failed = Não foi possível copiar.

restricted-title = Indisponível na sua localização
restricted-text = As regras locais não nos permitem oferecer este serviço na sua localização. Depósitos anteriores serão pagos ou reembolsados conforme acordado.

not_found-action = Ir para a ponte
