import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Identifies the bot's own process to the API, which serves many users from one address. It lifts limits and grants no
 * access.
 */
export const BOT_PASS_HEADER = 'x-bot-pass'

/** Derived from the bot's token, which server and bot share; it does not reveal the token. */
export const botPass = (token: string): string => createHmac('sha256', token).update('causeway bot').digest('base64url')

/** Names the user for whom the bot reads a file of their own. It opens this user's exports, for a minute, and nothing else. */
export const BOT_PERSON_HEADER = 'x-bot-person'

const PERSON_SECONDS = 60
const form = /^(\d{1,16})\.(\d{1,11})\.([A-Za-z0-9_-]{43})$/

const sign = (token: string, userId: string, until: string): Buffer =>
  createHmac('sha256', token).update(`causeway bot for ${userId} until ${until}`).digest()

/** Creates the pass of one user, from the token that server and bot share. */
export function botPersonPass(token: string, userId: number, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + PERSON_SECONDS)
  return `${userId}.${until}.${sign(token, String(userId), until).toString('base64url')}`
}

/** Returns the user of a pass; null for a foreign or expired one. */
export function readBotPersonPass(token: string, text: string, now: Date): number | null {
  const [, userId = '', until = '', mac = ''] = form.exec(text) ?? []
  const [told, own] = [Buffer.from(mac, 'base64url'), sign(token, userId, until)]
  if (told.length !== own.length || !timingSafeEqual(told, own)) return null
  const seconds = Number(until) - now.getTime() / 1000
  // A pass that is valid for longer than the bot makes them was made by another clock.
  return seconds > 0 && seconds <= 2 * PERSON_SECONDS ? Number(userId) : null
}
