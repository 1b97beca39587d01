import type { Airdrop } from '#core/rewards/airdrops.ts'
import { parseUnits } from '#core/money/units.ts'
import { displayAmount } from '#src/format/amount.ts'

export interface AllocationView {
  readonly address: string
  readonly amount: string
  readonly isNothing: boolean
}

export interface AllocationsView {
  readonly rows: readonly AllocationView[]
  /** Number of addresses with an allocation. */
  readonly found: number
  readonly total: string
}

/** Builds the view of the result: each address with its amount, and the exact sum. */
export function allocationsView(drop: Airdrop, answer: readonly { address: string; value: string }[]): AllocationsView {
  const read = answer.map(({ address, value }) => ({ address, units: parseUnits(value, drop.decimals) }))
  const rows = read.map(({ address, units }) => ({
    address,
    amount: displayAmount(units, drop.decimals),
    isNothing: units === 0n,
  }))
  const total = read.reduce((sum, { units }) => sum + units, 0n)
  return { rows, found: rows.filter((row) => !row.isNothing).length, total: displayAmount(total, drop.decimals) }
}

export type AllocationsState =
  | { readonly kind: 'start' }
  | { readonly kind: 'loading'; readonly done: number; readonly all: number; readonly earlier: AllocationsView | null }
  /** `isEarlier`: a later query failed. */
  | { readonly kind: 'found'; readonly view: AllocationsView; readonly isEarlier: boolean }
  /** The airdrop has no list yet. */
  | { readonly kind: 'unlisted' }

export type AllocationsEvent =
  | { readonly kind: 'asked'; readonly all: number }
  | { readonly kind: 'answered'; readonly done: number }
  | { readonly kind: 'found'; readonly view: AllocationsView }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'failed' }

const earlierOf = (state: AllocationsState): AllocationsView | null =>
  state.kind === 'found' ? state.view : state.kind === 'loading' ? state.earlier : null

/** A failed query restores the earlier result, which is still true and may have taken many addresses to get. */
export function nextAllocations(state: AllocationsState, event: AllocationsEvent): AllocationsState {
  const earlier = earlierOf(state)
  if (event.kind === 'asked') return { kind: 'loading', done: 0, all: event.all, earlier }
  if (event.kind === 'found') return { kind: 'found', view: event.view, isEarlier: false }
  if (event.kind === 'unlisted') return { kind: 'unlisted' }
  if (event.kind === 'failed') return earlier ? { kind: 'found', view: earlier, isEarlier: true } : { kind: 'start' }
  return state.kind === 'loading' ? { ...state, done: event.done } : state
}
