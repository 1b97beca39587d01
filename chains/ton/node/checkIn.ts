import type { Cell, Message, Transaction } from '@ton/core'
import type { CheckInSighting } from '#chains/contract/reader.ts'
import { tonAddressRules } from '../address.ts'
import { checkInOps } from '../checkIn.ts'
import { bodyOf } from '../pay/payload.ts'
import { readTxRef, writeTxRef } from '../family.ts'
import { runMethod } from './api/accounts.ts'
import { blockOfTime } from './api/blocks.ts'
import type { NodeContext, TonApi } from './api/open.ts'
import { findTransaction } from './api/transactions.ts'
import { readHead } from './head.ts'
import { nameOf, succeeded } from '../transaction.ts'
import { locate } from './txStatus.ts'
import { dayOfDateNumber, startOfDay } from '#core/rewards/utcDay.ts'

/** Contract that holds a wallet's check-in days; null if no check-in contract exists at the address. */
export async function recordOf(api: TonApi, contract: string, account: string): Promise<string | null> {
  const stack = await runMethod(api, contract, 'recordOf', [{ address: account }])
  return stack && tonAddressRules.parse(stack.address(0))
}

/**
 * Returns the transaction in which a wallet's record stored a day: the contract sent its message, and the wallet got the
 * confirmation.
 */
function wroteDay(transaction: Transaction, contract: string, fits: (day: DayMessage) => boolean): DayMail | null {
  const mail = readMail(transaction.inMessage)
  if (
    !mail ||
    mail.bounced ||
    mail.from !== contract ||
    mail.op !== checkInOps.recordDay ||
    !fits(mail) ||
    !succeeded(transaction)
  )
    return null
  return sentMail(transaction).some(({ op, queryId }) => op === checkInOps.checkedIn && queryId === mail.queryId)
    ? mail
    : null
}

interface Entry {
  readonly account: string
  readonly date: number
}
/** `at`: epoch seconds at which the contract accepted the check-in, which its date was compared with. */
type Seen =
  | { readonly state: 'unknown' | 'pending' | 'failed' }
  | { readonly state: 'mined'; readonly at: number; readonly seqno: number; readonly entry: Entry | null }

const sameCheckIn =
  (asked: DayMessage) =>
  (day: DayMessage): boolean =>
    day.queryId === asked.queryId && day.date === asked.date

/** True if the contract bounced the message, as it does with refused ones. */
const cameBack = (
  api: TonApi,
  account: string,
  contract: string,
  since: number,
  asked: DayMessage,
): Promise<Transaction | null> =>
  findTransaction(api, account, since, ({ inMessage }) => {
    const mail = readMail(inMessage)
    return mail !== null && mail.bounced && mail.from === contract && sameCheckIn(asked)(mail)
  })

/**
 * Follows the wallet's transaction through the contract to the wallet's record: three transactions of three accounts.
 */
async function follow(api: TonApi, contract: string, text: string): Promise<Seen> {
  const ref = readTxRef(text)
  const own = ref && (await locate(api, ref))
  if (!ref || !own) return { state: 'unknown' }
  if (!succeeded(own)) return { state: 'failed' }
  const asked = sentMail(own).find(({ op, to }) => op === checkInOps.checkIn && to === contract)
  const { seqno } = await blockOfTime(api, own.now)
  const nothing = { state: 'mined', at: own.now, seqno, entry: null } as const
  const record = asked && (await recordOf(api, contract, ref.account))
  if (!asked || !record) return nothing
  const isMine = sameCheckIn(asked)
  const arrived = await findTransaction(api, record, own.now, ({ inMessage }) => {
    const mail = readMail(inMessage)
    return mail?.from === contract && isMine(mail)
  })
  if (!arrived) return { state: (await cameBack(api, ref.account, contract, own.now, asked)) ? 'failed' : 'pending' }
  const written = wroteDay(arrived, contract, isMine)
  if (!written) return nothing
  const block = await blockOfTime(api, arrived.now)
  return { state: 'mined', at: written.sentAt, seqno: block.seqno, entry: { account: ref.account, date: written.date } }
}

