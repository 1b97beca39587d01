import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerDeps } from '../../deps.ts'

/** Long enough for a dialog of the browser or of Telegram, and of no use to a reader of old logs. */
export const TICKET_SECONDS = 5 * 60

const form = /^([0-9a-f]{64})\.([0-9]{1,11})\.([A-Za-z0-9_-]{43})$/

export interface Ticket {
  /** The session that asked; the ticket ends with it. */
  readonly tokenHash: string
  /** Names the ticket without being one. */
  readonly name: string
}

/** Tickets stand in addresses, where a download has no header: signed, for one session, for five minutes. */
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
    /** Null for a ticket that was not issued here, or has ended. */
    read(text: string): Ticket | null {
      const [, tokenHash = '', expires = '', mac = ''] = form.exec(text) ?? []
      const [told, own] = [Buffer.from(mac, 'base64url'), sign(tokenHash, expires)]
      if (told.length !== own.length || !timingSafeEqual(told, own) || Number(expires) <= now()) return null
      return { tokenHash, name: `${tokenHash.slice(0, 16)}.${expires}` }
    },
  }
}
