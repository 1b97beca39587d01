import { useEffect, useRef, useState } from 'react'
import type { HostControls } from '../hostScript.ts'
import type { Asked as Question, PopupButton } from './chrome.ts'
import { calls } from './calls.ts'
import { words } from './words.ts'

interface AskedProps {
  asked: Question
  user: number
  host: HostControls | null
  onDone: () => void
  onLeave: () => void
}

interface Shown {
  readonly title: string
  readonly text: string
  readonly buttons: readonly { readonly text: string; readonly danger?: boolean; readonly press: () => unknown }[]
  /** Answer of Escape. */
  readonly dismiss: () => unknown
}

const popupText = ({ type = 'default', text }: PopupButton): string =>
  ({ ok: words.ok, close: words.close, cancel: words.cancel, default: text, destructive: text })[type] ?? ''

/** Telegram's question to the user, and the effects of their answer on the app. */
function shownOf(
  asked: Question,
  { user, host, onLeave }: Pick<AskedProps, 'user' | 'host' | 'onLeave'>,
  preview: string,
): Shown {
  const tell = (type: string, data?: object) => () => host?.emit(type, data)
  switch (asked.kind) {
    case 'popup': {
      const close = (id?: string) => tell('popup_closed', id === undefined ? {} : { button_id: id })
      return {
        title: asked.title,
        text: asked.message,
        buttons: asked.buttons.map((button) => ({
          text: popupText(button),
          danger: button.type === 'destructive',
          press: close(button.id),
        })),
        dismiss: close(),
      }
    }
    case 'write_access': {
      const refuse = tell('write_access_requested', { status: 'cancelled' })
      const allow = () => calls.allowWriting(user).then(tell('write_access_requested', { status: 'allowed' }), refuse)
      return {
        title: words.writeTitle,
        text: words.writeText,
        buttons: [
          { text: words.cancel, press: refuse },
          { text: words.allow, press: allow },
        ],
        dismiss: refuse,
      }
    }
    case 'prepared': {
      const refuse = tell('prepared_message_failed', { error: 'USER_DECLINED' })
      return {
        title: words.shareTitle,
        text: preview,
        buttons: [
          { text: words.cancel, press: refuse },
          { text: words.shareSend, press: tell('prepared_message_sent') },
        ],
        dismiss: refuse,
      }
    }
    case 'home_screen': {
      const refuse = tell('home_screen_failed', { error: 'UNSUPPORTED' })
      return {
        title: words.homeTitle,
        text: words.homeText,
        buttons: [
          { text: words.cancel, press: refuse },
          { text: words.ok, press: tell('home_screen_added') },
        ],
        dismiss: refuse,
      }
    }
    case 'share':
      return {
        title: words.shareTitle,
        text: `${asked.text}\n\n${words.sharedText}`,
        buttons: [{ text: words.ok, press: () => {} }],
        dismiss: () => {},
      }
    case 'leave':
      return {
        title: words.leaveTitle,
        text: words.leaveText,
        buttons: [
          { text: words.stay, press: () => {} },
          { text: words.leave, danger: true, press: onLeave },
        ],
        dismiss: () => {},
      }
    default:
      return asked satisfies never
  }
}

/** Dialogs that Telegram shows over the app. */
export function Asked({ asked, user, host, onDone, onLeave }: AskedProps) {
  const [preview, setPreview] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (asked.kind !== 'prepared') return
    const content = calls.prepared(user, asked.id)
    void content.then(
      (result) =>
        setPreview(
          result &&
            'input_message_content' in result &&
            result.input_message_content &&
            'message_text' in result.input_message_content
            ? result.input_message_content.message_text
            : asked.id,
        ),
      () => setPreview(asked.id),
    )
  }, [asked, user])

  const { title, text, buttons, dismiss } = shownOf(asked, { user, host, onLeave }, preview)
  const answer = (press: () => unknown) => () => {
    onDone()
    press()
  }
  return (
    <div className="tg-over">
      {/* Escape answers regardless of the focused button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        className="tg-asked"
        role="alertdialog"
        aria-label={title || text}
        onKeyDown={({ key }) => {
          if (key === 'Escape') answer(dismiss)()
        }}
        tabIndex={-1}
      >
        {title ? <h3>{title}</h3> : null}
        <p>{text}</p>
        <div className="tg-row">
          {buttons.map((button) => (
            <button
              key={button.text}
              type="button"
              className="tg-answer"
              data-danger={button.danger || undefined}
              onClick={answer(button.press)}
            >
              {button.text}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
