import { addressRules } from '#chains/registry.ts'
import { type AssetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import { stepProblem, type StepPolicies, stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { TokenRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapQuote } from '#core/wire/swap.ts'
import { orderPolicies } from '#server/providers/policies.ts'
import { swapRules, type SwapRules } from '#server/swaps/policies.ts'
import type { Expectation } from './contract.ts'
import type { AddressPayment } from './family.ts'
import { paymentUri } from './paymentUri.ts'
import { mismatch } from './walletErrors.ts'

/** Call by which an EVM wallet takes a provider's step. */
export interface ExternalCall {
  readonly to: string
  readonly data: string
  readonly value: bigint
}

/**
 * Returns the call of a step that may be sent. A payment to a provider's address is built here, from the checked fields alone.
 * @throws AppError `wallet_mismatch`
 */
export async function externalCall(step: Step, expected: Expectation): Promise<ExternalCall> {
  await verifyExternalStep(step, expected)
  if (step.kind === 'evm_call') return { to: step.to, data: step.data, value: BigInt(step.value) }
  if (step.kind !== 'vendor_transfer' || step.transfer.memo !== null) throw mismatch('the kind of step')
  return (await import('#server/providers/evmCalls.ts')).paymentCall(step.transfer)
}

/** Returns a provider's whole transaction that may be signed. @throws AppError `wallet_mismatch` */
export async function wholeStep<Kind extends 'svm_built' | 'starknet_calls'>(
  kind: Kind,
  step: Step,
  expected: Expectation,
): Promise<Extract<Step, { kind: Kind }>> {
  await verifyExternalStep(step, expected)
  if (step.kind !== kind) throw mismatch('the kind of step')
  return step as Extract<Step, { kind: Kind }>
}

/** @throws AppError `provider_unknown` if this build has no policy of the provider, so that its steps can't be checked. */
export function requireProvider(provider: string): void {
  if (!Object.hasOwn(orderPolicies, provider)) throw unknownProvider()
}

const unknownProvider = (): AppError =>
  new AppError('provider_unknown', 'This app version doesn’t know that provider, so nothing was sent.', { status: 400 })

/** @throws AppError `provider_unknown` if this build has no rules of the provider, so that its swaps can't be checked. */
export function requireSwapProvider(provider: string): void {
  if (!Object.hasOwn(swapRules, provider)) throw unknownProvider()
}

/** Rules of the provider that serves a swap. @throws AppError `provider_unknown` */
export function rulesOfSwap({ provider = '' }: Expectation): Promise<SwapRules> {
  requireSwapProvider(provider)
  const load = swapRules[provider]
  if (!load) throw unknownProvider()
  return load()
}

/** True if the provider exchanges the two assets one to one, as a quote of this kind says, by this build's own list. */
export async function isWrap({
  provider,
  kind,
  from_asset: from,
  to_asset: to,
}: Pick<SwapQuote, 'provider' | 'kind' | 'from_asset' | 'to_asset'>): Promise<boolean> {
  const rules = Object.hasOwn(swapRules, provider) ? await swapRules[provider]?.() : undefined
  return rules?.wrapKind?.(from as AssetId, to as AssetId) === kind
}

/** A whole transaction names a recent block, and is refused after a minute or little more. */
const BUILT_MS = 60_000

/** Time after which the call of a swap would fail by itself; null if it fixes none, as wrapping does. */
export async function swapEnd(provider: string, steps: readonly Step[]): Promise<Date | null> {
  requireSwapProvider(provider)
  const step = steps.at(-1)
  if (step?.kind === 'svm_built') return new Date(Date.now() + BUILT_MS)
  const rules = await swapRules[provider]?.()
  return (step?.kind === 'evm_call' && rules?.policy.evm_call?.read(step)?.validUntil) || null
}

/**
 * Checks all steps of an order of an external provider before the first one: the policy in this build decodes them, and together they
 * may move only what the review showed.
 * @throws AppError `wallet_mismatch`
 */
export async function verifyExternalSteps(steps: readonly Step[], expected: Expectation): Promise<void> {
  const problem = await stepsProblem(steps, termsOf(expected), await policyOf(expected))
  if (problem) throw mismatch(words[problem])
}

/**
 * Checks an order whose one step any wallet can pay, and returns the payment: the provider's statement alone decides the address.
 * @throws AppError `wallet_mismatch`
 */
export async function externalPayment(
  family: FamilyName,
  { decimals }: Pick<TokenRow, 'decimals'>,
  steps: readonly Step[],
  expected: Expectation,
): Promise<AddressPayment> {
  await verifyExternalSteps(steps, expected)
  const [step, second] = steps
  if (step?.kind !== 'vendor_transfer' || second) throw mismatch('the kind of step')
  const { to, memo, amount, asset } = step.transfer
  const address = addressRules(family).display(to)
  const { token } = parseAssetId(asset)
  const payment = { address, token: token === NATIVE ? null : token, units: BigInt(amount), decimals, memo }
  return { address, units: payment.units, memo, uri: paymentUri(family, payment) }
}

/** Last check of one step. @throws AppError `wallet_mismatch` */
async function verifyExternalStep(step: Step, expected: Expectation): Promise<void> {
  const problem = await stepProblem(step, termsOf(expected), await policyOf(expected))
  if (problem) throw mismatch(words[problem])
}

async function policyOf(expected: Expectation): Promise<StepPolicies> {
  if (expected.swap) return (await rulesOfSwap(expected)).policy
  const { provider = '' } = expected
  requireProvider(provider)
  const load = orderPolicies[provider]
  if (!load) throw mismatch('the provider')
  return load()
}

const termsOf = ({ quote, recipient, depositor, refundAddress }: Expectation): StepTerms => ({
  chain: parseAssetId(quote.from_asset).chain,
  asset: quote.from_asset as AssetId,
  amount: BigInt(quote.send_amount),
  nativeFee: BigInt(quote.native_fee ?? '0'),
  toChain: parseAssetId(quote.to_asset).chain,
  recipient,
  toAsset: quote.to_asset as AssetId,
  // Of an exact payout, no lower minimum counts.
  minReceive: BigInt((quote.exact === 'receive' ? null : quote.min_receive_amount) ?? quote.receive_amount),
  isExact: quote.exact === 'receive',
  owners: [depositor, ...(refundAddress === null ? [] : [refundAddress])],
  refundTo: refundAddress,
  now: new Date(),
})

const words = {
  kind: 'the kind of step',
  order: 'the order of steps',
  network: 'the network',
  unreadable: 'the call',
  target: 'the contract',
  outflow: 'the amount you send',
  allowance: 'the approved amount',
  recipient: 'the recipient',
  minimum: 'the amount you receive',
  owner: 'the owner of the deposit',
  refund: 'the refund address',
  expired: 'the time to pay',
} as const
