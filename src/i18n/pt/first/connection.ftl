### Pages that fail to load

connection-slow = A página está demorando para carregar. Verifique sua conexão e recarregue; as transferências em andamento não são afetadas.
connection-reload = Recarregar
