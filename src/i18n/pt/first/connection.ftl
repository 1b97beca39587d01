### Enquanto nada pode ser obtido

connection-slow = Esta página ainda não chegou. Carregue-a de novo quando houver conexão; o que já está a caminho não depende dela.
connection-reload = Carregar de novo
