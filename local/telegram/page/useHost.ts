import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type HostControls, type HostSeat, hostScript, type SentEvent } from '../hostScript.ts'
import { telegramThemes, themeIn } from '../themes.ts'
import { bare, type Chrome, chromeAfter } from './chrome.ts'
import { logged, type LogEntry } from './eventLog.ts'
import { type Settings, speaks } from './settings.ts'

/** One opening of the app. */
export interface Launch {
  readonly id: number
  readonly url: string
  readonly settings: Settings
}

interface State {
  readonly chrome: Chrome
  readonly log: readonly LogEntry[]
  readonly count: number
}

type Step =
  | { readonly kind: 'heard'; readonly from: 'app' | 'host'; readonly event: SentEvent; readonly known: boolean }
  | { readonly kind: 'ask'; readonly asked: Chrome['asked'] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'clear' }

const nothing: State = { chrome: bare, log: [], count: 0 }

function stateAfter(state: State, step: Step): State {
  switch (step.kind) {
    case 'heard': {
      const { from, event, known } = step
      const log = logged(state.log, { ...event, from, known, id: state.count })
      return {
        chrome: from === 'app' && known ? chromeAfter(state.chrome, event) : state.chrome,
        log,
        count: state.count + 1,
      }
    }
    case 'ask':
      return { ...state, chrome: { ...state.chrome, asked: step.asked } }
    case 'closed':
      return { ...state, chrome: bare }
    case 'clear':
      return { ...state, log: [] }
    default:
      return step satisfies never
  }
}

export interface HostState extends State {
  readonly host: HostControls | null
  ask(asked: Chrome['asked']): void
  clearLog(): void
}

/** Messages that users answer here, and that need no other answer. */
const toPeople = [
  'web_app_open_popup',
  'web_app_request_write_access',
  'web_app_send_prepared_message',
  'web_app_add_to_home_screen',
] as const
/** Platforms with a home screen. */
const phones: ReadonlySet<string> = new Set(['ios', 'android'])
/** Telegram's cloud storage per user survives openings, as on its servers. */
const clouds = new Map<number, Record<string, string>>()

/** Simulates Telegram for the app in the frame while it is open. */
export function useHost(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: Launch | null,
  answers: HostSeat['answers'],
): HostState {
  const [state, step] = useReducer(stateAfter, nothing)
  const [host, setHost] = useState<HostControls | null>(null)
  const latest = useRef(answers)
  useEffect(() => {
    latest.current = answers
  })

  useEffect(() => {
    if (!launch || !frame.current) return
    const { settings, url } = launch
    const { version, platform, theme, person } = settings
    const live = Object.fromEntries(
      Object.keys(latest.current).map((type) => [
        type,
        (data: Record<string, unknown>) => latest.current[type]?.(data),
      ]),
    )
    const seat: HostSeat = {
      frame: frame.current,
      heard: (from, event, known) => step({ kind: 'heard', from, event, known }),
      knows: (type) => speaks(version, type),
      answers: { ...Object.fromEntries(toPeople.map((type) => [type, () => {}])), ...live },
    }
    const made = hostScript(
      {
        url,
        version,
        platform,
        theme: themeIn(version, telegramThemes[theme]),
        cloud: clouds.get(person.id) ?? {},
        homeScreen: phones.has(platform) ? 'missed' : 'unsupported',
      },
      seat,
    )
    setHost(made)
    return () => {
      clouds.set(person.id, made.cloud)
      made.stop()
      setHost(null)
      step({ kind: 'closed' })
    }
  }, [launch, frame])

  return { ...state, host, ask: (asked) => step({ kind: 'ask', asked }), clearLog: () => step({ kind: 'clear' }) }
}
