### The bot's profile before the first message. Telegram allows 512 and 120 characters, without markup.

bot-profile-description =
    Transfira ativos entre redes com a Causeway. Em redes EVM, os depósitos ficam em um contrato de custódia até o pagamento ser comprovado.

    Toque em Iniciar para abrir o app, acompanhar suas transferências e receber lembretes do check-in diário. Nunca pediremos sua frase de recuperação.
bot-profile-short = Transfira ativos entre redes. Transferências, pontos e check-in diário em um só app.
