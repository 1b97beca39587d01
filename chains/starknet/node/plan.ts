import { z } from 'zod'
import type { AccountCall } from '#chains/contract/callReads.ts'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract/payer.ts'
import {
  type Agreed,
  type Bounded,
  bounded,
  derived,
  DisputeError,
  reachedOf,
  type Trusted,
} from '#chains/rpc/votes.ts'
import { maxFeePerGasOf } from '#core/catalogue/moneyLimits.ts'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { ceilDiv } from '#core/money/units.ts'
import { starknetAddressRules } from '../address.ts'
import { STRK } from '../family.ts'
import { type Invoke, type InvokeTerms, type Resource, signInvoke, type StarknetKey } from '../invoke.ts'
import { readBalance } from './account.ts'
import { type GasPrices, readHeight, readPrices } from './blocks.ts'
import { executeArgs, nonceOf, QUERY_V3, short } from './calls.ts'
import { payoutCalls } from './payouts.ts'
import { codes, felt, isRefusal, type StarknetRpc } from './rpc.ts'
import { type NodeContext, tokenNumbers } from './transactions.ts'

type TransferAction = Extract<PayoutAction, { kind: 'transfer' }>
type Bounds<T> = Readonly<Record<Resource, { readonly amount: T; readonly price: T }>>

/** All that signing needs: the same detail and nonce sign to the same bytes. Its numbers are a quorum's, or bounded. */
export interface StarknetDetail {
  readonly calldata: readonly string[]
  readonly tip: Trusted<bigint>
  readonly bounds: Bounds<Trusted<bigint>>
}

/** Units of gas that no transaction of ours may use; dollar caps bound them as well. */
const MOST: Readonly<Record<Resource, bigint>> = { l1_gas: 50_000n, l2_gas: 20_000_000n, l1_data_gas: 20_000n }
/** Multiple of the network's price that a replacement may offer. */
const MOST_MULTIPLE = 5n

/** A read of the payer's own STRK changes nothing, and uses up the nonce. */
export const voidCalls = (payer: string): AccountCall[] => [
  { contract: STRK, selector: tokenNumbers.balance_of, args: [short(payer)] },
]

const tokenOf = ({ asset }: TransferAction): string =>
  isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token

function callsFor(payer: string, action: PayoutAction): AccountCall[] {
  if (action.kind === 'void') return voidCalls(payer)
  if (action.kind !== 'transfer')
    throw new AppError('action_unsupported', `This network has no ${action.kind}.`, { status: 400 })
  const { amount, recipient, destinationGas, memo, orderId, reference = null } = action
  // A refund is named by its reference; the order's id on top would need further calls.
  if (memo !== null && orderId !== null)
    throw new AppError('memo_unsupported', 'Transfers on this network carry no memo.', { status: 400 })
  return payoutCalls({ token: tokenOf(action), amount, recipient, destinationGas, reference: orderId ?? reference })
}

/** Reason why a recipient can't be paid; null if it can. Tokens move to accounts that are not deployed yet, too. */
export function recipientProblem({ tokens }: Pick<NodeContext, 'tokens'>, recipient: string): string | null {
  if (starknetAddressRules.isDead(recipient)) return 'recipient_dead'
  return tokens.has(recipient) ? 'recipient_is_token' : null
}

