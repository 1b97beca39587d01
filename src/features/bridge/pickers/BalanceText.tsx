import { t } from '#src/i18n/t.ts'
import type { BalanceCell } from '#src/features/shared/balanceCell.ts'
import { isolateBidi } from '#src/format/isolateBidi.ts'

/** Balance at the end of a row, with its unit when the row does not name it; nothing without a wallet. */
export function BalanceText({ cell, unit }: { cell: BalanceCell; unit?: string }) {
  if (cell.kind === 'none') return null
  if (cell.kind === 'ok')
    return (
      <span className="flex-none text-small text-muted">{unit ? isolateBidi(`${cell.text} ${unit}`) : cell.text}</span>
    )
  if (cell.kind === 'loading') {
    return (
      <span className="skeleton h-4 w-14 flex-none">
        <span className="sr-only">{t('picker-balance-loading')}</span>
      </span>
    )
  }
  const why = cell.kind === 'failed' ? t('picker-balance_failed') : t('picker-balance-absent')
  return (
    <span title={cell.kind === 'failed' ? why : undefined} className="flex-none px-1 text-small text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{why}</span>
    </span>
  )
}
