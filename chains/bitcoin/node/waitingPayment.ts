import { hex } from '@scure/base'
import type { WaitingPayment } from '#chains/contract.ts'
import { readBitcoin, scriptOf } from '../address.ts'
import type { NodeContext } from './api/api.ts'
import { parseTransaction } from './block.ts'

/** Payments that are read: anyone who knows the address can send it any number of small ones. */
const MOST_READ = 10

/**
 * Returns the largest payment to the address that one endpoint's mempool holds. The transaction's bytes prove its amount,
 * and nothing proves that it will ever be in a block.
 */
export async function readWaitingPayment({ pool }: NodeContext, address: string): Promise<WaitingPayment | null> {
  const script = hex.encode(scriptOf(readBitcoin(address)))
  return pool.first(async (api) => {
    const listed = (await api.waitingPayments(address)).slice(0, MOST_READ)
    const payments = await Promise.all(
      listed.map(async (txId): Promise<WaitingPayment> => {
        const bytes = await api.rawTransaction(txId)
        const outputs = bytes ? parseTransaction(bytes, txId).outputs : []
        const own = outputs.filter((output) => hex.encode(output.script) === script)
        return { txId, amount: own.reduce((sum, { amount }) => sum + amount, 0n) }
      }),
    )
    const paid = payments.filter(({ amount }) => amount > 0n)
    return paid.reduce<WaitingPayment | null>((best, one) => (best && best.amount >= one.amount ? best : one), null)
  })
}
