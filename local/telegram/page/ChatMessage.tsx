import type { InlineKeyboardButton, Message } from 'grammy/types'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { MessageText } from './MessageText.tsx'
import { words } from './words.ts'

interface MessageProps {
  message: Message
  mine: boolean
  onLink: (href: string) => void
  onSay: (text: string) => void
  onButton: (button: InlineKeyboardButton) => void
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A message with its buttons. */
export function ChatMessage({ message, mine, onLink, onSay, onButton }: MessageProps) {
  const at = new Date(message.date * 1000)
  return (
    <li className="tg-message" data-mine={mine || undefined}>
      <div className="tg-bubble">
        <span className="tg-sr">{mine ? words.you : words.app}: </span>
        <MessageText message={message} onLink={onLink} onCommand={onSay} />
        <span className="tg-time">
          {'edit_date' in message && message.edit_date !== undefined ? `${words.edited} ` : ''}
          <time dateTime={at.toISOString()}>{clock.format(at)}</time>
        </span>
      </div>
      {message.reply_markup ? (
        <div className="tg-keys" role="group" aria-label={words.buttonsOf}>
          {message.reply_markup.inline_keyboard.map((row, at) => (
            <div key={at} className="tg-row">
              {row.map((button) => (
                <button key={button.text} type="button" className="tg-key" onClick={() => onButton(button)}>
                  {button.text}
                  {'url' in button || 'web_app' in button ? (
                    <OutIcon width={12} height={12} className="tg-out" />
                  ) : null}
                </button>
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </li>
  )
}
