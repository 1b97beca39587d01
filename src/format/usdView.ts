import { displayUsd, type UsdKind } from './amount.ts'

/** A dollar figure for reading: a dash where it is unknown, a mark beside it where its price is old. */
export interface UsdView {
  readonly text: string
  readonly stale: boolean
}

export const usdView = (usd: string | null, stale: boolean, kind: UsdKind = 'value'): UsdView => {
  const text = displayUsd(usd, kind)
  return text === null ? { text: '–', stale: false } : { text, stale }
}
