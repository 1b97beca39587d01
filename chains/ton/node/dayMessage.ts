import type { Cell, Message, Transaction } from '@ton/core'
import { tonAddressRules } from '../address.ts'

/** A message of the check-in contracts: what it is, which check-in it belongs to, and the day. */
export interface DayMessage {
  readonly op: number
  readonly queryId: bigint
  readonly date: number
}

const BITS = 32 + 64 + 32
/** Before what a contract refused and sent back. */
const BOUNCED = 0xffff_ffff

/** Null for a body of any other form. */
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
  /** When the sender's transaction ran, epoch seconds. */
  readonly sentAt: number
}

/** Canonical sender and receiver of a day's message between contracts; null for all other messages. */
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
