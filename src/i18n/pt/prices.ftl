### Preços: a marca de um preço antigo

prices-stale = Preço antigo
prices-stale-why = O preço em dólar por trás deste número é antigo: a fonte não respondeu ultimamente. As quantidades em tokens são exatas.
