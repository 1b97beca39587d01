### Pages that the server writes by itself; the app does not include these texts

busy-title = Muito ocupado
busy-heading = Estamos com muita demanda agora
busy-text = Esta página tenta novamente em alguns segundos. As transferências em andamento não são afetadas.
busy-retry = Tentar novamente agora

preview-pay-title = Solicitação de pagamento
preview-pay-description = Pague de qualquer rede se souber quem enviou este link. Confira o destinatário antes.
