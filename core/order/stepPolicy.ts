import { type AssetId, assetId, NATIVE } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import type { Step } from '../wire/order.ts'

/** Amount of one asset, in base units. */
interface Moved {
  readonly asset: AssetId
  readonly amount: bigint
}

/** Most that a wallet step can move, by decoding its bytes or by simulating it. */
export interface StepEffect {
  /** Called contracts and paid recipients, canonical. */
  readonly targets: readonly string[]
  /** In addition to the value of an EVM call, which always counts. */
  readonly outflow: readonly Moved[]
  readonly allowances: readonly (Moved & { spender: string })[]
  /** Payout that the step fixes; absent if it names no recipient. */
  readonly payout?: FixedPayout
  /** Accounts to which the step's bytes give rights to the deposit, such as to cancel it or to get it back, canonical. */
  readonly owners?: readonly string[]
  /** Canonical address that a refund goes to, if the step fixes one. */
  readonly refundTo?: string
  /** Time after which the step may no longer be sent, if it fixes one. */
  readonly validUntil?: Date
}

/** Payout as far as a step fixes it. */
interface FixedPayout {
  readonly chain: number
  /** Absent if the account that sends the step is paid. */
  readonly recipient?: string
  readonly asset?: AssetId
  /** The least that arrives, in base units of `asset`. */
  readonly minimum?: bigint
  /** True if exactly the minimum arrives. */
  readonly isExact?: boolean
}

/** Rules of one provider for one kind of step. They are code, so that no vendor's answer can move them. */
export interface StepPolicy<S extends Step = Step> {
  /** Contracts, spenders and recipients that a step may name on a network, canonical. */
  targets(chain: number): readonly string[]
  /** Decodes a step; null if its outflow can't be read, so that it has to be simulated. */
  read(step: S): StepEffect | null
  /** The longest time in ms that a step may stay valid; absent where any is allowed. */
  readonly longestMs?: number
}

/** A kind without a row is refused. */
export type StepPolicies = { readonly [K in Step['kind']]?: StepPolicy<Extract<Step, { kind: K }>> }

export interface StepTerms {
  readonly chain: number
  /** The sent asset; nothing but it and `nativeFee` may leave the wallet. */
  readonly asset: AssetId
  /** Amount in base units. */
  readonly amount: bigint
  /** The least of `asset` that the steps together have to move; absent where less is allowed. */
  readonly leastSent?: bigint
  /** Native base units that the deposit costs on top of the amount, as the quote states. */
  readonly nativeFee: bigint
  readonly toChain: number
  /** Canonical address on `toChain`. */
  readonly recipient: string
  /** The terms below are compared with steps that fix them, and without them such a step is refused. */
  readonly toAsset?: AssetId
  /** The quote's minimum, in base units of `toAsset`. */
  readonly minReceive?: bigint
  /** True if exactly `minReceive` has to arrive: a deposit that doesn't fix that is refused. */
  readonly isExact?: boolean
  /** The sender first, and the refund address if there is one. */
  readonly owners?: readonly string[]
  /** Canonical address on `chain`. */
  readonly refundTo?: string | null
  readonly now?: Date
}

export type StepProblem =
  | 'kind'
  | 'order'
  | 'network'
  | 'unreadable'
  | 'target'
  | 'outflow'
  | 'allowance'
  | 'recipient'
  | 'minimum'
  | 'owner'
  | 'refund'
  | 'expired'

type Simulate = (step: Step) => Promise<StepEffect | null>
const noSimulation: Simulate = () => Promise.resolve(null)

/** Returns the first rule that a step breaks, or null. A step that can be neither decoded nor simulated is refused. */
export async function stepProblem(
  step: Step,
  terms: StepTerms,
  policies: StepPolicies,
  simulate: Simulate = noSimulation,
): Promise<StepProblem | null> {
  const found = await readStep(step, terms, policies, simulate)
  return typeof found === 'string' ? found : null
}

/** Kinds of step that move the amount; the others prepare it. */
const isDeposit = ({ label }: Step): boolean => label === 'open' || label === 'transfer' || label === 'swap'

/**
 * Returns the first rule that an order's steps break together: each alone, all of them by what they move in sum, and exactly
 * one deposit at their end. A signature and the approval that may replace it count once.
 */
