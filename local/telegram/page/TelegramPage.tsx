import { useRef, useState } from 'react'
import { Button, linkLook } from '#src/ui/Button.tsx'
import { Mark } from '#src/ui/icons.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { ChatPane } from './ChatPane.tsx'
import { calls } from './calls.ts'
import { Controls } from './Controls.tsx'
import { EventList } from './EventList.tsx'
import { type LinkTarget, linkTarget } from './links.ts'
import { keepTheme, wantedTheme } from './pageTheme.ts'
import { Phone } from './Phone.tsx'
import { needsLaunch, type Settings, usual } from './settings.ts'
import { useChat } from './useChat.ts'
import { useFrame } from './useFrame.ts'
import { useHost } from './useHost.ts'
import { HOME, type LaunchTarget, useOpening } from './useOpening.ts'
import { words } from './words.ts'

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
