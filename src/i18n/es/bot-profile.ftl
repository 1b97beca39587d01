### The bot's profile before the first message. Telegram allows 512 and 120 characters, without markup.

bot-profile-description =
    Transfiere activos entre redes con Causeway. En redes EVM, los depósitos quedan en un contrato de custodia hasta que se verifica el pago.

    Pulsa Iniciar para abrir la app, seguir tus transferencias y recibir recordatorios del check-in diario. Nunca te pediremos tu frase de recuperación.
bot-profile-short = Transfiere activos entre redes. Transferencias, puntos y check-in diario en una sola app.
