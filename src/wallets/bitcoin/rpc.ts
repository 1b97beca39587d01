import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from '../reads.ts'

/** Unspent output of an address. */
export interface Coin {
  readonly tx_id: string
  readonly index: number
  /** Satoshis. */
  readonly amount: string
}

interface Answers {
  /** Null if no node knows the transaction; its height is null while it waits. */
  readonly bitcoin_transaction: { readonly height: number | null } | null
  readonly bitcoin_coins: readonly Coin[]
  /** Satoshis per virtual byte; null without an estimate. */
  readonly bitcoin_feeRate: number | null
  /** The transaction's id. */
  readonly bitcoin_broadcast: string
}

/** Reads the network through our server, whose schemas check the answers. @throws AppError `rpc_unreachable`, or the node's own error */
export async function onNode<M extends keyof Answers>(
  chain: ChainRow,
  method: M,
  ...params: readonly string[]
): Promise<Answers[M]> {
  const [url] = readUrls(chain)
  if (!url) throw new AppError('rpc_unreachable', `${chain.alias_name} has no node configured.`, { status: 502 })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = (await response.json().catch(() => null)) as {
    result?: Answers[M]
    error?: { message: string }
  } | null
  if (answer?.error) throw new Error(answer.error.message)
  if (!response.ok || answer?.result === undefined)
    throw new AppError('rpc_unreachable', `${chain.alias_name} isn’t responding right now.`, { status: 502 })
  return answer.result
}
