import type { CSSProperties, RefObject } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { type HostControls, SANDBOX } from '../hostScript.ts'
import { telegramThemes } from '../themes.ts'
import { Asked } from './Asked.tsx'
import { colourOf, type ButtonLook, type Chrome } from './chrome.ts'
import { PhoneHead } from './PhoneHead.tsx'
import type { Settings } from './settings.ts'
import type { HostState, Launch } from './useHost.ts'
import { words } from './words.ts'

/** State of the phone's screen while no app is open. */
export type Opening = 'closed' | 'opening' | 'failed'

interface PhoneProps {
  frame: RefObject<HTMLIFrameElement | null>
  launch: Launch | null
  opening: Opening
  settings: Settings
  state: HostState
  onOpen: () => void
  onClose: () => void
  onReload: () => void
  onChange: (change: Partial<Settings>) => void
}

const closedWords = {
  closed: [words.closed, words.closedText, words.open],
  opening: [words.opening, '', words.open],
  failed: [words.failed, words.failedText, words.again],
} as const

/** A phone with Telegram, and the app in it. */
export function Phone({ frame, launch, opening, settings, state, onOpen, onClose, onReload, onChange }: PhoneProps) {
  const { chrome, host, ask } = state
  const theme = telegramThemes[settings.theme]
  const style = {
    '--tg-ground': theme.secondary_bg_color,
    '--tg-text': theme.text_color,
    '--tg-hint': theme.hint_color,
    '--tg-panel': theme.bg_color,
    '--tg-accent': theme.accent_text_color,
    '--tg-line': theme.section_separator_color,
    '--tg-danger': theme.destructive_text_color,
    '--tg-header': colourOf(chrome.header, theme, 'header_bg_color'),
    '--tg-bar': colourOf(chrome.bottomBar, theme, 'bottom_bar_bg_color'),
  } as CSSProperties
  const close = () => (chrome.asksBeforeClosing ? ask({ kind: 'leave' }) : onClose())
  const buttons = chrome.main.is_visible || chrome.secondary.is_visible
  const [title, text, action] = closedWords[opening]
  return (
    <section
      className="tg-phone"
      aria-label={words.phone}
      style={style}
      data-notch={settings.notch || undefined}
      data-fullscreen={settings.fullscreen || undefined}
      data-viewport={settings.viewport}
    >
      <div className="tg-status" aria-hidden="true" />
      {launch ? (
        <>
          <PhoneHead
            chrome={chrome}
            host={host}
            fullscreen={settings.fullscreen}
            onClose={close}
            onReload={onReload}
            onFullscreen={(fullscreen) => onChange({ fullscreen })}
          />
          <div className="tg-app">
            <iframe
              key={launch.id}
              ref={frame}
              title={words.app}
              sandbox={SANDBOX}
              allow="clipboard-write; local-network-access"
            />
          </div>
          <div className="tg-native-row" hidden={!buttons}>
            <NativeButtons chrome={chrome} theme={theme} host={host} />
          </div>
          {settings.viewport === 'keyboard' ? (
            <div className="tg-keyboard" aria-hidden="true">
              {words.keyboard}
            </div>
          ) : null}
          <p className="tg-sr" role="status">
            {chrome.haptic === null ? '' : words.haptic(chrome.haptic)}
          </p>
        </>
      ) : (
        <div className="tg-closed" role={opening === 'failed' ? 'alert' : undefined}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Button look="secondary" loading={opening === 'opening'} onClick={onOpen}>
            {action}
          </Button>
        </div>
      )}
      {chrome.asked ? (
        <Asked
          key={chrome.asked.kind}
          asked={chrome.asked}
          user={settings.person.id}
          host={host}
          onDone={() => ask(null)}
          onLeave={onClose}
        />
      ) : null}
    </section>
  )
}

interface ButtonsProps {
  chrome: Chrome
  theme: Readonly<Record<string, string>>
  host: HostControls | null
}

/** Telegram's own buttons below the app, as the app sets them. */
function NativeButtons({ chrome, theme, host }: ButtonsProps) {
  const draw = (
    name: 'main' | 'secondary',
    look: ButtonLook,
    usual: { back: string | undefined; text: string | undefined },
  ) =>
    look.is_visible ? (
      <button
        key={name}
        type="button"
        data-testid={`telegram-${name}`}
        className="tg-native"
        disabled={!look.is_active}
        aria-busy={look.is_progress_visible || undefined}
        style={{ background: look.color ?? usual.back, color: look.text_color ?? usual.text }}
        onClick={() => host?.emit(`${name}_button_pressed`)}
      >
        {look.text}
        {look.is_progress_visible ? <span className="tg-progress">{words.waiting}</span> : null}
      </button>
    ) : null
  return (
    <>
      {draw('secondary', chrome.secondary, { back: theme['bottom_bar_bg_color'], text: theme['button_color'] })}
      {draw('main', chrome.main, { back: theme['button_color'], text: theme['button_text_color'] })}
    </>
  )
}
