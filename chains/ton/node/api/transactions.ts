import { Cell, loadTransaction, type Transaction } from '@ton/core'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import type { TonApi } from './open.ts'

const rows = z.array(z.object({ data: z.string(), transaction_id: z.object({ lt: z.string(), hash: z.string() }) }))

const PAGE = 50
/** A thousand transactions of one account within the searched days. */
const MOST_PAGES = 20

interface Place {
  readonly lt: string
  readonly hash: string
}

/** Transactions of an account, newest first, starting at the given one if any. */
async function readPage(
  api: TonApi,
  address: string,
  from: Place | null,
): Promise<{ found: Transaction[]; last: Place | null }> {
  const raw = rows.parse(await api.call('getTransactions', { address, limit: PAGE, archival: true, ...from }))
  return {
    found: raw.map(({ data }) => loadTransaction(Cell.fromBase64(data).beginParse())),
    last: raw.at(-1)?.transaction_id ?? null,
  }
}

/**
 * Searches an account's transactions from the newest back to a time (epoch seconds) for the first match; null if there
 * is none.
 * @throws AppError `search_too_long`
 */
export async function findTransaction(
  api: TonApi,
  address: string,
  since: number,
  fits: (transaction: Transaction) => boolean,
): Promise<Transaction | null> {
  let from: Place | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const { found, last } = await readPage(api, address, from)
    const match = found.find((transaction) => transaction.now >= since && fits(transaction))
    if (match) return match
    const oldest = found.at(-1)
    // A page begins with the transaction that was requested.
    if (!oldest || !last || last.hash === from?.hash || oldest.now < since || found.length < PAGE) return null
    from = last
  }
  throw new AppError('search_too_long', 'These days have too many transactions of this account to search.', {
    status: 503,
    retriable: false,
  })
}
