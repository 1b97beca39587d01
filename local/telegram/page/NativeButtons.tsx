import type { HostControls } from '../hostScript.ts'
import type { ButtonLook, Chrome } from './chrome.ts'
import { words } from './words.ts'

interface ButtonsProps {
  chrome: Chrome
  theme: Readonly<Record<string, string>>
  host: HostControls | null
}

/** Telegram's own buttons below the app, as the app sets them. */
export function NativeButtons({ chrome, theme, host }: ButtonsProps) {
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