export async function stepsProblem(
  steps: readonly Step[],
  terms: StepTerms,
  policies: StepPolicies,
  simulate: Simulate = noSimulation,
): Promise<StepProblem | null> {
  if (steps.findIndex(isDeposit) !== steps.length - 1) return 'order'
  const outflow: Moved[] = []
  for (const step of steps) {
    const found = await readStep(step, terms, policies, simulate)
    if (typeof found === 'string') return found
    outflow.push(...found)
  }
  const sent = sumOf(outflow, terms.asset)
  return isWithin(outflow, terms) && sent >= (terms.leastSent ?? 0n) ? null : 'outflow'
}

const sumOf = (moved: readonly Moved[], asset: AssetId): bigint =>
  moved.reduce((total, one) => (one.asset === asset ? total + one.amount : total), 0n)

/** Returns what a step moves, or the rule that it breaks. */
async function readStep(
  step: Step,
  terms: StepTerms,
  policies: StepPolicies,
  simulate: Simulate,
): Promise<readonly Moved[] | StepProblem> {
  const policy = policies[step.kind] as StepPolicy | undefined
  if (!policy) return 'kind'
  if (step.chain_id !== terms.chain) return 'network'
  const effect = policy.read(step) ?? (await simulate(step))
  if (!effect) return 'unreadable'
  const pinned = policy.targets(terms.chain)
  if (!effect.targets.every((target) => pinned.includes(target))) return 'target'
  const outflow = [...effect.outflow, ...valueOf(step)]
  if (!isWithin(outflow, terms)) return 'outflow'
  // An allowance of zero calls its token too, so that it must be the sent asset's.
  const isPinned = effect.allowances.every(({ spender, asset }) => pinned.includes(spender) && asset === terms.asset)
  if (!isPinned || !isWithin(effect.allowances, { ...terms, nativeFee: 0n })) return 'allowance'
  const broken =
    fixedProblem(effect, terms, policy) ?? (isDeposit(step) && !isExactly(effect, terms) ? 'minimum' : null)
  if (broken) return broken
  // A swap that fixes no payout could pay nothing.
  if (step.label === 'swap' && (effect.payout?.asset === undefined || effect.payout.minimum === undefined))
    return 'minimum'
  if (step.kind !== 'evm_typed_data') return outflow
  const replaced = await readStep(step.fallback, terms, policies, simulate)
  return typeof replaced === 'string' ? replaced : outflow
}

/** Compares what a step fixes of the payout, the refund and the deposit's owners; a term that is missing counts as another one. */
function fixedProblem(
  effect: StepEffect,
  terms: StepTerms,
  { longestMs = Infinity }: Pick<StepPolicy, 'longestMs'>,
): StepProblem | null {
  const { payout, owners = [], refundTo, validUntil } = effect
  if (payout) {
    const { chain, recipient, asset, minimum } = payout
    const isRecipient = (recipient ?? terms.owners?.[0]) === terms.recipient
    if (chain !== terms.toChain || !isRecipient || (asset !== undefined && asset !== terms.toAsset)) return 'recipient'
    if (minimum !== undefined && (terms.minReceive === undefined || minimum < terms.minReceive)) return 'minimum'
  }
  if (refundTo !== undefined && refundTo !== terms.refundTo) return 'refund'
  if (validUntil !== undefined && !isOpen(validUntil, terms, longestMs)) return 'expired'
  return owners.every((owner) => terms.owners?.includes(owner)) ? null : 'owner'
}

/** An invalid date counts as passed. */
const isOpen = (validUntil: Date, { now }: Pick<StepTerms, 'now'>, longestMs: number): boolean =>
  now !== undefined && validUntil > now && validUntil.getTime() - now.getTime() <= longestMs

const isExactly = ({ payout }: StepEffect, { isExact, minReceive }: StepTerms): boolean =>
  !isExact || (payout?.isExact === true && payout.asset !== undefined && payout.minimum === minReceive)

const valueOf = (step: Step): readonly Moved[] =>
  step.kind === 'evm_call' && step.value !== '0'
    ? [{ asset: assetId(chainId(step.chain_id), NATIVE), amount: BigInt(step.value) }]
    : []

/** The sent asset up to its amount, and native coins up to the stated fee; their sum if the sent asset is native. */
function isWithin(moved: readonly Moved[], { chain, asset, amount, nativeFee }: StepTerms): boolean {
  const native = assetId(chainId(chain), NATIVE)
  const most = new Map<AssetId, bigint>([[native, nativeFee]])
  most.set(asset, (most.get(asset) ?? 0n) + amount)
  return [...most.keys(), ...moved.map((one) => one.asset)].every((of) => sumOf(moved, of) <= (most.get(of) ?? 0n))
}
