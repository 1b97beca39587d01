import { type Client, toHex } from 'viem'
import { getBalance, getBlock } from 'viem/actions'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { translateError } from '../errors.ts'
import { type Call, callFor } from './call.ts'
import { type Fees, feePerGas, feesOf, type Market, priceFees } from './fees.ts'

type Hex = `0x${string}`

/** What `Plan.detail` holds in this family. */
export interface EvmPlan {
  readonly call: Call
  readonly gas: bigint
  readonly fees: Fees
}

/** On the latest block, not the pending one: an earlier attempt that still waits must not make this one look impossible. */
const estimate = async (client: Client, from: Hex, { to, data, value }: Call): Promise<bigint> =>
  BigInt(
    await client.request({ method: 'eth_estimateGas', params: [{ from, to, data, value: toHex(value) }, 'latest'] }),
  )

async function readTip(client: Client, gasPrice: bigint, baseFee: bigint | null): Promise<bigint> {
  try {
    return BigInt(await client.request({ method: 'eth_maxPriorityFeePerGas' }))
  } catch {
    // Not every network offers the call; the price it quotes above the base fee says the same.
    return baseFee !== null && gasPrice > baseFee ? gasPrice - baseFee : 0n
  }
}

/** What every plan made at the same moment has in common. */
export interface Surroundings {
  readonly market: Market
  /** Wei, at the latest block. */
  readonly balance: bigint
}

export const readSurroundings = (context: NodeContext, payer: Hex): Promise<Surroundings> =>
  context.pool.first(async (client) => {
    const [market, balance] = await Promise.all([
      readMarket(client),
      getBalance(client, { address: payer, blockTag: 'latest' }),
    ])
    return { market, balance }
  })

async function readMarket(client: Client): Promise<Market> {
  const [block, price] = await Promise.all([
    getBlock(client, { blockTag: 'latest' }),
    client.request({ method: 'eth_gasPrice' }),
  ])
  const gasPrice = BigInt(price)
  return { baseFee: block.baseFeePerGas, gasPrice, tip: await readTip(client, gasPrice, block.baseFeePerGas) }
}

const settle = <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> =>
  Promise.allSettled([work]).then(([outcome]) => outcome)

/** A node that looks at the balance says "insufficient funds" alike for the payout and for its fee; the maker treats them differently. */
function gasOf(outcome: PromiseSettledResult<bigint>, value: bigint, balance: bigint): bigint {
  if (outcome.status === 'fulfilled') return outcome.value
  if (translateError(outcome.reason).reason === 'insufficient_gas') requireFunds(balance, value, 0n)
  throw outcome.reason
}

/** Nodes differ in whether an estimate looks at the balance, so this does. */
function requireFunds(balance: bigint, value: bigint, feeCap: bigint): void {
  if (value > balance)
    throw new AppError('insufficient_inventory', 'The maker does not hold enough native coin for this payout.', {
      status: 503,
      retriable: true,
    })
  if (value + feeCap > balance)
    throw new AppError('insufficient_gas', 'The maker cannot pay the network fee.', { status: 503, retriable: true })
}

/** Simulates and prices an action. */
export async function planAction(
  context: NodeContext,
  payer: Hex,
  action: PayoutAction,
  previous: SignedTx | null,
  surroundings: () => Promise<Surroundings>,
): Promise<Plan> {
  const { pool, escrow, filler, maxFeePerGas } = context
  const call = callFor(action, { payer, escrow, filler })
  const simulated = settle(pool.first((client) => estimate(client, payer, call)))
  const { market, balance } = await surroundings()
  const used = gasOf(await simulated, call.value, balance)
  const fees = priceFees(market, previous ? feesOf(previous.raw) : null, maxFeePerGas)
  const gas = action.kind === 'void' ? used : (used * 5n) / 4n
  const feeCap = gas * feePerGas(fees)
  requireFunds(balance, call.value, feeCap)
  const detail: EvmPlan = { call, gas, fees }
  return { action, feeCap, detail }
}
