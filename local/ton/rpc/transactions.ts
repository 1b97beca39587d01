import { Cell, loadMessage, type Message, type Transaction } from '@ton/core'
import { hashOfBoc } from '#chains/ton/transaction.ts'
import type { Chain } from '../ledger/chain.ts'
import { invalid, liteServerError } from './errors.ts'
import { address, integer, type Methods, type Params, text } from './params.ts'

const DEFAULT_LIMIT = 10
const MOST = 100

const row = (transaction: Transaction) => ({
  '@type': 'raw.transaction',
  utime: transaction.now,
  data: transaction.raw.toBoc().toString('base64'),
  transaction_id: {
    '@type': 'internal.transactionId',
    lt: String(transaction.lt),
    hash: transaction.hash().toString('base64'),
  },
  fee: String(transaction.totalFees.coins),
})

/** From the named transaction, itself included, back in time. */
function page(chain: Chain, params: Params): readonly Transaction[] {
  const all = chain.transactions(address(params))
  const limit = Math.min(integer(params, 'limit') ?? DEFAULT_LIMIT, MOST)
  if (params['lt'] === undefined) return all.slice(0, limit)
  const lt = BigInt(text(params, 'lt'))
  const from = all.findIndex((transaction) => transaction.lt === lt)
  if (from < 0) throw liteServerError('cannot locate transaction in block with specified logical time')
  return all.slice(from, from + limit)
}

function readMessage(boc: string): Message {
  try {
    return loadMessage(Cell.fromBase64(boc).beginParse())
  } catch {
    throw invalid('Failed to parse the bag of cells')
  }
}

export async function sendBoc(chain: Chain, boc: string): Promise<void> {
  await chain.send(readMessage(boc)).catch((error: unknown) => {
    throw liteServerError(
      `cannot apply external message to current state : ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    )
  })
}

export const transactionMethods = (chain: Chain): Methods => ({
  getTransactions: (params) => page(chain, params).map(row),
  sendBoc: async (params) => {
    await sendBoc(chain, text(params, 'boc'))
    return { '@type': 'ok' }
  },
  sendBocReturnHash: async (params) => {
    const boc = text(params, 'boc')
    await sendBoc(chain, boc)
    const hash = Cell.fromBase64(boc).hash().toString('base64')
    return {
      '@type': 'raw.extMessageInfo',
      hash,
      hash_norm: Buffer.from(hashOfBoc(boc) ?? '', 'hex').toString('base64'),
    }
  },
})
