import { isNative } from '#core/chain/assetId.ts'
import { isRetriable, reasonOf } from '#core/errors.ts'
import {
  type AddressDeposit,
  authorizationTiming,
  type DepositAuthorization,
} from '#core/order/depositAuthorization.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'

/**
 * Reason why a deposit is not opened: `wait` may pass, `refuse` counts against the depositor, `expire` does not.
 */
export interface OpeningProblem {
  readonly kind: 'wait' | 'refuse' | 'expire'
  readonly reason: string
}
const refuse = (reason: string): OpeningProblem => ({ kind: 'refuse', reason })
const timings: Readonly<Record<NonNullable<ReturnType<typeof authorizationTiming>>, OpeningProblem['kind']>> = {
  open_expired: 'expire',
  authorization_expired: 'expire',
  authorization_not_valid_yet: 'wait',
}

interface OpeningFacts {
  readonly opening: OpeningRow
  readonly order: OrderRow | null
  /** Depositor of the opening, in canonical bytes. */
  readonly depositor: `0x${string}`
  readonly chain: ChainId
  readonly asset: AssetDef | null
  /** Current time in epoch seconds: the later of chain time and clock. */
  readonly now: number
}

/**
 * Returns the first problem of a row before the chain is queried. The API wrote the rows, so they must at least agree
 * with each other.
 */
export function openingProblem({ opening, order, depositor, chain, asset, now }: OpeningFacts): OpeningProblem | null {
  if (!order?.escrowOrder || !order.makerSignature || order.custody !== 'escrow') return refuse('offer_missing')
  const byAddress = opening.kind === 'address'
  // An address has no signature to compare with: it is computed from the order and its owner before it is opened.
  const isOfDepositor = byAddress
    ? opening.depositor === order.refundAddress
    : opening.depositor === order.fromAddress && order.escrowOrder.depositor.toLowerCase() === depositor.toLowerCase()
  const isOpenable = byAddress || !isNative(order.fromAsset)
  if (!isOfDepositor || !isOpenable || order.fromChain !== chain || asset === null) return refuse('offer_mismatch')
  if (order.state === 'expired') return { kind: 'expire', reason: 'open_expired' }
  // Anyone may open an address, so that is not its owner's fault.
  if (order.state !== 'quoted') return { kind: byAddress ? 'expire' : 'refuse', reason: 'order_already_opened' }
  const reason = authorizationTiming(opening, order.escrowOrder.openBy, now)
  return reason && { kind: timings[reason], reason }
}

/** Returns what opens the deposit, in the escrow's format; null where the catalogue has no ERC-3009 domain for the token. */
export function authorizationOf(
  opening: OpeningRow,
  asset: AssetDef | null,
): DepositAuthorization | AddressDeposit | null {
  const { kind, validAfter, validBefore, signature } = opening
  if (kind === 'address') return { kind, owner: opening.depositor }
  if (kind === 'permit2') return { kind, deadline: validBefore, signature }
  const domain = asset?.authorization
  return domain ? { kind, domain, validAfter, validBefore, signature } : null
}

const meanings: Readonly<Record<string, OpeningProblem>> = {
  // The depositor's funds or its Permit2 allowance are gone; for payouts these codes mean the maker's own.
  insufficient_inventory: refuse('deposit_unfunded'),
  allowance_missing: refuse('deposit_unfunded'),
  open_expired: { kind: 'expire', reason: 'open_expired' },
  not_our_order: { kind: 'expire', reason: 'not_our_order' },
}

/**
 * Maps a refused plan to a decision about an opening that is not signed yet. Funds at an address may still be topped up,
 * so it waits until its time ends.
 */
export function openingFailure(error: unknown, kind: OpeningRow['kind']): OpeningProblem {
  const reason = reasonOf(error)
  const found = meanings[reason] ?? { kind: isRetriable(error) ? 'wait' : 'refuse', reason }
  return kind === 'address' && found.kind === 'refuse' ? { ...found, kind: 'wait' } : found
}

/**
 * Returns the part of a deposit that an order leaves to the maker after its payout, by the terms that the depositor signed; values
 * in 1e-8 dollar. It includes the charge for this opening if the quote had one. Null while a price is unknown.
 */
export function leftToMaker(
  values: Readonly<Record<'deposit' | 'payout' | 'payoutGas', bigint | null>>,
): bigint | null {
  const { deposit, payout, payoutGas } = values
  if (deposit === null || payout === null || payoutGas === null) return null
  const left = deposit - payout - payoutGas
  return left > 0n ? left : 0n
}

/**
 * Returns the reason to store with a decision. The cause for which a deposit at an address waited stays when its time is over,
 * because its owner, who withdraws it then, asks for that.
 */
export function storedReason(
  { kind, reason: earlier }: Pick<OpeningRow, 'kind' | 'reason'>,
  { reason }: OpeningProblem,
): string {
  return kind === 'address' && reason === 'open_expired' && earlier !== null && earlier !== 'deposit_unfunded'
    ? earlier
    : reason
}

export interface OpeningBudget {
  /** Expected and maximum fee in 1e-8 dollar; null while a price is unknown or stale. */
  readonly gasE8: bigint | null
  readonly capGasE8: bigint | null
  /** Part of the deposit that the order leaves to the maker. */
  readonly feeE8: bigint | null
  readonly coveragePercent: bigint
  /** Gas of the last hour's openings that are not claimed. */
  readonly spentE8: bigint | null
  readonly capE8: bigint
}

/**
 * Returns the reason why the maker does not pay this gas now. The order's own fee must cover it, and the gas that
 * depositors can burn per hour is capped.
 */
export function budgetRefusal(
  budget: OpeningBudget,
): 'price_unknown' | 'opening_fee_too_low' | 'opening_gas_cap' | null {
  const { gasE8, capGasE8, feeE8, coveragePercent, spentE8, capE8 } = budget
  if (gasE8 === null || capGasE8 === null || feeE8 === null || spentE8 === null) return 'price_unknown'
  if (feeE8 * 100n < gasE8 * coveragePercent) return 'opening_fee_too_low'
  return spentE8 + capGasE8 > capE8 ? 'opening_gas_cap' : null
}
