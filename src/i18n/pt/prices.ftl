### The mark next to a figure with an outdated price

prices-stale = Preço desatualizado
prices-stale-why = Este valor em dólares usa um preço desatualizado porque a fonte não responde. As quantidades em tokens são exatas.
