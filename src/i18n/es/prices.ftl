### The mark next to a figure with an outdated price

prices-stale = Precio desactualizado
prices-stale-why = Este valor en dólares usa un precio desactualizado porque su fuente no responde. Las cantidades en tokens son exactas.
