import type { FamilyName } from '#core/chain/family.ts'
import { balancePlaces } from '#core/format/number.ts'
import type { BalanceView } from '#src/api/calls.ts'
import { displayNumber } from '#src/format/amount.ts'

/** `absent`: this network does not know the asset. `failed`: no answer. Both show a dash; only the second is explained (spec §8). */
export type BalanceCell =
  | { readonly kind: 'none' | 'loading' | 'absent' | 'failed' }
  | { readonly kind: 'ok'; readonly text: string }

/** API codes for an unknown asset, network or kind of address. */
const notThere = new Set([2, 3, 4])

export interface BalanceAnswer {
  readonly data: Readonly<Record<string, BalanceView>> | undefined
  readonly isError: boolean
}

/** Cell at the end of a network's row. `answer` is null without a wallet: then nothing is requested (spec §5). */
export function balanceCell(chainId: number, family: FamilyName, answer: BalanceAnswer | null): BalanceCell {
  if (!answer) return { kind: 'none' }
  if (!answer.data) return { kind: answer.isError ? 'failed' : 'loading' }
  const view = answer.data[String(chainId)]
  if (!view || notThere.has(view.status_code)) return { kind: 'absent' }
  if (view.status_code !== 0 || !/^[\d,]+(?:\.\d*)?$/.test(view.view_value)) return { kind: 'failed' }
  return { kind: 'ok', text: displayNumber(view.view_value.replaceAll(',', ''), balancePlaces(family)) }
}