/** Simulates and prices an action. Throws as `Payer.plan`, and `action_unsupported`, `memo_unsupported`. */
export async function planAction(
  context: NodeContext,
  key: StarknetKey,
  action: PayoutAction,
  previous: SignedTx | null,
): Promise<Plan> {
  const calls = callsFor(key.address, action)
  const problem = action.kind === 'transfer' ? recipientProblem(context, action.recipient) : null
  if (problem !== null)
    throw new AppError('recipient_rejects', `The recipient cannot take this payment: ${problem}.`, { status: 409 })
  const { pool } = context
  const [at, prices] = await Promise.all([
    context.shared('height', () => readHeight(pool)),
    context.shared('prices', () => readPrices(pool)),
  ])
  const calldata = executeArgs(calls)
  const priced = priceOf(context, prices, previous && termsIn(previous), action.kind === 'void')
  const held = await readHoldings(context, key.address, action, at)
  requireInventory(held, action)
  const used = await estimate(context, key, calldata, at)
  const bounds = boundsOf(action, used, priced.prices)
  const { cost, expected } = costOf(bounds, priced.tip, used, prices)
  requireFee(held, action, cost)
  const detail: StarknetDetail = { calldata, tip: priced.tip, bounds }
  return { action, feeCap: inWei(cost, prices), expectedFee: inWei(expected, prices), detail }
}

/**
 * Plans the action again with the gas of `previous`, at a price that replaces it. `previous` is a row of the database:
 * its calls are compared, never signed.
 * @throws AppError `transaction_changed` unless `previous` makes the calls of its action, or of a void
 */
export async function repriceTx(
  context: NodeContext,
  payer: string,
  action: PayoutAction,
  previous: SignedTx,
): Promise<Plan> {
  const before = termsIn(previous)
  const calldata = [callsFor(payer, action), voidCalls(payer)]
    .map(executeArgs)
    .find((own) => String(own) === String(before.calldata))
  if (!calldata)
    throw new AppError('transaction_changed', 'The stored transaction makes other calls than its action.', {
      retriable: false,
    })
  const prices = await context.shared('prices', () => readPrices(context.pool))
  const priced = priceOf(context, prices, before, String(calldata) === String(executeArgs(voidCalls(payer))))
  const amount = (name: Resource): Bounded<bigint> =>
    bounded(before.bounds[name].amount, { atLeast: 0n, atMost: ceilingOf(action, name) })
  const bound = (name: Resource) => ({ amount: amount(name), price: priced.prices[name] })
  const bounds = { l1_gas: bound('l1_gas'), l2_gas: bound('l2_gas'), l1_data_gas: bound('l1_data_gas') }
  const used = { l1_gas: bounds.l1_gas.amount, l2_gas: bounds.l2_gas.amount, l1_data_gas: bounds.l1_data_gas.amount }
  const { cost } = costOf(bounds, priced.tip, used, prices)
  const detail: StarknetDetail = { calldata, tip: priced.tip, bounds }
  return { action, feeCap: inWei(cost, prices), detail }
}

type Terms = Pick<InvokeTerms, 'calldata' | 'tip' | 'bounds'>

/** Returns the terms of our signed transaction. */
export function termsIn({ raw }: Pick<SignedTx, 'raw'>): Terms {
  const { calldata, tip, resource_bounds } = JSON.parse(raw) as Invoke
  const bound = (name: Resource) => ({
    amount: BigInt(resource_bounds[name].max_amount),
    price: BigInt(resource_bounds[name].max_price_per_unit),
  })
  return {
    calldata,
    tip: BigInt(tip),
    bounds: { l1_gas: bound('l1_gas'), l2_gas: bound('l2_gas'), l1_data_gas: bound('l1_data_gas') },
  }
}

/** Pools of nodes replace a transaction for a tenth more of both price and tip. */
const outbid = (price: bigint): bigint => ceilDiv(price * 9n, 8n) + 1n
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
/** Half of the price on top lasts for many full blocks. */
const withMargin = (price: bigint): bigint => ceilDiv(price * 3n, 2n)

/**
 * Prices that blocks take now and that replace the earlier transaction, if any. A void may offer any multiple of them, because
 * it has to outbid even a price that fell since. @throws AppError `fee_above_cap`
 */
