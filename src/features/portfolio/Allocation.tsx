import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { displayUsd } from '#src/format/amount.ts'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { StaleSign } from './HoldingList.tsx'
import type { Slice } from './holdings.ts'

/** Hues that differ in both themes and for people who don't see red and green apart; the last slice is grey. */
const colours = [
  'oklch(0.66 0.12 195)',
  'oklch(0.6 0.16 265)',
  'oklch(0.74 0.14 75)',
  'oklch(0.6 0.17 325)',
  'oklch(0.66 0.12 145)',
] as const
const REST = 'var(--control-line)'

/** A total as one bar of its parts, each named with its share and value. */
export function Allocation({ title, slices }: { title: string; slices: readonly Slice[] }) {
  const colourOf = ({ name }: Slice, index: number): string => (name === '' ? REST : (colours[index] ?? REST))
  return (
    <Card title={title}>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {slices.map((slice, index) => (
          <span
            key={slice.name}
            className="min-w-1"
            style={{ flex: `${slice.shareBps} 1 0`, background: colourOf(slice, index) }}
          />
        ))}
      </div>
      <ul className="mt-3">
        {slices.map((slice, index) => (
          <li
            key={slice.name}
            className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line py-2 text-small last:border-0"
          >
            <span
              aria-hidden="true"
              className="size-2.5 flex-none rounded-full"
              style={{ background: colourOf(slice, index) }}
            />
            <span className="min-w-0 flex-1 basis-20 font-semibold wrap-anywhere">
              {slice.name || t('portfolio-other')}
            </span>
            <span className="ms-auto tabular-nums text-muted">{shareText(slice.shareBps)}</span>
            <span className="min-w-28 text-end font-semibold tabular-nums wrap-anywhere">
              {displayUsd(formatUnits(slice.usd, USD_DECIMALS))}
              {slice.stale ? <StaleSign /> : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One decimal; a smaller share than that is written as "<0.1%". */
function shareText(bps: number): string {
  const tenths = Math.floor(bps / 10)
  const text = displayPercent(formatUnits(BigInt(Math.max(tenths, 1)), 3))
  return tenths === 0 ? `<${text}` : text
}
