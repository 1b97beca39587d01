import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { timeLeft } from '#core/rewards/campaign/shown.ts'
import { displayDays } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import type { ThemeTime as Time } from './quest.ts'

const TickerContext = createContext<Ticker | null>(null)

/** Shares one timer among all countdowns of a list. */
export function WithTicker({ children }: { children: ReactNode }) {
  const [ticker] = useState(() => createTicker())
  return <TickerContext value={ticker}>{children}</TickerContext>
}

/** Remaining time of a theme, or its start and end (spec §2). */
export function ThemeTime({ time }: { time: Time }) {
  if (time.kind === 'countdown') return <Left end={time.end} />
  return <span>{t('points-theme-range', displayDays(new Date(time.start), new Date(time.end)))}</span>
}

/** Written to the DOM by the timer: a tick causes no render. */
function Left({ end }: { end: number }) {
  const ticker = use(TickerContext)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      ticker?.follow((now) => {
        const { days, hours, minutes } = timeLeft(new Date(end), new Date(now))
        const text = t('points-theme-left', { days, hours, minutes })
        if (place.current && place.current.textContent !== text) place.current.textContent = text
      }),
    [ticker, end],
  )
  return <span ref={place} role="timer" aria-live="off" className="font-semibold text-ember" />
}

/** Spec §9: interval of the campaign countdown. */
export const TICK_MS = 10

interface Ticker {
  /** Calls with epoch ms at once and on every tick; returns the stop function. */
  follow(onTick: (now: number) => void): () => void
}

/** One timer for all followers; stops when there are none. */
export function createTicker(now: () => number = Date.now): Ticker {
  const followers = new Set<(now: number) => void>()
  let timer: ReturnType<typeof setInterval> | null = null
  return {
    follow(onTick) {
      onTick(now())
      followers.add(onTick)
      timer ??= setInterval(() => {
        const at = now()
        for (const follower of followers) follower(at)
      }, TICK_MS)
      return () => {
        followers.delete(onTick)
        if (followers.size > 0 || timer === null) return
        clearInterval(timer)
        timer = null
      }
    },
  }
}
