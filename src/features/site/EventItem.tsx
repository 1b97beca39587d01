import type { ReactNode } from 'react'
import type { AnnouncementRow } from '#core/wire/site.ts'
import { displayDays } from '#src/format/moment.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Link } from '#src/ui/Link.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { peopleText } from './peopleText.ts'

/** One event: image, title, reward and time. The whole card links to the title's target. */
export function EventItem({ event, large }: { event: AnnouncementRow; large: boolean }) {
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
