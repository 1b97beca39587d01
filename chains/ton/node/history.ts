import { Cell, loadTransaction, type Transaction } from '@ton/core'
import { z } from 'zod'
import { behind, isOfEndpoint } from '#chains/rpc/errors.ts'
import type { Agreed } from '#chains/rpc/votes.ts'
import { readPlace } from './api/accounts.ts'
import { blockAt, blockOfTime } from './api/blocks.ts'
import { faults, type NodeContext, type Place, remember, type TonApi } from './api/open.ts'

const keyOf = (place: Place | 'none'): string => (place === 'none' ? place : `${place.lt} ${place.hash}`)

/**
 * The newest transaction of an account at the end of a block, as a quorum has it. Everything before it follows from its
 * hash.
 */
export async function placeAt(context: NodeContext, account: string, seqno: number): Promise<Agreed<Place | 'none'>> {
  if (seqno < 1) return 'none' as Agreed<'none'>
  const name = `${account} ${seqno}`
  const known = context.known.places.get(name)
  if (known) return known
  const read = async (api: TonApi): Promise<Place | 'none'> => (await readPlace(api, account, seqno)) ?? 'none'
  return remember(context.known.places, name, await context.pool.agree(read, keyOf))
}

/**
 * Transactions of an account from the given one back in time, itself included. Each is proven by the hash that its
 * successor names, so one endpoint is enough, and it can neither change nor omit any.
 * @throws AppError `rpc_behind` if no endpoint has them
 */
export async function* walkBack(
  context: NodeContext,
  account: string,
  from: Place | 'none',
): AsyncGenerator<Transaction, void, undefined> {
  for (let place: Place | null = from === 'none' ? null : from; place !== null; ) {
    const transaction: Transaction = await transactionAt(context, account, place)
    yield transaction
    place = before(transaction)
  }
}

function before({ prevTransactionLt, prevTransactionHash }: Transaction): Place | null {
  if (prevTransactionLt === 0n) return null
  return { lt: prevTransactionLt, hash: prevTransactionHash.toString(16).padStart(64, '0') }
}

/** The account's transactions in blocks from…to, oldest first. */
export async function transactionsIn(
  context: NodeContext,
  account: string,
  from: number,
  to: number,
): Promise<Transaction[]> {
  if (from > to) return []
  const [end, start] = await Promise.all([placeAt(context, account, to), placeAt(context, account, from - 1)])
  const since = start === 'none' ? 0n : start.lt
  const found: Transaction[] = []
  for await (const transaction of walkBack(context, account, end)) {
    if (transaction.lt <= since) break
    found.push(transaction)
  }
  return found.toReversed()
}

const PAGE = 40

async function transactionAt(context: NodeContext, account: string, place: Place): Promise<Transaction> {
  const known = context.known.transactions.get(place.hash)
  if (known) return known
  const page = await context.pool.first((api) => readPage(api, account, place, context.known.transactions))
  for (const transaction of page.toReversed())
    remember(context.known.transactions, transaction.hash().toString('hex'), transaction)
  const [first] = page
  if (!first) throw behind(new Error(`transaction ${place.hash} is missing`))
  return first
}

const rows = z.array(z.object({ data: z.string() }))

/**
 * Transactions that the endpoint shows in an unbroken chain of hashes, up to the first known one.
 * @throws AppError `rpc_behind`
 */
async function readPage(
  api: TonApi,
  account: string,
  from: Place,
  known: ReadonlyMap<string, Transaction>,
): Promise<Transaction[]> {
  const found: Transaction[] = []
  try {
    const hash = Buffer.from(from.hash, 'hex').toString('base64')
    const params = { address: account, lt: String(from.lt), hash, limit: PAGE, archival: true }
    let place: Place | null = from
    for (const { data } of rows.parse(await api.call('getTransactions', params))) {
      // Known transactions have proven themselves before; parsing them again costs more than the request.
      if (place === null || known.has(place.hash)) break
      const cell = Cell.fromBase64(data)
      if (cell.hash().toString('hex') !== place.hash) break
      const transaction = loadTransaction(cell.beginParse())
      found.push(transaction)
      place = before(transaction)
    }
  } catch (error) {
    // Bytes that do not parse are this endpoint's fault; another one has the transaction.
    throw isOfEndpoint(error) || faults.isPassing(error) ? error : behind(error)
  }
  if (found.length === 0) throw behind(new Error(`transaction ${from.hash} is not served`))
  return found
}

export interface Inclusion {
  readonly height: bigint
  readonly blockHash: string
}

/**
 * The first masterchain block whose state contains the transaction, up to `newest`; null if none does yet. The account's
 * state at each block is a quorum's.
 */
export async function inclusionOf(
  context: NodeContext,
  account: string,
  { lt, now }: { readonly lt: bigint; readonly now: number | null },
  newest: number,
): Promise<Inclusion | null> {
  const has = async (seqno: number): Promise<boolean> => {
    const place = await placeAt(context, account, seqno)
    return place !== 'none' && place.lt >= lt
  }
  const height = await firstWith(has, await hintOf(context, now, newest), newest)
  return height === null ? null : { height: BigInt(height), blockHash: await blockHashAt(context, height) }
}

/**
 * Block at which a search begins. One endpoint's hint could lead to blocks whose states honest nodes no longer have, so a
 * quorum's counts, or the newest block.
 */
const hintOf = ({ pool }: NodeContext, time: number | null, newest: number): Promise<number> =>
  time === null
    ? Promise.resolve(newest)
    : pool.agree(async (api) => (await blockOfTime(api, time)).seqno, String).catch(() => newest)

/** Time of a transaction if an endpoint shows it. A hint for a search, never a proof. */
export const timeHint = (context: NodeContext, account: string, place: Place): Promise<number | null> =>
  transactionAt(context, account, place).then(
    ({ now }) => now,
    () => null,
  )

/** The smallest number up to `newest` with the property, which all larger ones have, too. */
async function firstWith(has: (at: number) => Promise<boolean>, hint: number, newest: number): Promise<number | null> {
  let low = 0
  let high = Math.min(Math.max(hint, 1), newest)
  if (await has(high)) {
    for (let step = 1; high > 1; step *= 2) {
      const below = Math.max(high - step, 1)
      if (!(await has(below))) {
        low = below
        break
      }
      high = below
    }
  } else {
    for (let step = 1; ; step *= 2) {
      if (high >= newest) return null
      low = high
      high = Math.min(high + step, newest)
      if (await has(high)) break
    }
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await has(middle)) high = middle
    else low = middle
  }
  return high
}

/** Hash of a masterchain block, which a quorum agrees on. */
export async function blockHashAt({ known, pool }: NodeContext, seqno: number): Promise<string> {
  const found = known.blocks.get(seqno)
  if (found !== undefined) return found
  const { hash } = await pool.agree(
    (api) => blockAt(api, seqno),
    (block) => block.hash,
  )
  return remember(known.blocks, seqno, hash)
}
