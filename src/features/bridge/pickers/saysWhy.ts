import type { BalanceCell } from '#src/features/shared/balanceCell.ts'

/** True when the line below a name explains a missing balance: in the active row, and in every row on devices without hover. */
export const saysWhy = (cell: BalanceCell, active: boolean, page: Pick<Window, 'matchMedia'>): boolean =>
  cell.kind === 'failed' && (active || page.matchMedia('(hover: none)').matches)
