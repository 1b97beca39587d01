import { erc20Abi, parseEventLogs } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { ReceivedRead } from '#chains/contract.ts'
import { lower, type NodeContext } from './context.ts'
import { receiptKey } from './logs.ts'
import { orNull } from './rpc.ts'

/**
 * Reads the base units that a transaction brought its recipient: the token's transfers to it less those from it, or the value of a
 * transaction that is sent to it directly. Null where neither is in the transaction, as for coins that a contract pays
 * out, and while it is not in a block. For display; nothing is paid on it.
 * @throws AppError `rpc_unreachable`, `rpc_disagree`
 */
export async function readReceived(
  { pool }: NodeContext,
  { asset, recipient, txId }: ReceivedRead,
): Promise<bigint | null> {
  const hash = txId as `0x${string}`
  const receipt = await pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (receipt?.status !== 'success') return null
  const to = lower(recipient)
  if (isNative(asset)) {
    const transaction = await pool.agree(
      (client) => orNull(getTransaction(client, { hash })),
      (found) => (found ? `${found.to} ${found.value}` : 'none'),
    )
    return transaction?.to && lower(transaction.to) === to && transaction.value > 0n ? transaction.value : null
  }
  const token = lower(parseAssetId(asset).token)
  const transfers = parseEventLogs({
    abi: erc20Abi,
    eventName: 'Transfer',
    logs: receipt.logs.filter(({ address }) => lower(address) === token),
    strict: true,
  })
  const moved = transfers.reduce((sum, { args }) => {
    const [into, outOf] = [lower(args.to) === to, lower(args.from) === to]
    return into === outOf ? sum : into ? sum + args.value : sum - args.value
  }, 0n)
  return moved > 0n ? moved : null
}
