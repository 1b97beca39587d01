import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import type { BalanceCell } from '#src/features/shared/balanceCell.ts'
import { isolateBidi } from '#src/format/text.ts'

/** Layout of any list row: icon, name with a second line, and a figure at the end. */
export function OptionRow({
  icon,
  name,
  mark,
  note,
  muted = false,
  end,
}: {
  icon: ReactNode
  name: string
  /** Follows the name and is never truncated. */
  mark?: ReactNode
  note?: ReactNode
  muted?: boolean
  end?: ReactNode
}) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className={`min-w-0 truncate font-semibold ${muted ? 'text-muted' : ''}`}>{name}</span>
          {mark}
        </span>
        {note ? (
          <span dir="auto" className="block truncate text-caption text-muted rtl:text-right">
            {note}
          </span>
        ) : null}
      </span>
      {end}
    </>
  )
}

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

/** True when the line below a name explains a missing balance: in the active row, and in every row on devices without hover. */
export const saysWhy = (cell: BalanceCell, active: boolean, page: Pick<Window, 'matchMedia'>): boolean =>
  cell.kind === 'failed' && (active || page.matchMedia('(hover: none)').matches)
