import { createHmac, timingSafeEqual } from 'node:crypto'
import { assetById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { stepsProblem, type StepProblem } from '#core/order/stepPolicy.ts'
import { type Step, step as stepForm } from '#core/wire/order.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import type { NewTransfer } from '#store/transfers/types.ts'

/** Terms of a transfer that the seal covers: everything that a writer of the database could change. */
export type SealedTerms = Omit<NewTransfer, 'seal'>

/** Terms of a canary have a version of their own, so that seals of earlier releases stay valid. */
const SEAL_VERSIONS = { rebalancing: 1, canary: 2 } as const

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
  const { canaryRoute, canaryHour } = terms
  const text = JSON.stringify([
    canaryRoute === null ? SEAL_VERSIONS.rebalancing : SEAL_VERSIONS.canary,
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
    ...(canaryRoute === null ? [] : [canaryRoute, canaryHour]),
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
