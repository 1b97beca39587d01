import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerDeps } from '../../deps.ts'

/** Long enough for a browser or Telegram dialog, and useless to readers of old logs. */
export const TICKET_SECONDS = 5 * 60

const form = /^([0-9a-f]{64})\.([0-9]{1,11})\.([A-Za-z0-9_-]{43})$/

export interface Ticket {
  /** Session that requested the ticket, which expires with it. */
  readonly tokenHash: string
  /** Identifies the ticket without granting anything. */
  readonly name: string
}

/** Downloads can't send headers, so tickets are in URLs: signed, for one session and five minutes. */
export function createTickets({ rsaKey, clock }: Pick<ServerDeps, 'rsaKey' | 'clock'>) {
  const secret = rsaKey.deriveSecret('tickets of exports')
  const sign = (tokenHash: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${tokenHash}.${expires}`).digest()
  const now = (): number => Math.floor(clock.now().getTime() / 1000)
  return {
    issue(tokenHash: string): { ticket: string; expiresAt: Date } {
      const expires = now() + TICKET_SECONDS
      return {
        ticket: `${tokenHash}.${expires}.${sign(tokenHash, String(expires)).toString('base64url')}`,
        expiresAt: new Date(expires * 1000),
      }
    },
    /** Null for a foreign or expired ticket. */
    read(text: string): Ticket | null {
      const [, tokenHash = '', expires = '', mac = ''] = form.exec(text) ?? []
      const [told, own] = [Buffer.from(mac, 'base64url'), sign(tokenHash, expires)]
      if (told.length !== own.length || !timingSafeEqual(told, own) || Number(expires) <= now()) return null
      return { tokenHash, name: `${tokenHash.slice(0, 16)}.${expires}` }
    },
  }
}
