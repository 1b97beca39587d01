import type { Transaction } from '@ton/core'
import type { TxStatus } from '#chains/contract.ts'
import { blockOfTime } from './api/blocks.ts'
import { findTransaction } from './api/transactions.ts'
import type { NodeContext, TonApi } from './api/open.ts'
import { nameOf, succeeded } from '../transaction.ts'
import { readTxRef, type TonTxRef } from '../family.ts'

const unknown: TxStatus = { state: 'unknown', height: null, blockHash: null, final: false }

/** No caller needs older ones: a transaction was just sent, or reported within two days. */
const LOOK_BACK_SECONDS = 3 * 24 * 60 * 60

/** Finds the transaction with this name, if it is recent enough. */
export function locate(api: TonApi, { account, hash }: TonTxRef): Promise<Transaction | null> {
  const since = Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS
  return findTransaction(
    api,
    account,
    since,
    (transaction) => nameOf(transaction) === hash || transaction.hash().toString('hex') === hash,
  )
}

/** Status of a transaction: final as soon as nodes show it. */
export async function readTxStatus({ pool }: NodeContext, text: string): Promise<TxStatus> {
  const ref = readTxRef(text)
  if (!ref) return unknown
  return pool.agree(
    async (api): Promise<TxStatus> => {
      const found = await locate(api, ref)
      if (!found) return unknown
      const block = await blockOfTime(api, found.now)
      return {
        state: succeeded(found) ? 'mined' : 'failed',
        height: BigInt(block.seqno),
        blockHash: block.hash,
        final: true,
      }
    },
    (status) => `${status.state} ${status.blockHash}`,
  )
}
