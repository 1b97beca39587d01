import { useRef, useState, useCallback, type RefObject, useEffect, useLayoutEffect } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Mark } from '#src/ui/icons.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { ChatPane } from './ChatPane.tsx'
import { calls } from './calls.ts'
import { Controls } from './Controls.tsx'
import { type LinkTarget, linkTarget } from './links.ts'
import { keepTheme, wantedTheme } from './pageTheme.ts'
import { Phone, type Opening } from './Phone.tsx'
import { coveredBy, needsLaunch, type Settings, speaks, usual } from './settings.ts'
import { useChat } from './useChat.ts'
import { useHost, type Launch } from './useHost.ts'
import { words } from './words.ts'
import type { HostControls } from '../hostScript.ts'
import { telegramThemes, themeIn } from '../themes.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Field } from '#src/ui/Field.tsx'
import { dataText, type LogEntry, matching } from './eventLog.ts'

type Side = 'controls' | 'events'
const sides = [
  { id: 'controls', text: words.controls },
  { id: 'events', text: words.events },
] as const

/** The app inside a simulated Telegram. Builds for operators do not contain it. */
export function TelegramPage() {
  const [settings, setSettings] = useState(usual)
  const [side, setSide] = useState<Side>('controls')
  const [theme, setTheme] = useState(() => wantedTheme(window.localStorage))
  const frame = useRef<HTMLIFrameElement>(null)
  const phone = useRef<HTMLDivElement>(null)
  const channelButton = useRef<HTMLButtonElement>(null)
  const { launch, opening, place, open, close } = useOpening()
  const chat = useChat(settings)

  const show = (where: LaunchTarget, as: Settings = settings) => {
    void open(where, as)
    phone.current?.scrollIntoView({ block: 'nearest' })
  }
  const ways: { readonly [K in LinkTarget['kind']]: (way: Extract<LinkTarget, { kind: K }>) => void } = {
    open: ({ path, startParam }) => show({ path, startParam }),
    say: ({ text }) => void chat.act(() => calls.say(settings, text)),
    share: ({ text }) => state.ask({ kind: 'share', text }),
    channel: () => channelButton.current?.focus(),
    web: ({ url }) => void window.open(url, '_blank', 'noopener'),
  }
  const go = (way: LinkTarget) => (ways[way.kind] as (way: LinkTarget) => void)(way)
  const change = (changed: Partial<Settings>) => {
    const next = { ...settings, ...changed }
    setSettings((now) => ({ ...now, ...changed }))
    if (!launch || !needsLaunch(settings, next)) return
    // Switching the user closes the app first.
    if (next.person === settings.person) show(place, next)
    else close()
  }
  const state = useHost(frame, launch, {
    web_app_close: close,
    web_app_expand: () => change({ viewport: 'expanded' }),
    web_app_request_fullscreen: () => change({ fullscreen: true }),
    web_app_exit_fullscreen: () => change({ fullscreen: false }),
    web_app_open_link: ({ url }) => go({ kind: 'web', url: String(url) }),
    web_app_open_tg_link: ({ path_full: path }) => {
      const way = linkTarget(`https://t.me${String(path)}`)
      // A newer Telegram shows the channel above the app, which stays open.
      if (way.kind !== 'share' && way.kind !== 'channel') close()
      go(way)
    },
  })
  const { chrome } = state
  useFrame(frame, state.host, settings, chrome.main.is_visible === true || chrome.secondary.is_visible === true)
  const turn = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    keepTheme(next, window)
    setTheme(next)
  }

  return (
    <div className="tg-page" data-page="causeway-telegram-page">
      <header className="tg-top" aria-label={words.page}>
        <h1>
          <Mark /> {words.title}
        </h1>
        <p className="tg-faint">{words.about}</p>
        <Button look="faint" onClick={turn}>
          {theme === 'dark' ? words.lightPage : words.darkPage}
        </Button>
        <a href="/" className={linkLook('faint')}>
          {words.outside}
        </a>
      </header>
      <main className="tg-main" aria-label={words.title}>
        <div ref={phone} className="tg-stage">
          <Phone
            frame={frame}
            launch={launch}
            opening={opening}
            settings={settings}
            state={state}
            onOpen={() => show(opening === 'failed' ? place : HOME)}
            onClose={close}
            onReload={() => show(place)}
            onChange={change}
          />
        </div>
        <ChatPane chat={chat} settings={settings} channelButton={channelButton} onWay={go} />
        <section className="card tg-side" aria-label={words.side}>
          <Tabs label={words.side} value={side} tabs={sides} onChange={setSide} panelClassName="tg-panel">
            {side === 'controls' ? (
              <Controls
                settings={settings}
                onChange={change}
                onOpen={(startParam) => show({ path: '/', startParam })}
              />
            ) : (
              <EventList log={state.log} onClear={state.clearLog} />
            )}
          </Tabs>
        </section>
      </main>
    </div>
  )
}

