import type { Fix } from '#core/errors.ts'
import { displayAmount } from '#src/format/amount.ts'
import { displayDuration } from '#src/format/duration.ts'
import { t, tAwaited } from '#src/i18n/t.ts'
import type { Selection } from '#src/features/shared/form.ts'

/** Actions that fixes use. Each screen that shows refusals supplies its own. */
export interface FixHands {
  /** Base units of the source asset. */
  setAmount(units: bigint): void
  switchNetwork(chainId: number): void
  connect(family: string): void
  editRecipient(): void
  editAmount(): void
  requote(): void
  tryAgain(): void
}

const hands: { readonly [K in Fix['kind']]: (fix: Extract<Fix, { kind: K }>, on: FixHands) => void } = {
  use_amount: ({ amount }, on) => on.setAmount(BigInt(amount)),
  switch_network: ({ chain_id }, on) => on.switchNetwork(chain_id),
  connect_wallet: ({ family }, on) => on.connect(family),
  change_recipient: (_, on) => on.editRecipient(),
  add_funds: (_, on) => on.editAmount(),
  requote: (_, on) => on.requote(),
  retry_after: (_, on) => on.tryAgain(),
}

/** Runs the fix offered next to a refusal. */
export const applyFix = (fix: Fix, on: FixHands): void => (hands[fix.kind] as (fix: Fix, on: FixHands) => void)(fix, on)

export const assetText = (amount: string, { fromAsset }: Selection): string =>
  `${displayAmount(BigInt(amount), fromAsset.decimals, 8)} ${fromAsset.symbol}`

export interface FixButton {
  readonly label: string
  readonly action: Fix
}

/** Returns the button of a one-tap fix; null for an amount of an unknown asset. */
export function fixButton(fix: Fix, selection: Selection | null): FixButton | null {
  if (fix.kind !== 'use_amount') return { label: labelOf(fix), action: fix }
  return selection && { label: t('fix-use_amount', { amount: assetText(fix.amount, selection) }), action: fix }
}

function labelOf(fix: Exclude<Fix, { kind: 'use_amount' }>): string {
  if (fix.kind === 'retry_after')
    return tAwaited('fix-retry_after', t('main-retry'), { time: displayDuration(fix.seconds) })
  return tAwaited(`fix-${fix.kind}`, t('main-retry'))
}