function priceOf({ chain }: NodeContext, prices: GasPrices, previous: Terms | null, isVoid: boolean) {
  const price = (name: Resource): Agreed<bigint> =>
    derived(most(withMargin(prices[name]), previous ? outbid(previous.bounds[name].price) : 0n))
  const tip: Agreed<bigint> = derived(previous ? most(outbid(previous.tip), prices.l2_gas / 20n) : 0n)
  const offered = price('l2_gas') + tip
  const cap = maxFeePerGasOf(chain)
  const isFar = !isVoid && offered > prices.l2_gas * MOST_MULTIPLE + 100n
  if (isFar || (cap !== null && inWei(offered, prices) > cap))
    throw new AppError('fee_above_cap', 'Network fees are above the limit that the operator set.', {
      status: 503,
      retriable: true,
    })
  return {
    tip,
    prices: { l1_gas: price('l1_gas'), l2_gas: price('l2_gas'), l1_data_gas: price('l1_data_gas') },
  }
}

/** Converts an amount of STRK by the rate of Ether in the header that names the prices. */
const inWei = (fri: bigint, { l2_gas, wei }: GasPrices): bigint => ceilDiv(fri * wei, most(l2_gas, 1n))

type Used = Readonly<Record<Resource, Trusted<bigint>>>

const ceilingOf = (action: PayoutAction, name: Resource): bigint =>
  name === 'l2_gas' && action.kind === 'transfer' ? (action.maxGas ?? MOST.l2_gas) : MOST[name]

function boundsOf(action: PayoutAction, used: Used, prices: Used): Bounds<Trusted<bigint>> {
  const all = Object.keys(used) as Resource[]
  if (all.some((name) => used[name] > ceilingOf(action, name)))
    throw new AppError('recipient_gas_too_high', 'Paying this recipient uses more gas than the quote charged for.', {
      status: 409,
      retriable: false,
    })
  const amount = (name: Resource): Bounded<bigint> =>
    bounded(ceilDiv(used[name] * 3n, 2n), { atLeast: 0n, atMost: ceilingOf(action, name) })
  return {
    l1_gas: { amount: amount('l1_gas'), price: prices.l1_gas },
    l2_gas: { amount: amount('l2_gas'), price: prices.l2_gas },
    l1_data_gas: { amount: amount('l1_data_gas'), price: prices.l1_data_gas },
  }
}

/** Base units of STRK: the most that the bounds allow, and what it costs at the present prices. */
function costOf(bounds: Bounds<bigint>, tip: bigint, used: Readonly<Record<Resource, bigint>>, prices: GasPrices) {
  const all = Object.keys(bounds) as Resource[]
  const cost = all.reduce((sum, name) => sum + bounds[name].amount * bounds[name].price, bounds.l2_gas.amount * tip)
  const expected = all.reduce((sum, name) => sum + used[name] * prices[name], used.l2_gas * tip)
  return { cost, expected }
}

/** Balances of the payer by token. */
type Holdings = ReadonlyMap<string, Agreed<bigint>>

async function readHoldings({ pool }: NodeContext, payer: string, action: PayoutAction, at: bigint): Promise<Holdings> {
  const ether = starknetAddressRules.nativeSentinel
  const gas = action.kind === 'transfer' && action.destinationGas > 0n ? [ether] : []
  const wanted = new Set([STRK, ...(action.kind === 'transfer' ? [tokenOf(action)] : []), ...gas])
  const rows = [...wanted].map(async (token) => {
    const amount = await pool.reached((rpc) => readBalance(rpc, token, payer, { block_number: Number(at) }))
    return [token, amount] as const
  })
  return new Map(await Promise.all(rows))
}

/** Base units that an action moves, by token. */
function movedBy(action: PayoutAction): ReadonlyMap<string, bigint> {
  if (action.kind !== 'transfer') return new Map()
  const [token, ether] = [tokenOf(action), starknetAddressRules.nativeSentinel]
  const moved = new Map([[token, action.amount]])
  return moved.set(ether, (moved.get(ether) ?? 0n) + action.destinationGas)
}

