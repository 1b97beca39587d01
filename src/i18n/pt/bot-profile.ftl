### O que se vê do bot antes de escrever a ele. O Telegram aceita 512 e 120 caracteres, sem marcação.

bot-profile-description =
    A Causeway move seus ativos entre redes, e eles continuam seus: em redes EVM os depósitos esperam em um contrato até que o pagamento seja provado.

    Toque em Iniciar para abrir o app, acompanhar suas transferências e receber lembretes do check-in diário. Nunca pedimos sua frase de recuperação.
bot-profile-short = Mova seus ativos entre redes. Transferências, pontos e check-in diário em um só app.
