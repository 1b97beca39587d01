import { type AssetId, assetId, NATIVE } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import type { Step } from '../wire/order.ts'

/** Most that a wallet step can move, by decoding its bytes or by simulating it. */
export interface StepEffect {
  /** Called contracts and paid recipients, canonical. */
  readonly targets: readonly string[]
  /** In addition to the value of an EVM call, which always counts. */
  readonly outflow: readonly { asset: AssetId; amount: bigint }[]
  readonly allowances: readonly { asset: AssetId; spender: string; amount: bigint }[]
}

/** Rules of one provider for one kind of step. They are code, so that no vendor's answer can move them. */
export interface StepPolicy<S extends Step = Step> {
  /** Contracts, spenders and recipients that a step may name on a network, canonical. */
  targets(chain: number): readonly string[]
  /** Decodes a step; null if its outflow can't be read, so that it has to be simulated. */
  read(step: S): StepEffect | null
}

/** A kind without a row is refused. */
export type StepPolicies = { readonly [K in Step['kind']]?: StepPolicy<Extract<Step, { kind: K }>> }

export interface StepTerms {
  readonly chain: number
  /** The sent asset; nothing else may leave the wallet. */
  readonly asset: AssetId
  /** Amount in base units. */
  readonly amount: bigint
}

export type StepProblem = 'kind' | 'network' | 'unreadable' | 'target' | 'outflow' | 'allowance'

/** Returns the first rule that a step breaks, or null. A step that can be neither decoded nor simulated is refused. */
export async function stepProblem(
  step: Step,
  terms: StepTerms,
  policies: StepPolicies,
  simulate: (step: Step) => Promise<StepEffect | null> = () => Promise.resolve(null),
): Promise<StepProblem | null> {
  const policy = policies[step.kind] as StepPolicy | undefined
  if (!policy) return 'kind'
  if (step.chain_id !== terms.chain) return 'network'
  const effect = policy.read(step) ?? (await simulate(step))
  if (!effect) return 'unreadable'
  const pinned = policy.targets(terms.chain)
  if (!effect.targets.every((target) => pinned.includes(target))) return 'target'
  if (!isWithin([...effect.outflow, ...valueOf(step)], terms)) return 'outflow'
  const spenders = effect.allowances.every(({ spender }) => pinned.includes(spender))
  if (!spenders || !isWithin(effect.allowances, terms)) return 'allowance'
  return step.kind === 'evm_typed_data' ? stepProblem(step.fallback, terms, policies, simulate) : null
}

const valueOf = (step: Step): StepEffect['outflow'] =>
  step.kind === 'evm_call' && step.value !== '0'
    ? [{ asset: assetId(chainId(step.chain_id), NATIVE), amount: BigInt(step.value) }]
    : []

const isWithin = (moved: readonly { asset: AssetId; amount: bigint }[], { asset, amount }: StepTerms): boolean =>
  moved.every((one) => one.asset === asset) && moved.reduce((sum, one) => sum + one.amount, 0n) <= amount
