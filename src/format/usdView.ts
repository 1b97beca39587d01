import { displayUsd, type UsdKind } from './amount.ts'

/** Formatted dollars: a dash when unknown, a mark when the price is stale. */
export interface UsdView {
  readonly text: string
  readonly stale: boolean
}

export const usdView = (usd: string | null, stale: boolean, kind: UsdKind = 'value'): UsdView => {
  const text = displayUsd(usd, kind)
  return text === null ? { text: '–', stale: false } : { text, stale }
}
