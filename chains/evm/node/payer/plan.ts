import { getBalance } from 'viem/actions'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract/payer.ts'
import { disagree } from '#chains/rpc/errors.ts'
import { type Agreed, DisputeError, reachedOf, type Trusted } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { type Call, callFor, type CallTargets } from './call.ts'
import { feePerGas, feesOf, presentPrice, priceFees, type TrustedFees } from './fees.ts'
import { gasLimit } from './gasCeiling.ts'
import { agreedGasMarket, type GasMarket, readFeeQuote } from './gasMarket.ts'
import { type Client, toHex } from 'viem'
import { isMissingBlock, isTransportFault, type Read } from '../rpc.ts'
import { translateError } from '../errors.ts'

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
  readonly market: GasMarket
  /** Balance in wei that a quorum shows at the latest block. */
  readonly balance: Agreed<bigint>
}

/** Reads the fees and balance in one round of requests per endpoint. */
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
  return { market: await agreedGasMarket(context, quotes), balance }
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

export const targetsOf = ({ chain, escrows, filler, forwarderFactory }: NodeContext, payer: Hex): CallTargets => ({
  payer,
  escrows,
  filler,
  forwarderFactory,
  pools: chain.settlement?.pools ?? [],
})

/** Simulates and prices an action. */
export async function planAction(
  context: NodeContext,
  payer: Hex,
  action: PayoutAction,
  previous: SignedTx | null,
  surroundings: () => Promise<Surroundings>,
): Promise<Plan> {
  const call = callFor(action, targetsOf(context, payer))
  const [{ market, balance }, simulation] = await Promise.all([surroundings(), simulate(context, payer, call)])
  const gas = gasLimit(action, gasOf(simulation, call.value, balance))
  const fees = priceFees(market, previous ? feesOf(previous.raw) : null, context.feeLimits)
  const feeCap = gas * feePerGas(fees)
  requireFunds(balance, call.value, feeCap)
  const detail: EvmPlan = { call, gas, fees }
  return { action, feeCap, expectedFee: gas * presentPrice(market, fees), detail }
}

/** One endpoint's answer to a call: its gas, or the reason why it would fail. */
export type CallEstimate = { readonly gas: bigint } | { readonly refusal: AppError }

/** A quorum’s answer to a call. */
type Simulation = { readonly gas: Agreed<bigint> } | { readonly refusal: AppError }

/** On the latest block, not the pending one: a pending earlier attempt must not make this one look impossible. */
const estimate = async (client: Client, from: `0x${string}`, { to, data, value }: Call): Promise<bigint> =>
  BigInt(
    await client.request({ method: 'eth_estimateGas', params: [{ from, to, data, value: toHex(value) }, 'latest'] }),
  )

/**
 * Gas that a quorum reaches, or a refusal that a quorum gives for the same reason; null if neither or both are found.
 */
export function judgeEstimates(estimates: readonly CallEstimate[], quorum: number): Simulation | null {
  const gas = reachedOf(
    estimates.flatMap((one) => ('gas' in one ? [one.gas] : [])),
    quorum,
  )
  const refusals = estimates.flatMap((one) => ('refusal' in one ? [one.refusal] : []))
  const confirmed = refusals.filter(({ reason }) => refusals.filter((each) => each.reason === reason).length >= quorum)
  const reasons = new Set(confirmed.map(({ reason }) => reason))
  if (gas !== null) return reasons.size === 0 ? { gas } : null
  const [refusal] = confirmed
  return refusal && reasons.size === 1 ? { refusal } : null
}

/**
 * Returns a quorum’s answer to a call, in one round. @throws AppError `rpc_disagree`, `rpc_unreachable`, `rpc_behind`
 */
async function simulate({ pool }: NodeContext, from: `0x${string}`, call: Call): Promise<Simulation> {
  const ask: Read<CallEstimate & { endpoint: string }> = (client, { label: endpoint }) =>
    estimate(client, from, call).then(
      (gas) => ({ endpoint, gas }),
      (error: unknown) => {
        if (isTransportFault(error) || isMissingBlock(error)) throw error
        return { endpoint, refusal: translateError(error) }
      },
    )
  const estimates = await pool.heard(ask, (some) => judgeEstimates(some, pool.quorum) !== null)
  const judged = judgeEstimates(estimates, pool.quorum)
  if (judged) return judged
  const votes = estimates.map((one) => ({
    endpoint: one.endpoint,
    answer: 'gas' in one ? `${one.gas} gas` : one.refusal.reason,
  }))
  throw new DisputeError(votes)
}