function requireInventory(held: Holdings, action: PayoutAction): void {
  for (const [token, amount] of movedBy(action))
    if (amount > (held.get(token) ?? 0n))
      throw new AppError('insufficient_inventory', 'The maker does not hold enough of this asset.', {
        status: 503,
        retriable: true,
      })
}

function requireFee(held: Holdings, action: PayoutAction, cost: bigint): void {
  if ((held.get(STRK) ?? 0n) < cost + (movedBy(action).get(STRK) ?? 0n))
    throw new AppError('insufficient_gas', 'The maker does not hold enough STRK for the network fee.', {
      status: 503,
      retriable: true,
    })
}

const estimates = z.tuple([z.object({ l1_gas_consumed: felt, l2_gas_consumed: felt, l1_data_gas_consumed: felt })])

/** One endpoint's trial: units of gas, or null if the calls fail. */
type Trial = { readonly endpoint: string; readonly used: Readonly<Record<Resource, bigint>> | null }

const nothing = { amount: 0n, price: 0n }
const noBounds = { l1_gas: nothing, l2_gas: nothing, l1_data_gas: nothing }

/**
 * Gas that a quorum reaches, of a trial run on the block of a height. The trial is signed, because the account's check is a
 * part of the gas; its version has a mark that no network accepts for sending.
 * @throws AppError `recipient_rejects` if a quorum's trials fail
 */
async function estimate(
  { pool, networkId }: NodeContext,
  key: StarknetKey,
  calldata: readonly string[],
  at: bigint,
): Promise<Used> {
  const block_id = { block_number: Number(at) }
  const signed = new Map<bigint, Invoke>()
  const trialOf = (nonce: bigint): Invoke => {
    const terms = { version: QUERY_V3, sender: key.address, calldata, nonce, tip: 0n, bounds: noBounds } as const
    const found = signed.get(nonce) ?? signInvoke(key, networkId, terms).tx
    signed.set(nonce, found)
    return found
  }
  const ask = async (rpc: StarknetRpc, { label: endpoint }: { readonly label: string }): Promise<Trial> => {
    const request = [trialOf(BigInt(await nonceOf(rpc, key.address, block_id)))]
    try {
      const params = { request, simulation_flags: [], block_id }
      const [one] = estimates.parse(await rpc.call('starknet_estimateFee', params))
      return {
        endpoint,
        used: {
          l1_gas: BigInt(one.l1_gas_consumed),
          l2_gas: BigInt(one.l2_gas_consumed),
          l1_data_gas: BigInt(one.l1_data_gas_consumed),
        },
      }
    } catch (error) {
      if (isRefusal(error, codes.executionError, codes.contractError)) return { endpoint, used: null }
      throw error
    }
  }
  const trials = await pool.heard(ask, (some) => judgeTrials(some, pool.quorum) !== null)
  const judged = judgeTrials(trials, pool.quorum)
  if (judged === 'refused')
    throw new AppError('recipient_rejects', 'The token refuses this payment.', { status: 409, retriable: false })
  if (judged) return judged
  throw new DisputeError(
    trials.map(({ endpoint, used }) => ({ endpoint, answer: used ? `${used.l2_gas} gas` : 'refused' })),
  )
}

/** Gas that a quorum reaches of each kind, or a quorum's refusal; null if neither or both are found. */
function judgeTrials(trials: readonly Trial[], quorum: number): Used | 'refused' | null {
  const accepted = trials.flatMap(({ used }) => used ?? [])
  const isRefused = trials.length - accepted.length >= quorum
  const reached = (name: Resource) =>
    reachedOf(
      accepted.map((used) => used[name]),
      quorum,
    )
  const [l1_gas, l2_gas, l1_data_gas] = [reached('l1_gas'), reached('l2_gas'), reached('l1_data_gas')]
  if (l1_gas === null || l2_gas === null || l1_data_gas === null) return isRefused ? 'refused' : null
  return isRefused ? null : { l1_gas, l2_gas, l1_data_gas }
}
