import { createHmac } from 'node:crypto'

/**
 * Identifies the bot's own process to the API, which serves many users from one address. It lifts limits and grants no
 * access.
 */
export const BOT_PASS_HEADER = 'x-bot-pass'

/** Derived from the bot's token, which server and bot share; it does not reveal the token. */
export const botPass = (token: string): string => createHmac('sha256', token).update('causeway bot').digest('base64url')