const keyOf = (seen: Seen): string =>
  seen.state === 'mined' ? `mined ${seen.at} ${seen.seqno} ${seen.entry?.account} ${seen.entry?.date}` : seen.state

/**
 * Returns the check-ins that a wallet's transaction wrote into the check-in contract.
 * @throws AppError `rpc_unreachable`, `rpc_disagree`, `search_too_long`
 */
export async function readCheckIn(context: NodeContext, contract: string, ref: string): Promise<CheckInSighting> {
  const seen = await context.pool.agree((api) => follow(api, contract, ref), keyOf)
  if (seen.state !== 'mined') return { state: seen.state }
  const { height } = await readHead(context)
  const depth = height - BigInt(seen.seqno) + 1n
  const { at, entry } = seen
  return { state: 'mined', time: at, confirmations: depth > 0n ? depth : 1n, entries: entry ? [entry] : [] }
}

/**
 * Returns the wallet's transaction behind its check-in for the date (20231225); null if its record knows none. One node is
 * trusted: anyone who counts it must verify the transaction.
 * @throws AppError `rpc_unreachable`, `search_too_long`
 */
export async function findCheckIn(
  { pool }: NodeContext,
  contract: string,
  account: string,
  date: number,
): Promise<string | null> {
  const day = dayOfDateNumber(date)
  if (day === null) return null
  const since = startOfDay(day).getTime() / 1000
  return pool.first(async (api) => {
    const record = await recordOf(api, contract, account)
    const signed = record && (await runMethod(api, record, 'checkInData', [{ integer: BigInt(date) }]))
    if (!record || !signed || signed.integer(0) === 0n) return null
    const written = await findTransaction(
      api,
      record,
      since,
      (transaction) => wroteDay(transaction, contract, (one) => one.date === date) !== null,
    )
    const mail = written && wroteDay(written, contract, () => true)
    if (!mail) return null
    const sent = await findTransaction(api, account, since - 60, (transaction) =>
      sentMail(transaction).some(
        ({ op, to, queryId }) => op === checkInOps.checkIn && to === contract && queryId === mail.queryId,
      ),
    )
    return sent && writeTxRef({ account, hash: nameOf(sent) })
  })
}

/** Message of the check-in contracts: its kind, its check-in and its day. */
interface DayMessage {
  readonly op: number
  readonly queryId: bigint
  readonly date: number
}

const BITS = 32 + 64 + 32
/** Prefix of a message that a contract refused and bounced. */
const BOUNCED = 0xffff_ffff

/** Parses a day message; null for a body of any other form. */
function readDay(body: Cell): DayMessage | null {
  const slice = bodyOf({ body })
  if (slice.remainingBits >= BITS + 32 && slice.preloadUint(32) === BOUNCED) slice.skip(32)
  else if (slice.remainingBits !== BITS) return null
  return { op: slice.loadUint(32), queryId: slice.loadUintBig(64), date: slice.loadUint(32) }
}

interface DayMail extends DayMessage {
  readonly from: string
  readonly to: string
  readonly bounced: boolean
  /** Epoch seconds of the sender's transaction. */
  readonly sentAt: number
}

/** Returns the canonical sender and recipient of a day message between contracts; null for all other messages. */
function readMail(message: Message | null | undefined): DayMail | null {
  if (message?.info.type !== 'internal') return null
  const { src, dest, bounced, createdAt } = message.info
  const day = readDay(message.body)
  const canonical = (address: typeof src): string => tonAddressRules.parse(address.toRawString())
  return day && { ...day, from: canonical(src), to: canonical(dest), bounced, sentAt: createdAt }
}

const sentMail = (transaction: Transaction): DayMail[] =>
  transaction.outMessages.values().flatMap((message) => {
    const mail = readMail(message)
    return mail ? [mail] : []
  })
