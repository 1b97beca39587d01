import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { owlEvents } from '#core/screens/table.ts'
import { EventResults } from '#src/features/site/EventResults.tsx'
import { t } from '#src/i18n/t.ts'

/** Ended event (spec §2), with its final leaderboard. */
export default function EventPage() {
  const screen = screenAt(useLocation().pathname)
  const event = owlEvents.find((one) => one === screen?.name)
  if (!screen || !event) return null
  return (
    <div className="mx-auto w-full max-w-[34rem]">
      <h1 className="mb-2 text-title font-semibold tracking-tight">{t(`screen-${screen.name}-title`)}</h1>
      <EventResults key={event} event={event} />
    </div>
  )
}
