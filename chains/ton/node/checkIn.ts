import type { Transaction } from '@ton/core'
import type { CheckInSighting } from '#chains/contract.ts'
import { tonAddressRules } from '../address.ts'
import { checkInOps } from '../checkIn.ts'
import { readTxRef } from '../txRef.ts'
import { runMethod } from './api/accounts.ts'
import { blockOfTime } from './api/blocks.ts'
import type { TonApi } from './api/open.ts'
import { findTransaction } from './api/transactions.ts'
import type { NodeContext } from './context.ts'
import { type DayMail, type DayMessage, readMail, sentMail } from './dayMessage.ts'
import { readHead } from './head.ts'
import { succeeded } from '../outcome.ts'
import { locate } from './txStatus.ts'

/** Contract that holds a wallet's check-in days; null if no check-in contract exists at the address. */
export async function recordOf(api: TonApi, contract: string, account: string): Promise<string | null> {
  const stack = await runMethod(api, contract, 'recordOf', [{ address: account }])
  return stack && tonAddressRules.parse(stack.address(0))
}

/**
 * Transaction in which a wallet's record stored a day: the contract sent its message, and the wallet got the
 * confirmation.
 */
export function wroteDay(
  transaction: Transaction,
  contract: string,
  fits: (day: DayMessage) => boolean,
): DayMail | null {
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
 * Check-ins that a wallet's transaction wrote into the check-in contract.
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
