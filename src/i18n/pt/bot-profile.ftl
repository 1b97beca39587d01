### O que se vê do bot antes de escrever a ele. O Telegram aceita 512 e 120 caracteres, sem marcação.

bot-profile-description =
    Transfira ativos entre redes com a Causeway. Em redes EVM, os depósitos ficam em um contrato de custódia até o pagamento ser comprovado.

    Toque em Iniciar para abrir o app, acompanhar suas transferências e receber lembretes do check-in diário. Nunca pedimos sua frase de recuperação.
bot-profile-short = Transfira ativos entre redes. Transferências, pontos e check-in diário em um só app.
