import type { AnnouncementRow } from '#core/wire/site.ts'
import type { Around } from '#runtime/catalogue/around.ts'
import type { Asked } from './aroundView.ts'
import { announced } from './announced.ts'

/** Seconds for which ended events remain listed, for their participants, and the maximum number of them. */
const TOLD_AFTER = 30 * 86_400
const MOST_ENDED = 3

/** Current and upcoming events, and the latest ended ones. A partner's pages have none. */
export function eventsView(
  { events }: Pick<Around, 'events'>,
  { language, channel, mainChannel, now }: Asked,
): AnnouncementRow[] {
  if (channel.id !== mainChannel) return []
  const ended = events
    .filter((row) => row.end_time <= now && now - row.end_time < TOLD_AFTER)
    .toSorted((a, b) => b.end_time - a.end_time)
  return [...events.filter((row) => now < row.end_time), ...ended.slice(0, MOST_ENDED)].map((row) =>
    announced(row, language),
  )
}
