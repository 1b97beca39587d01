### O que uma carteira ou sua rede disse no caminho

problem-offer_expired = Esta oferta expirou. Nada foi enviado; peça outra.
problem-quote_expired = Este preço expirou. Nada foi enviado; peça outro.
problem-busy_elsewhere = Outra aba está consultando sua carteira sobre esta transferência. Continue lá.
problem-tx_failed = A rede recusou essa transação. Só a taxa de rede foi gasta.
problem-refund_too_early = Este reembolso estará disponível a partir de { $time }. Até lá, seus fundos ficam no contrato.
problem-settlement_unknown = Esta versão do aplicativo não sabe para onde vão os depósitos nessa rede, então não envia nenhum.
problem-wallet_rejected = Você recusou na carteira. Nada foi enviado.
problem-wallet_not_found = Essa carteira não responde. Talvez não esteja instalada, ou outra carteira esteja atrapalhando.
problem-wallet_wrong_network = Sua carteira está em outra rede. Mude de rede e tente de novo.
problem-wallet_pending_request = Sua carteira tem uma solicitação aberta. Abra-a e responda essa primeiro.
problem-wallet_switch_pending = Certifique-se de que concluiu a troca de rede na sua carteira, ou a transação não poderá prosseguir.
problem-wallet_closed = A conexão foi fechada antes que sua carteira respondesse.
problem-wallet_no_switch = Esta carteira não consegue trocar de rede sozinha. Escolha outra ou troque dentro dela.
problem-wallet_insufficient_funds = Não há o suficiente na sua carteira para isto e a taxa de rede.
problem-wallet_mismatch = O que o servidor pediu não é o que você aceitou, então sua carteira não foi consultada. Nada foi enviado.
problem-wallet_failed = Sua carteira não conseguiu fazer isso. Olhe nela e tente de novo.
problem-message_altered = Sua carteira alterou o texto que deveria assinar. Tente de novo ou use outra carteira.
problem-account_on_other_chain = Esta carteira de contrato pertence aqui a outra rede. Mude para essa rede na carteira e tente de novo.
problem-bad_answer = O servidor deu uma resposta que não pôde ser lida. Tente de novo em instantes.
problem-request_invalid = O servidor não conseguiu ler esta solicitação, então não fez nada. Recarregue a página e tente de novo.
problem-request_refused = O servidor recusou a solicitação.
problem-address_invalid = Um endereço não está certo para a rede dele. Confira e tente de novo.
problem-rpc_unreachable = A rede não responde no momento. Uma transação que você confirmou ainda pode ser concluída.
problem-family_unsupported = Carteiras deste tipo de rede ainda não são aceitas.
problem-insecure_page = Esta página não foi carregada com segurança, então nada pode ser criptografado aqui.
problem-order_id_invalid = Isso não é um ID de transferência.
problem-handover_gone = Este link já foi usado ou é antigo demais. Volte aonde a transferência foi iniciada e abra-a de lá outra vez.

fix-switch_network = Trocar de rede
fix-connect_wallet = Conectar carteira
fix-requote = Buscar um novo preço
fix-add_funds = Mudar o valor
fix-retry_after = Tentar de novo em { $time }
problem-server_silent = Nosso servidor não está respondendo; a última resposta veio às { $time }. O que já está a caminho continua sozinho.
problem-storage_blocked = Este navegador não guarda nada para esta página, então não foi possível conferir a resposta do Discord. Permita que ele guarde dados ou abra a página em outro navegador.
