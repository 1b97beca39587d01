### Precios: la marca de un precio antiguo

prices-stale = Precio antiguo
prices-stale-why = El precio en dólares de esta cifra es antiguo: su fuente no ha respondido últimamente. Las cantidades en tokens son exactas.
