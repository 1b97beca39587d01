import { useNavigate } from 'react-router-dom'
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { placePaths } from '#core/screens/startPayload.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { useCheckInWallet } from '#src/features/rewards/checkIn/useCheckInAccount.ts'
import { useCheckInSheet } from '#src/features/rewards/checkIn/useCheckInSheet.tsx'
import { IconButton } from '#src/ui/Button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { PauseIcon, PlayIcon } from '#src/ui/moreIcons.tsx'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { QuestItem, type Quest } from '../campaigns/questKinds.tsx'
import { ThemeTime, WithTicker } from '../campaigns/ThemeTime.tsx'
import type { Panel } from './usePanel.ts'
import { useQuestStart } from '../campaigns/useQuestStart.ts'
import { WeekSkeleton, WeekStrip } from '../week/WeekStrip.tsx'

interface ContentsProps {
  panel: Panel
  rules: RewardsData
  /** Shows the week and the next quest only. */
  compact: boolean
}

/** The week, quests by theme, and a rotation of further quests. */
export function PanelContents({ panel: { week, lists, more }, rules, compact }: ContentsProps) {
  const { sheet, open } = useCheckInSheet(rules)
  const navigate = useNavigate()
  // A sheet cannot open another one, so it links to the check-in page instead.
  const checkIn = compact ? () => void navigate(placePaths.checkin) : open
  const start = useQuestStart()
  const { named } = useCheckInWallet()
  return (
    <div className={`grid ${compact ? 'mt-1 gap-4' : 'mt-4 gap-5'}`}>
      {week ? (
        <div className="grid gap-2">
          {named ? <p className="text-caption text-muted">{t('points-week-of', { wallet: named })}</p> : null}
          {week === 'loading' ? <WeekSkeleton /> : <WeekStrip days={week} onToday={checkIn} />}
        </div>
      ) : null}
      <WithTicker>
        {(compact ? lists.slice(0, 1) : lists).map((group) => (
          <section key={group.id} aria-label={group.name}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <h3 className="font-semibold">{group.name}</h3>
              <span className="text-caption text-muted">
                <ThemeTime time={group.time} />
              </span>
            </div>
            <ul>
              {group.quests.map((quest) => (
                <QuestItem key={quest.id} quest={quest} start={start} place="panel" />
              ))}
            </ul>
          </section>
        ))}
        {compact ? null : <MoreQuests quests={more} start={start} />}
      </WithTicker>
      <Link
        to="/points"
        className="-my-3 inline-flex min-h-11 items-center justify-self-start text-small font-semibold text-tide"
      >
        {t('points-panel-all')}
      </Link>
      {sheet}
    </div>
  )
}

/** Quests outside the lists, one at a time (spec §2: More Quests). */
function MoreQuests({ quests, start }: { quests: readonly Quest[]; start: ReturnType<typeof useQuestStart> }) {
  const { index, stopped, toggle, stand, step } = useTurning(quests.length)
  if (quests.length === 0) return null
  return (
    <section aria-label={t('points-panel-more')} data-testid="more-quests">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-small font-semibold whitespace-nowrap">{t('points-panel-more')}</h3>
        {quests.length > 1 ? (
          <span className="-me-3 ms-auto flex items-center">
            <IconButton label={t('points-panel-previous')} onClick={() => step(-1)}>
              <ChevronIcon className="rotate-90 rtl:-rotate-90" />
            </IconButton>
            <span className="-mx-2 text-caption whitespace-nowrap text-muted">
              {t('points-activity-made', { made: index + 1, asked: quests.length })}
            </span>
            <IconButton label={t('points-panel-next')} onClick={() => step(1)}>
              <ChevronIcon className="-rotate-90 rtl:rotate-90" />
            </IconButton>
            <IconButton label={t(stopped ? 'around-go_on' : 'around-stop')} className="-ms-1" onClick={toggle}>
              {stopped ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
          </span>
        ) : null}
      </div>
      {/* All share one grid cell, as high as the tallest, so that the content below does not move. */}
      <div {...stand} className="grid grid-cols-[minmax(0,1fr)]">
        {quests.map((quest, n) => (
          <ul key={quest.id} className={`[grid-area:1/1] ${n === index ? 'fade' : 'invisible'}`}>
            <QuestItem quest={quest} start={start} place="panel" />
          </ul>
        ))}
      </div>
    </section>
  )
}

const seen = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Rotates through `count` items. Pauses while the user reads them, has pressed Pause, prefers reduced motion, or does not see the page. */
function useTurning(count: number) {
  const [index, setIndex] = useState(0)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [counted, setCounted] = useState(count)
  // A focused element that is no longer listed sends no blur event.
  if (counted !== count) {
    setCounted(count)
    setFocused(false)
  }
  const visible = useSyncExternalStore(seen, () => document.visibilityState === 'visible')
  const covered = useAnySheet()
  const turning = mayTurn({ count, pointed, focused, stopped, visible: visible && !covered })
  useEffect(() => {
    if (!turning) return
    return startTurning(() => setIndex((now) => placeAfter(now, 1, count)))
  }, [turning, count])
  const stand = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(keepsFocus(currentTarget, relatedTarget, document.activeElement)),
  }
  const step = (by: number) => setIndex((now) => placeAfter(now, by, count))
  return { index: placeAfter(index, 0, count), stopped, toggle: () => setStopped(!stopped), stand, step }
}

/** Spec §9: each quest is shown this long. */
const QUEST_MS = 5000

interface Facts {
  readonly count: number
  /** True while a pointer is over the panel. */
  readonly pointed: boolean
  /** True while the panel contains the focus. */
  readonly focused: boolean
  /** True after Pause, or with reduced motion. */
  readonly stopped: boolean
  /** True while the page is visible and nothing covers the panel. */
  readonly visible: boolean
}

/** True when quests may rotate now. */
export const mayTurn = ({ count, pointed, focused, stopped, visible }: Facts): boolean =>
  count > 1 && !pointed && !focused && !stopped && visible

/** True when the focus stays inside after a blur to `next`. A blur of the whole window has no `next`, but remembers its element. */
export const keepsFocus = <T,>(
  place: { contains(node: T | null): boolean },
  next: T | null,
  remembered: T | null,
): boolean => place.contains(next ?? remembered)

/** Returns the index `by` steps further, wrapping around; 0 in an empty list. */
export const placeAfter = (index: number, by: number, count: number): number =>
  count === 0 ? 0 : (((index + by) % count) + count) % count

/** Calls periodically for the next quest; returns the stop function. */
export function startTurning(onTurn: () => void): () => void {
  const timer = setInterval(onTurn, QUEST_MS)
  return () => clearInterval(timer)
}
