import type { ReactNode } from 'react'
import { wholeText } from '#src/format/amount.ts'
import { displayDayOf, displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Link } from '#src/ui/Link.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { type Entry, type EntryView, entryView } from './entryView.ts'
import { isolateBidi } from '#src/format/text.ts'

interface RowProps {
  entry: Entry
  txUrl: (chainId: number, hash: string) => string | null
}

/** Reason, time and points; the row links to their source. */
export function EntryRow({ entry, txUrl }: RowProps) {
  const { title, detail, source } = entryView(entry)
  const taken = entry.points < 0
  return (
    <li className="border-b border-line last:border-0">
      <Target source={source} txUrl={txUrl}>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty">{title}</span>
          <span className="block text-caption text-pretty text-muted">
            <time dateTime={entry.at}>{displayMoment(entry.at)}</time>
            {detail ? ` · ${detail}` : ''}
          </span>
          {entry.pending ? (
            <span className="mt-1 block">
              <Badge tone="warn">{t('points-why-pending', { day: displayDayOf(entry.final_at) })}</Badge>
            </span>
          ) : null}
        </span>
        <span className={`flex-none font-semibold ${taken ? 'text-bad' : entry.pending ? 'text-muted' : 'text-ember'}`}>
          {isolateBidi(`${taken ? '−' : '+'}${wholeText(Math.abs(entry.points))}`)}
        </span>
      </Target>
    </li>
  )
}

const look = 'flex min-h-14 items-center gap-3 py-2'
const open = 'press -mx-2 rounded-input px-2 hover:bg-raised'

function Target({
  source,
  txUrl,
  children,
}: {
  source: EntryView['source']
  txUrl: RowProps['txUrl']
  children: ReactNode
}) {
  if (source && 'order' in source) {
    return (
      <Link to={`/order/${source.order}`} className={`${look} ${open}`}>
        {children}
      </Link>
    )
  }
  const href = source ? txUrl(source.chain, source.tx) : null
  if (href === null) return <div className={look}>{children}</div>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${look} ${open}`}>
      {children}
      <OutIcon width={16} height={16} className="flex-none text-muted" />
    </a>
  )
}
