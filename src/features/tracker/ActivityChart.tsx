import { displayMonth } from '#src/format/time.ts'
import { wholeText } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import type { Chart, ChartSeries } from './trackerView.ts'

/** Hues that differ in both themes and for people who don't see red and green apart; all other networks are grey. */
const colours = [
  'oklch(0.66 0.12 195)',
  'oklch(0.6 0.16 265)',
  'oklch(0.74 0.14 75)',
  'oklch(0.6 0.17 325)',
  'oklch(0.66 0.12 145)',
  'oklch(0.62 0.16 30)',
] as const
const REST = 'var(--control-line)'
const colourOf = ({ chainId }: ChartSeries, index: number): string =>
  chainId === null ? REST : (colours[index] ?? REST)

/** Bars up to this number have their figures above them; of more, whose figures would overlap on a phone, the highest one has. */
const LABELLED = 12

/** Transactions of each month as bars of their networks, and the same figures as a table. */
export function ActivityChart({ chart, nameOf }: { chart: Chart; nameOf: (chainId: number) => string }) {
  const { months, series, totals } = chart
  const highest = totals.reduce((a, b) => Math.max(a, b), 1)
  const peak = totals.indexOf(highest)
  const nameOfSeries = ({ chainId }: ChartSeries): string => (chainId === null ? t('tracker-others') : nameOf(chainId))
  return (
    <Card title={t('tracker-chart')} data-testid="tracker-chart">
      <div aria-hidden="true">
        <div className="flex h-40 items-end gap-0.5 border-b border-line min-[30rem]:gap-1">
          {months.map((month, n) => (
            <div key={month} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end">
              {(totals[n] ?? 0) > 0 && (months.length <= LABELLED || n === peak) ? (
                <span className="mb-1 text-caption leading-none whitespace-nowrap tabular-nums text-muted">
                  {wholeText(totals[n] ?? 0)}
                </span>
              ) : null}
              <div
                className="flex w-full max-w-10 flex-col-reverse gap-px overflow-hidden rounded-t-sm"
                style={{ height: `${((totals[n] ?? 0) / highest) * 85}%` }}
              >
                {series.map((one, index) =>
                  one.counts[n] ? (
                    <span
                      key={String(one.chainId)}
                      className="min-h-0.5"
                      style={{ flex: `${one.counts[n]} 1 0`, background: colourOf(one, index) }}
                    />
                  ) : null,
                )}
              </div>
            </div>
          ))}
        </div>
        <p
          className={`mt-1 flex gap-4 text-caption text-muted ${months.length > 1 ? 'justify-between' : 'justify-center'}`}
        >
          <span>{monthText(months[0])}</span>
          {months.length > 1 ? <span>{monthText(months.at(-1))}</span> : null}
        </p>
      </div>
      <ul className="mt-3 grid gap-x-6 min-[30rem]:grid-cols-2">
        {series.map((one, index) => (
          <li
            key={String(one.chainId)}
            className="flex min-h-9 items-center gap-3 border-b border-line py-1 text-small"
          >
            <span
              aria-hidden="true"
              className="size-2.5 flex-none rounded-full"
              style={{ background: colourOf(one, index) }}
            />
            <span className="min-w-0 flex-1 truncate">{nameOfSeries(one)}</span>
            <span className="font-semibold tabular-nums">{wholeText(one.transactions)}</span>
          </li>
        ))}
      </ul>
      <details className="group mt-2">
        <summary className="press inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-small font-semibold text-tide [&::-webkit-details-marker]:hidden">
          {t('tracker-table')}
          <ChevronIcon className="transition-transform duration-(--motion-usual) group-open:rotate-180" />
        </summary>
        <div
          className="overflow-x-auto"
          role="region"
          aria-label={t('tracker-chart')}
          // It scrolls, so the keyboard needs to reach it.
          tabIndex={0}
        >
          <table className="w-full text-small tabular-nums">
            <thead>
              <tr className="border-b border-line text-start text-muted">
                <th scope="col" className="py-2 pe-4 text-start font-normal">
                  {t('tracker-month')}
                </th>
                {series.map((one) => (
                  <th key={String(one.chainId)} scope="col" className="px-2 py-2 text-end font-normal">
                    {nameOfSeries(one)}
                  </th>
                ))}
                <th scope="col" className="py-2 ps-2 text-end font-normal">
                  {t('tracker-transactions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map((month, n) => (
                <tr key={month} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                    {monthText(month)}
                  </th>
                  {series.map((one) => (
                    <td key={String(one.chainId)} className="px-2 text-end">
                      {wholeText(one.counts[n] ?? 0)}
                    </td>
                  ))}
                  <td className="ps-2 text-end font-semibold">{wholeText(totals[n] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  )
}

const monthText = (month: string | undefined): string =>
  month === undefined ? '' : displayMonth(new Date(`${month}-15T00:00:00Z`))
