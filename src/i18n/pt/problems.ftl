### Errors from a wallet or its network

problem-offer_expired = Esta cotação expirou. Nada foi enviado; atualize a cotação para continuar.
problem-quote_expired = Esta cotação expirou. Nada foi enviado; atualize a cotação para continuar.
problem-busy_elsewhere = Esta transferência está aberta em outra aba, que aguarda sua carteira. Continue lá.
problem-tx_failed = A rede recusou esta transação. Só a taxa de rede foi gasta.
problem-refund_too_early = Este reembolso estará disponível a partir de { $time }. Até lá, seus fundos ficam no contrato.
problem-settlement_unknown = Esta versão do app não aceita depósitos nessa rede, então nada foi enviado. Recarregue a página para atualizar.
problem-wallet_rejected = Você recusou na carteira. Nada foi enviado.
problem-wallet_not_found = Sua carteira não responde. Talvez não esteja instalada ou outra carteira esteja interferindo.
problem-wallet_wrong_network = Sua carteira está em outra rede. Mude de rede e tente novamente.
problem-wallet_pending_request = Sua carteira tem uma solicitação pendente. Abra-a e responda primeiro.
problem-wallet_switch_pending = Certifique-se de que concluiu a troca de rede na sua carteira, ou a transação não poderá prosseguir.
problem-wallet_closed = A conexão foi fechada antes que sua carteira respondesse.
problem-wallet_no_switch = Esta carteira não troca de rede automaticamente. Troque nela ou escolha outra.
problem-wallet_no_text_signing = Esta carteira não consegue exibir e assinar textos. Atualize o aplicativo ou use a mesma conta em outra carteira.
problem-wallet_insufficient_funds = Você não tem o suficiente para este valor e a taxa de rede.
problem-wallet_mismatch = A solicitação do servidor não corresponde ao que você aprovou, então paramos. Nada foi enviado.
problem-inscription_invalid = Verifique os dados da inscrição.
problem-wallet_failed = Sua carteira não conseguiu concluir a solicitação. Verifique-a e tente novamente.
problem-message_altered = Sua carteira alterou a mensagem que deveria assinar. Tente novamente ou use outra carteira.
problem-account_on_other_chain = Esta carteira de contrato inteligente está em outra rede. Troque de rede na carteira e tente novamente.
problem-bad_answer = Recebemos uma resposta ilegível do servidor. Tente novamente em instantes.
problem-request_invalid = O servidor não conseguiu ler esta solicitação, então nada foi feito. Recarregue a página e tente novamente.
problem-request_refused = O servidor recusou a solicitação.
problem-address_invalid = Um endereço não é válido para a rede dele. Verifique-o e tente novamente.
problem-rpc_unreachable = A rede não responde no momento. Uma transação que você confirmou ainda pode ser concluída.
problem-family_unsupported = Carteiras deste tipo ainda não são compatíveis.
problem-insecure_page = Esta página não usa uma conexão segura, então não pode criptografar dados. Abra-a com HTTPS.
problem-order_id_invalid = Não é um ID de transferência válido.
problem-handover_gone = Este link expirou ou já foi usado. Abra a transferência de novo no navegador onde você a iniciou.

fix-switch_network = Trocar de rede
fix-connect_wallet = Conectar carteira
fix-requote = Atualizar cotação
fix-add_funds = Alterar valor
fix-retry_after = Tentar novamente em { $time }
problem-server_silent = Nossos servidores não respondem desde as { $time }. As transferências em andamento não são afetadas.
problem-storage_blocked = Este navegador bloqueia o armazenamento, então não foi possível verificar a resposta do Discord. Permita-o para esta página ou use outro navegador.
problem-popup_blocked = O navegador bloqueou uma nova janela. Permita pop-ups para esta página e tente novamente.
problem-name_unknown = Este nome não tem endereço na blockchain ou expirou. Verifique se há erros ou digite o endereço.
problem-name_unsupported = Nomes desse tipo não são aceitos aqui. Digite o endereço da carteira.
problem-name_unreachable = Não é possível procurar nomes agora. Digite o endereço da carteira.

problem-price_moved = O preço mudou. Nada foi enviado; atualize a cotação para continuar.
problem-step_refused = A transação do provedor não corresponde à cotação. Nada foi enviado; escolha outra cotação.
problem-refund_invalid = Este provedor só reembolsa a carteira que envia. Use sua carteira como endereço de reembolso.
problem-signature_invalid = A assinatura não é da chave desta carteira. Nada foi enviado.
