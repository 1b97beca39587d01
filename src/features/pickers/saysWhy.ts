import type { BalanceCell } from './balanceCell.ts'

/** Whether the line below a name says why its balance is missing: where the keyboard stands, and in every row where nothing can hover. */
export const saysWhy = (cell: BalanceCell, active: boolean, page: Pick<Window, 'matchMedia'>): boolean =>
  cell.kind === 'failed' && (active || page.matchMedia('(hover: none)').matches)
