import { useState } from 'react'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import type { TrackerRow, TrackerSettingsData } from '#core/wire/tracker.ts'
import { displayAmount, displayUsd, wholeText } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { displayDayOf } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { FactRow } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { type Figures, figuresOf, type Group, keyOf } from './trackerView.ts'

export const usdText = (usd: bigint): string => displayUsd(formatUnits(usd, USD_DECIMALS)) ?? ''

/** A count, as a minimum where only the newest transactions were read. */
export const countText = (count: number, { atLeast }: Figures): string =>
  atLeast ? t('tracker-at-least', { figure: wholeText(count) }) : wholeText(count)

/** Contracts used; a minimum also where addresses may have used the same ones. */
export const contractsText = (figures: Figures): string =>
  countText(figures.contracts, { ...figures, atLeast: figures.atLeast || figures.sharesContracts })

interface ListProps {
  groups: readonly Group[]
  /** Networks, whose coins have their own sums; addresses have dollars only. */
  networks: TrackerSettingsData['networks'] | null
  nameOf: (key: string) => string
  /** Name of one row in a group: its address among those of a network, its network among those of an address. */
  partOf: (row: TrackerRow) => string
  /** Icon of a network. */
  iconOf?: (key: string) => string
}

/** Networks or addresses, each opening to all of its figures. */
export const GroupList = ({ groups, ...list }: ListProps) => (
  <ul className="card overflow-hidden" data-testid={list.networks ? 'tracker-networks' : 'tracker-addresses'}>
    {groups.map((group) => (
      <GroupRow key={group.key} group={group} {...list} />
    ))}
  </ul>
)

/** Parts are computed once the row opens: twenty addresses on twenty networks are many. */
function GroupRow({ group, networks, nameOf, partOf, iconOf }: { group: Group } & Omit<ListProps, 'groups'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-b border-line last:border-0">
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="press flex min-h-16 cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
          {iconOf ? <RoundIcon kind="network" name={nameOf(group.key)} icon={iconOf(group.key)} size={36} /> : null}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{nameOf(group.key)}</span>
            <span className="block text-caption text-muted">
              {t('tracker-day-count', { count: group.figures.days })}
            </span>
          </span>
          <span className="text-end">
            <span className="block font-semibold tabular-nums">
              {countText(group.figures.transactions, group.figures)}
            </span>
            <span className="block text-caption text-muted tabular-nums">{usdText(group.figures.volumeUsd)}</span>
          </span>
          <ChevronIcon className="flex-none text-muted transition-transform duration-(--motion-usual) group-open:rotate-180" />
        </summary>
        <dl className="border-t border-line bg-raised/40 px-4 pb-2">
          <Facts group={group} networks={networks} />
        </dl>
        {isOpen && group.rows.length > 1 ? <Parts rows={group.rows} partOf={partOf} /> : null}
      </details>
    </li>
  )
}

/** Figures of each address on each network. */
const Parts = ({ rows, partOf }: { rows: Group['rows'] } & Pick<ListProps, 'partOf'>) => (
  <ul className="border-t border-line bg-raised/40 px-4 pb-2" data-testid="tracker-parts">
    {rows.map((row) => {
      const figures = figuresOf([row])
      const facts = [
        ['tracker-transactions', countText(figures.transactions, figures)],
        ['tracker-days', countText(figures.days, figures)],
        ['tracker-weeks', countText(figures.weeks, figures)],
        ['tracker-months', countText(figures.months, figures)],
        ['tracker-contracts', contractsText(figures)],
        ['tracker-last', figures.lastAt ? displayDayOf(figures.lastAt) : '–'],
      ] as const
      return (
        <li key={keyOf(row)} className="border-b border-line py-3 last:border-0">
          <p className="text-small font-semibold wrap-anywhere">{partOf(row)}</p>
          <dl className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-x-4 gap-y-2">
            {facts.map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-caption text-muted">{t(label)}</dt>
                <dd className="text-small tabular-nums wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      )
    })}
  </ul>
)

function Facts({ group: { key, rows, figures }, networks }: { group: Group } & Pick<ListProps, 'networks'>) {
  const coin = networks?.find(({ chain_id }) => String(chain_id) === key)
  const worth = (of: 'volume' | 'gas', usd: bigint) => {
    if (!coin) return usdText(usd)
    const amount = rows.reduce((all, { activity }) => all + BigInt(activity[of].amount), 0n)
    return `${isolateBidi(`${displayAmount(amount, coin.decimals, 5)} ${coin.symbol}`)} · ${usdText(usd)}`
  }
  return (
    <>
      <FactRow label={t('tracker-transactions')}>{countText(figures.transactions, figures)}</FactRow>
      <FactRow label={t('tracker-days')}>{countText(figures.days, figures)}</FactRow>
      <FactRow label={t('tracker-weeks')}>{countText(figures.weeks, figures)}</FactRow>
      <FactRow label={t('tracker-months')}>{countText(figures.months, figures)}</FactRow>
      <FactRow label={t('tracker-contracts')}>{contractsText(figures)}</FactRow>
      <FactRow label={t('tracker-volume')}>{worth('volume', figures.volumeUsd)}</FactRow>
      <FactRow label={t('tracker-gas')}>{worth('gas', figures.gasUsd)}</FactRow>
      <FactRow label={t('tracker-first')}>{firstText(figures)}</FactRow>
      <FactRow label={t('tracker-last')}>{figures.lastAt ? displayDayOf(figures.lastAt) : '–'}</FactRow>
    </>
  )
}

/** Day of the first transaction; only a bound if older ones were not read. */
export const firstText = ({ firstAt, atLeast }: Figures): string =>
  firstAt === null ? '–' : atLeast ? t('tracker-before', { date: displayDayOf(firstAt) }) : displayDayOf(firstAt)
