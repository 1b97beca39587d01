import { getBalance } from 'viem/actions'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract.ts'
import { disagree } from '#chains/rpc/errors.ts'
import { reachedOf } from '#chains/rpc/judge.ts'
import type { Agreed, Trusted } from '#chains/rpc/trust.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { type Call, callFor } from './call.ts'
import { feePerGas, feesOf, presentPrice, priceFees, type TrustedFees } from './fees.ts'
import { gasLimit } from './gasCeiling.ts'
import { agreedMarket, type Market, readFeeQuote } from './market.ts'
import { type Simulation, simulate } from './simulate.ts'

type Hex = `0x${string}`

/**
 * Contents of `Plan.detail` in this family. Its numbers are a quorum's or bounded: a single endpoint's number does not
 * compile.
 */
export interface EvmPlan {
  /** Derived from the action alone. */
  readonly call: Call
  readonly gas: Trusted<bigint>
  readonly fees: TrustedFees
}

/** State shared by all plans made at the same time. */
export interface Surroundings {
  readonly market: Market
  /** Balance in wei that a quorum shows at the latest block. */
  readonly balance: Agreed<bigint>
}

/** Fees and balance in one round of requests per endpoint. */
export async function readSurroundings(context: NodeContext, payer: Hex): Promise<Surroundings> {
  const { pool } = context
  const answers = await pool.heard(async (client) => {
    const [quote, balance] = await Promise.all([
      readFeeQuote(client),
      getBalance(client, { address: payer, blockTag: 'latest' }),
    ])
    return { quote, balance }
  })
  const balance = reachedOf(
    answers.map((answer) => answer.balance),
    pool.quorum,
  )
  if (balance === null) throw disagree()
  const quotes = answers.map(({ quote }) => quote)
  return { market: await agreedMarket(context, quotes), balance }
}

/**
 * Nodes that check the balance report "insufficient funds" both for the payout and for its fee; the maker handles them
 * differently.
 */
function gasOf(simulation: Simulation, value: bigint, balance: bigint): Agreed<bigint> {
  if ('gas' in simulation) return simulation.gas
  if (simulation.refusal.reason === 'insufficient_gas') requireFunds(balance, value, 0n)
  throw simulation.refusal
}

/** Some nodes ignore the balance in estimates, so it is checked here. */
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
  const { escrows, filler, feeLimits } = context
  const call = callFor(action, { payer, escrows, filler })
  const [{ market, balance }, simulation] = await Promise.all([surroundings(), simulate(context, payer, call)])
  const gas = gasLimit(action, gasOf(simulation, call.value, balance))
  const fees = priceFees(market, previous ? feesOf(previous.raw) : null, feeLimits)
  const feeCap = gas * feePerGas(fees)
  requireFunds(balance, call.value, feeCap)
  const detail: EvmPlan = { call, gas, fees }
  return { action, feeCap, expectedFee: gas * presentPrice(market, fees), detail }
}
