import type { Block, Client } from 'viem'
import { getBlock } from 'viem/actions'
import { disagree } from '#chains/rpc/errors.ts'
import { type Agreed, agreedOf, derived, reachedOf } from '#chains/rpc/votes.ts'
import type { NodeContext } from '../context.ts'
import { headerKey, readBlock } from '../head.ts'

/** Current network fees in wei per gas, none from a single endpoint; `baseFee` null = no EIP-1559. */
export interface GasMarket {
  readonly baseFee: Agreed<bigint> | null
  readonly tip: Agreed<bigint>
  readonly gasPrice: Agreed<bigint>
}

/** One endpoint's report of the fees. */
export interface FeeQuote {
  readonly header: Block
  readonly gasPrice: bigint
  readonly tip: bigint
}

export async function readFeeQuote(client: Client): Promise<FeeQuote> {
  const [header, price, offered] = await Promise.all([
    getBlock(client, { blockTag: 'latest' }),
    client.request({ method: 'eth_gasPrice' }),
    readTip(client),
  ])
  const gasPrice = BigInt(price)
  const baseFee = header.baseFeePerGas
  // Not every network offers the call; its quoted price above the base fee is equivalent.
  const implied = baseFee !== null && gasPrice > baseFee ? gasPrice - baseFee : 0n
  return { header, gasPrice, tip: offered ?? implied }
}

const readTip = (client: Client): Promise<bigint | null> =>
  client.request({ method: 'eth_maxPriorityFeePerGas' }).then(BigInt, () => null)

/** Reads the base fee of a header that a quorum agrees on, and the tip and price that a quorum reaches. */
export async function agreedGasMarket(context: NodeContext, quotes: readonly FeeQuote[]): Promise<GasMarket> {
  const { quorum } = context.pool
  const tip = reachedOf(
    quotes.map((quote) => quote.tip),
    quorum,
  )
  const gasPrice = reachedOf(
    quotes.map((quote) => quote.gasPrice),
    quorum,
  )
  if (tip === null || gasPrice === null) throw disagree()
  const { baseFeePerGas } = await agreedHeader(context, quotes)
  return { baseFee: baseFeePerGas === null ? null : derived(baseFeePerGas), tip, gasPrice }
}

/** Endpoints a block apart show different headers; then the newest that a quorum has is read from all. */
async function agreedHeader(context: NodeContext, quotes: readonly FeeQuote[]): Promise<Pick<Block, 'baseFeePerGas'>> {
  const headers = quotes.map(({ header }) => header)
  const same = agreedOf(headers, context.pool.quorum, headerKey)
  if (same) return same
  const height = reachedOf(
    headers.map(({ number }) => number ?? 0n),
    context.pool.quorum,
  )
  return readBlock(context, height ?? 0n)
}

/** Reads the lowest current gas price: a quote below the base fee would charge less than the payout costs. */
export async function readGasPrice(context: NodeContext): Promise<bigint> {
  const { baseFee, gasPrice } = await agreedGasMarket(context, await context.pool.heard(readFeeQuote))
  return baseFee !== null && baseFee > gasPrice ? baseFee : gasPrice
}
