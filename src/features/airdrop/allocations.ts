import type { Airdrop } from '#core/airdrop/airdrops.ts'
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

/** View of the result: each address with its amount, and the exact sum. */
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
