import { t } from '#src/i18n/t.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { PauseIcon, PlayIcon } from '#src/ui/moreIcons.tsx'
import { type Quest, QuestItem } from '../campaigns/questKinds.tsx'
import type { useQuestStart } from '../campaigns/useQuestStart.ts'
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { keepsFocus, mayTurn, placeAfter, startTurning } from './turn.ts'

/** Quests outside of the lists, one at a time (spec §2: More Quests). */
export function MoreQuests({ quests, start }: { quests: readonly Quest[]; start: ReturnType<typeof useQuestStart> }) {
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
