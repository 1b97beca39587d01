import { createHmac } from 'node:crypto'

/** By this header the API knows the bot's own process, which asks for many people from one address. It lifts limits and opens nothing. */
export const BOT_PASS_HEADER = 'x-bot-pass'

/** Made of the bot's token, which server and bot share; it tells nothing of the token. */
export const botPass = (token: string): string => createHmac('sha256', token).update('causeway bot').digest('base64url')
