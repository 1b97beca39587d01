import { createHmac, timingSafeEqual } from 'node:crypto'
import { assetById, nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { usdValue } from '#core/money/usd.ts'
import { stepsProblem, type StepProblem } from '#core/order/stepPolicy.ts'
import { type Step, step as stepForm } from '#core/wire/order.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import type { NewTransfer } from '#store/transfers/types.ts'
import type { RebalancingRules } from './rules.ts'

/** Terms of a transfer that the seal covers: everything that a writer of the database could change. */
export type SealedTerms = Omit<NewTransfer, 'seal'>

const SEAL_VERSION = 1

/** Inventory is reserved until the order's deadline, which the server names; providers' own are an hour at most. */
const MOST_OPEN_MS = 2 * 3_600_000

/** True if the order would stay open for too long. */
export const isOpenTooLong = ({ openBy }: Pick<NewTransfer, 'openBy'>, now: Date): boolean =>
  openBy.getTime() > now.getTime() + MOST_OPEN_MS

/** The secret of the seals, equal for the maker and its operator's commands: derived from the payout key, which no database has. */
export const transferSecret = (keys: Partial<Record<FamilyName, string | undefined>>): string =>
  createHmac('sha256', keys.evm ?? keys.svm ?? '')
    .update('causeway maker transfers')
    .digest('hex')

/** MAC of a transfer's terms under the maker's own secret: a row without it moves nothing. */
export function sealOf(secret: string, terms: SealedTerms): string {
  const { orderId, chainId, asset, amount, nativeFee, toAsset, minReceive, provider, steps, openBy, origin } = terms
  const text = JSON.stringify([
    SEAL_VERSION,
    orderId,
    chainId,
    asset,
    String(amount),
    String(nativeFee),
    toAsset,
    String(minReceive),
    provider,
    steps,
    openBy.getTime(),
    origin,
  ])
  return createHmac('sha256', secret).update(text).digest('hex')
}

export function isSealed(secret: string, transfer: NewTransfer): boolean {
  const [own, stored] = [Buffer.from(sealOf(secret, transfer)), Buffer.from(transfer.seal)]
  return own.length === stored.length && timingSafeEqual(own, stored)
}

/** The maker's wallets at both ends. */
export interface Wallets {
  readonly from: string
  readonly to: string
}

/** Checks the steps by the provider's policy, as for a visitor, with the maker's own wallets as the only parties. */
export async function policyProblem(
  terms: Pick<SealedTerms, 'chainId' | 'asset' | 'amount' | 'nativeFee' | 'toAsset' | 'minReceive' | 'provider'>,
  steps: readonly Step[],
  catalogue: Catalogue,
  { from, to }: Wallets,
  now: Date,
): Promise<StepProblem | null> {
  const load = Object.hasOwn(externalPolicies, terms.provider) ? externalPolicies[terms.provider] : undefined
  if (!load) return 'kind'
  const { chainId: chain, asset, amount, nativeFee, toAsset, minReceive } = terms
  const toChain = assetById(catalogue, toAsset).chainId
  const expected = { chain, asset, amount, nativeFee, toChain, toAsset, minReceive, recipient: to, refundTo: from }
  return stepsProblem(steps, { ...expected, owners: [from], now }, await load())
}

/** @throws ZodError, SyntaxError if the text isn't a list of steps */
export const parseSteps = (text: string): readonly Step[] => stepForm.array().parse(JSON.parse(text))

export interface TransferValue {
  readonly sentE8: bigint
  /** Everything that does not arrive, the deposit's fee included. */
  readonly lossE8: bigint
}

/** Value of a transfer by the maker's own trusted prices; null while one is unknown. */
export function valueOfTransfer(
  catalogue: Catalogue,
  {
    asset,
    amount,
    nativeFee,
    toAsset,
    minReceive,
    chainId,
  }: Pick<SealedTerms, 'asset' | 'amount' | 'nativeFee' | 'toAsset' | 'minReceive' | 'chainId'>,
): TransferValue | null {
  const [from, to] = [assetById(catalogue, asset), assetById(catalogue, toAsset)]
  const native = nativeAsset(catalogue, chainId)
  const [fromE8, toE8] = [trustedPriceOf(catalogue, from), trustedPriceOf(catalogue, to)]
  const nativeE8 = nativeFee === 0n || !native ? 0n : trustedPriceOf(catalogue, native)
  if (fromE8 === null || toE8 === null || nativeE8 === null) return null
  const sentE8 = usdValue(amount, from.decimals, fromE8)
  const feeE8 = native ? usdValue(nativeFee, native.decimals, nativeE8) : 0n
  return { sentE8, lossE8: sentE8 + feeE8 - usdValue(minReceive, to.decimals, toE8) }
}

const BPS = 10_000n

/** Returns the limit of the operator that a transfer's value breaks, or null. */
export function limitProblem(
  { maxLossBps, maxLossE8, maxTransferE8, maxDayE8 }: RebalancingRules,
  value: TransferValue | null,
  movedTodayE8: bigint | null,
): 'price_unknown' | 'transfer_limit' | 'day_limit' | 'loss_limit' | null {
  if (value === null || movedTodayE8 === null) return 'price_unknown'
  if (value.sentE8 > maxTransferE8) return 'transfer_limit'
  if (movedTodayE8 + value.sentE8 > maxDayE8) return 'day_limit'
  const isCostly = value.lossE8 > maxLossE8 || value.lossE8 * BPS > value.sentE8 * maxLossBps
  return isCostly ? 'loss_limit' : null
}
