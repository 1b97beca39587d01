import type { Cell, Message, Transaction } from '@ton/core'
import { tonAddressRules } from '../address.ts'

/** Message of the check-in contracts: its kind, its check-in and its day. */
export interface DayMessage {
  readonly op: number
  readonly queryId: bigint
  readonly date: number
}

const BITS = 32 + 64 + 32
/** Prefix of a message that a contract refused and bounced. */
const BOUNCED = 0xffff_ffff

/** Parses a day message; null for a body of any other form. */
export function readDay(body: Cell): DayMessage | null {
  const slice = body.beginParse()
  if (slice.remainingBits >= BITS + 32 && slice.preloadUint(32) === BOUNCED) slice.skip(32)
  else if (slice.remainingBits !== BITS) return null
  return { op: slice.loadUint(32), queryId: slice.loadUintBig(64), date: slice.loadUint(32) }
}

export interface DayMail extends DayMessage {
  readonly from: string
  readonly to: string
  readonly bounced: boolean
  /** Epoch seconds of the sender's transaction. */
  readonly sentAt: number
}

/** Canonical sender and recipient of a day message between contracts; null for all other messages. */
export function readMail(message: Message | null | undefined): DayMail | null {
  if (message?.info.type !== 'internal') return null
  const { src, dest, bounced, createdAt } = message.info
  const day = readDay(message.body)
  const canonical = (address: typeof src): string => tonAddressRules.parse(address.toRawString())
  return day && { ...day, from: canonical(src), to: canonical(dest), bounced, sentAt: createdAt }
}

export const sentMail = (transaction: Transaction): DayMail[] =>
  transaction.outMessages.values().flatMap((message) => {
    const mail = readMail(message)
    return mail ? [mail] : []
  })
