import type { Payer, Plan, SignedTx } from '#chains/contract/payer.ts'
import { nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import { AppError } from '#core/errors.ts'
import type { ChainContext } from '../contract.ts'
import { networkFeeRefusal } from '../decide/networkFee.ts'

declare const capped: unique symbol

/** Plan whose fee was checked against the operator's cap: the only kind that this process signs. */
export type CappedPlan = Plan & { readonly [capped]: true }

const messages = {
  fee_above_cap: 'The network fee is above the cap that the operator set.',
  price_unknown: 'The network’s own coin has no trusted price, so its fee cannot be compared with the cap.',
} as const

/**
 * Final fee check before each signature and replacement.
 * @throws AppError `fee_above_cap`, `price_unknown` (both retriable)
 */
export function withinFeeCap({ deps, chain }: ChainContext, plan: Plan, isPayout: boolean): CappedPlan {
  const native = nativeAsset(deps.catalogue, chain.id)
  const refusal = networkFeeRefusal({
    feeCap: plan.feeCap,
    decimals: native?.decimals ?? 0,
    price: native && priceOf(deps.catalogue, native),
    capE8: limitE8(chain, 'maxPayoutFeeUsd'),
    isPayout,
  })
  if (refusal) throw new AppError(refusal, messages[refusal], { status: 503, retriable: true })
  return plan as CappedPlan
}

export const signCapped = (payer: Payer, plan: CappedPlan, slot: bigint): Promise<SignedTx> => payer.sign(plan, slot)