/** Path that the app is opened at, with its start parameter. */
interface LaunchTarget {
  readonly path: string
  readonly startParam: string | null
}

const HOME: LaunchTarget = { path: '/', startParam: null }

/** Opens the app with new init data each time; the latest request wins. */
function useOpening() {
  const [launch, setLaunch] = useState<Launch | null>(null)
  const [opening, setOpening] = useState<Opening>('closed')
  const [place, setPlace] = useState(HOME)
  const wish = useRef(0)

  const open = useCallback(async (where: LaunchTarget, settings: Settings): Promise<void> => {
    const mine = ++wish.current
    setPlace(where)
    setLaunch(null)
    setOpening('opening')
    try {
      const { hash } = await calls.launch(settings, where.startParam)
      if (wish.current === mine) setLaunch({ id: mine, url: `${where.path}#${hash}`, settings })
    } catch {
      if (wish.current === mine) setOpening('failed')
    }
  }, [])
  const close = useCallback(() => {
    wish.current++
    setLaunch(null)
    setOpening('closed')
  }, [])
  return { launch, opening, place, open, close }
}

/** Reports changes around the open app: colors, insets and size. */
function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  host: HostControls | null,
  settings: Settings,
  buttons: boolean,
): void {
  const { theme, notch, content, fullscreen, viewport, version } = settings
  const modern = speaks(version, 'web_app_request_safe_area')
  const whole = useRef(fullscreen)
  useEffect(() => host?.theme(themeIn(version, telegramThemes[theme])), [host, theme, version])
  useEffect(() => {
    if (!modern) return
    const covered = coveredBy({ notch, content, fullscreen }, buttons)
    host?.insets('safe_area', covered.safe)
    host?.insets('content_safe_area', covered.content)
  }, [host, modern, notch, content, fullscreen, buttons])
  useEffect(() => {
    const changed = whole.current !== fullscreen
    whole.current = fullscreen
    if (changed && modern) host?.emit('fullscreen_changed', { is_fullscreen: fullscreen })
  }, [host, modern, fullscreen])
  // Runs before the browser reports sizes: an area that a keyboard has made smaller must not count as the whole.
  useLayoutEffect(() => {
    const place = frame.current
    if (!host || !place) return
    const tell = () =>
      place.clientWidth > 0 && host.resized({ stable: viewport !== 'keyboard', expanded: viewport !== 'half' })
    const watch = new ResizeObserver(tell)
    watch.observe(place)
    return () => watch.disconnect()
  }, [frame, host, viewport])
}

/** Messages between the app and Telegram, newest first. */
function EventList({ log, onClear }: { log: readonly LogEntry[]; onClear: () => void }) {
  const [filter, setFilter] = useState('')
  const shown = matching(log, filter)
  return (
    <div className="tg-events">
      <Field
        label={words.filter}
        labelHidden
        placeholder={words.filter}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <div className="tg-events-head">
        <p className="tg-faint" role="status">
          {words.count(shown.length, log.length)}
        </p>
        <Button look="faint" disabled={log.length === 0} onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {shown.length === 0 ? <p className="tg-empty">{log.length === 0 ? words.noEvents : words.noMatch}</p> : null}
      <ol className="tg-log">
        {shown.map(({ id, from, type, data, known }) => (
          <li key={id} data-from={from}>
            <span className="tg-from">{from === 'app' ? words.fromApp : words.fromHost}</span>
            <span className="tg-event">
              <b>{type}</b> {known ? null : <Badge tone="warn">{words.ignored}</Badge>}
              {data === undefined ? null : <code>{dataText(data)}</code>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
