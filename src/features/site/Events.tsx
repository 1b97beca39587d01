import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnnouncementRow } from '#core/wire/site.ts'
import { eventsQuery } from '#src/api/rewardQueries.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { displayDays } from '#src/format/time.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Link } from '#src/ui/Link.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { tagOf } from '#src/i18n/languages.ts'

/** Interval of the check for started or ended events. */
const LOOK_MS = 30_000

/** The operator's events: running, upcoming, and ended ones collapsed. Renders nothing without events or before they load. */
export function Events() {
  const { data } = useQuery(eventsQuery(useApi(), currentLanguage()))
  const view = eventsView(data?.list ?? [], useNow(LOOK_MS))
  if (!view) return null
  return (
    <Card title={t('events-title')} data-testid="events">
      <div className="grid gap-4">
        <EventList rows={view.running} picture />
        {view.coming.length === 0 ? null : (
          <section aria-label={t('events-coming')}>
            <p aria-hidden="true" className="mb-2 text-caption font-semibold text-muted">
              {t('events-coming')}
            </p>
            <EventList rows={view.coming} />
          </section>
        )}
        {view.ended.length === 0 ? null : (
          <details className="group">
            <summary className="-my-2 flex min-h-11 list-none items-center gap-2 text-small text-muted">
              {t('events-ended', { count: view.ended.length })}
              <ChevronIcon className="ms-auto flex-none transition-transform duration-(--motion-usual) group-open:rotate-180" />
            </summary>
            <EventList rows={view.ended} />
          </details>
        )}
      </div>
    </Card>
  )
}

/** Only the first running event shows its image. */
function EventList({ rows, picture = false }: { rows: readonly AnnouncementRow[]; picture?: boolean }) {
  if (rows.length === 0) return null
  return (
    <ul className="-my-2">
      {rows.map((event, n) => (
        <EventItem key={`${event.maintitle} ${event.start_time}`} event={event} large={picture && n === 0} />
      ))}
    </ul>
  )
}

/** One event: image, title, reward and time. The whole card links to the title's target. */
function EventItem({ event, large }: { event: AnnouncementRow; large: boolean }) {
  const days = displayDays(new Date(event.start_time * 1000), new Date(event.end_time * 1000))
  const people = event.user_num_value === '' ? null : t('events-people', { people: peopleText(event.user_num_value) })
  return (
    <li className="border-b border-line py-2 last:border-0">
      <article className="press relative -mx-2 flex flex-wrap items-start gap-3 rounded-input p-2 hover:bg-raised">
        {event.img === null ? null : (
          <img
            src={event.img}
            alt=""
            loading="lazy"
            decoding="async"
            className={`aspect-video flex-none rounded-input bg-water object-cover ${large ? 'w-full' : 'w-24'}`}
          />
        )}
        <div className="min-w-0 flex-[1_1_9rem]">
          <h3 dir="auto" className="font-semibold text-pretty rtl:text-right">
            <EventLink to={event.link}>{event.maintitle}</EventLink>
          </h3>
          <p dir="auto" className="text-small text-pretty text-muted rtl:text-right">
            {event.subtitle}
          </p>
          {event.cover_label === '' && event.reward_tags.length === 0 ? null : (
            <p className="mt-2 flex flex-wrap gap-2">
              {event.cover_label === '' ? null : <Badge>{event.cover_label}</Badge>}
              {event.reward_tags.map((tag) => (
                <Badge key={tag} tone="ember">
                  {tag}
                </Badge>
              ))}
            </p>
          )}
          <p className="mt-2 text-caption text-muted">
            {[t('points-theme-range', days), people].filter(Boolean).join(' · ')}
          </p>
        </div>
      </article>
    </li>
  )
}

/** Covers the whole article, so that all of it is tappable while the link's name stays short. */
const spread = 'after:absolute after:inset-0 after:rounded-input'

function EventLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={spread}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={spread}>
      {children}
      <OutIcon width={14} height={14} className="ms-1 inline-block align-baseline text-muted" />
    </a>
  )
}

interface EventsView {
  /** Running events, the one that ends first at the top. */
  readonly running: readonly AnnouncementRow[]
  /** Upcoming events by start time. */
  readonly coming: readonly AnnouncementRow[]
  /** Ended events, latest first. */
  readonly ended: readonly AnnouncementRow[]
}

const by = (time: (row: AnnouncementRow) => number) => (a: AnnouncementRow, b: AnnouncementRow) => time(a) - time(b)

/** Groups the operator's events by time; null without any. `now` in epoch ms; the end is exclusive. */
export function eventsView(rows: readonly AnnouncementRow[], now: number): EventsView | null {
  if (rows.length === 0) return null
  const seconds = now / 1000
  return {
    running: rows
      .filter((row) => row.start_time <= seconds && seconds < row.end_time)
      .toSorted(by((row) => row.end_time)),
    coming: rows.filter((row) => seconds < row.start_time).toSorted(by((row) => row.start_time)),
    ended: rows.filter((row) => row.end_time <= seconds).toSorted(by((row) => -row.end_time)),
  }
}

const SCALES = { '': 1, K: 1e3, M: 1e6, B: 1e9 } as const
const written = /^(\d{1,9}(?:\.\d{1,3})?)([KMB]?)$/i

/** Participant count as the operator wrote it ("1.2K"), abbreviated for the page's language; other text is unchanged. */
export function peopleText(value: string): string {
  const [, figure, letter = ''] = written.exec(value.trim()) ?? []
  if (figure === undefined) return value
  const people = Math.round(Number(figure) * SCALES[letter.toUpperCase() as keyof typeof SCALES])
  return new Intl.NumberFormat(tagOf(currentLanguage()), {
    notation: 'compact',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }).format(people)
}
