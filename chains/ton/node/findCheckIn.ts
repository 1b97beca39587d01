import { dayOfDateNumber, startOfDay } from '#core/rewards/utcDay.ts'
import { checkInOps } from '../checkIn.ts'
import { nameOf } from '../messageHash.ts'
import { writeTxRef } from '../txRef.ts'
import { runMethod } from './api/accounts.ts'
import { findTransaction } from './api/transactions.ts'
import { recordOf, wroteDay } from './checkIn.ts'
import type { NodeContext } from './context.ts'
import { sentMail } from './dayMessage.ts'

/**
 * The wallet's transaction behind its check-in for the date (20231225); null if its record knows none. One node is
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
