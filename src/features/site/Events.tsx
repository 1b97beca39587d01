import { useQuery } from '@tanstack/react-query'
import type { AnnouncementRow } from '#core/wire/site.ts'
import { eventsQuery } from '#src/api/rewardQueries.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { useNow } from '#src/ui/timing.ts'
import { EventItem } from './EventItem.tsx'
import { eventsView } from './eventsView.ts'

/** Interval of the check for started or ended events. */
const LOOK_MS = 30_000

/** The operator's events: running, upcoming, and ended ones collapsed. Renders nothing without events or before they load. */
export function Events() {
  const { data } = useQuery(eventsQuery(useApi(), currentLanguage()))
  const view = eventsView(data?.list ?? [], useNow(LOOK_MS))
  if (!view) return null
  return (
    <Card title={t('events')} data-testid="events">
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
