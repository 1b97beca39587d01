import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Month } from '#core/rewards/calendar.ts'
import { displayMonth } from '#src/format/utc.ts'
import { t } from '#src/i18n/t.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'

interface HeadProps {
  month: Month
  /** Available arrows (spec §2). */
  arrows: { readonly previous: boolean; readonly next: boolean }
  onMove: (months: number) => void
}

/** Month name with its arrows. */
export function MonthHead({ month, arrows: { previous, next }, onMove }: HeadProps) {
  const back = useRef<HTMLButtonElement>(null)
  const on = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'previous' | 'next' | null>(null)
  // A pressed arrow that disappears passes its focus to the other one; otherwise the keyboard would restart at the top of the page.
  useLayoutEffect(() => {
    if (pressed.current === 'previous' && !previous) on.current?.focus()
    if (pressed.current === 'next' && !next) back.current?.focus()
    pressed.current = null
  }, [previous, next])
  const arrow = (way: 'previous' | 'next', ref: RefObject<HTMLButtonElement | null>, label: string, turn: string) => (
    <IconButton
      ref={ref}
      label={label}
      onClick={() => {
        pressed.current = way
        onMove(way === 'next' ? 1 : -1)
      }}
    >
      <ChevronIcon className={turn} />
    </IconButton>
  )
  const gap = <span className="size-11" />
  return (
    <div className="flex min-h-11 items-center justify-between">
      {previous ? arrow('previous', back, t('rewards-check_in-previous'), 'rotate-90 rtl:-rotate-90') : gap}
      <h3 aria-live="polite" className="font-semibold">
        {displayMonth(new Date(Date.UTC(month.year, month.month - 1, 1)))}
      </h3>
      {next ? arrow('next', on, t('rewards-check_in-next'), '-rotate-90 rtl:rotate-90') : gap}
    </div>
  )
}
