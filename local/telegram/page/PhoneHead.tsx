import { type KeyboardEvent, useRef, useState } from 'react'
import { MoreIcon } from '#src/ui/icons.tsx'
import type { HostControls } from '../hostScript.ts'
import type { Chrome } from './chrome.ts'
import { words } from './words.ts'

interface HeadProps {
  chrome: Chrome
  host: HostControls | null
  fullscreen: boolean
  onClose: () => void
  onReload: () => void
  onFullscreen: (on: boolean) => void
}

/** Telegram's header over the app: back or close, the app's name, and the menu with the app's settings. */
export function PhoneHead({ chrome, host, fullscreen, onClose, onReload, onFullscreen }: HeadProps) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const rows = [
    ...(chrome.settings ? [{ text: words.settings, press: () => host?.emit('settings_button_pressed') }] : []),
    ...(fullscreen ? [{ text: words.leaveFullscreen, press: () => onFullscreen(false) }] : []),
    { text: words.reload, press: onReload },
    { text: words.close, press: onClose },
  ]
  const shut = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) shut()
  }
  return (
    // Escape closes the menu from any focus in the header.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className="tg-head" onKeyDown={onKeyDown}>
      <button
        type="button"
        className="tg-head-button"
        onClick={() => (chrome.back ? host?.emit('back_button_pressed') : onClose())}
      >
        {chrome.back ? words.back : words.close}
      </button>
      <p className="tg-head-name">
        <strong>{words.app}</strong>
        <span>{words.miniApp}</span>
      </p>
      <button
        ref={toggle}
        type="button"
        className="tg-head-button"
        aria-label={words.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <MoreIcon />
      </button>
      {open ? (
        <ul className="tg-menu-list" aria-label={words.menu}>
          {rows.map(({ text, press }) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => {
                  shut()
                  press()
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  )
}
