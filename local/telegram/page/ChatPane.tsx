import type { InlineKeyboardButton, Message } from 'grammy/types'
import type { RefObject } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { botName, calls, type Channel } from './calls.ts'
import { ChatField } from './ChatField.tsx'
import { linkTarget, appLinkTarget, type LinkTarget } from './links.ts'
import type { Settings } from './settings.ts'
import type { Chat } from './useChat.ts'
import { words } from './words.ts'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { MessageText } from './MessageText.tsx'

interface PaneProps {
  chat: Chat
  settings: Settings
  /** Button that joins the channel. */
  channelButton: RefObject<HTMLButtonElement | null>
  onWay: (way: LinkTarget) => void
}

/** Scrolls to the newest message, after each new one. */
function showEnd(end: HTMLDivElement | null): void {
  const list = end?.parentElement
  if (list) list.scrollTop = list.scrollHeight
}

/** The user's chat with the bot. */
export function ChatPane({ chat, settings, channelButton, onWay }: PaneProps) {
  const { messages, standing, lost, notice, tell, act } = chat
  const { id } = settings.person
  const say = (text: string) => void act(() => calls.say(settings, text))
  const link = (href: string) => onWay(linkTarget(href))
  const press = (messageId: number, button: InlineKeyboardButton) => {
    if ('callback_data' in button) void act(() => calls.press(id, messageId, button.callback_data))
    else if ('web_app' in button) onWay(appLinkTarget(button.web_app.url, window.location.origin))
    else if ('url' in button) link(button.url)
  }
  const remind = () =>
    void act(async () => {
      const state = await calls.remind(id)
      tell({ text: words.remind[state], alert: false })
    })

  return (
    <section className="card tg-chat" aria-labelledby="chat-title">
      <header className="tg-chat-head">
        <div className="tg-chat-name">
          <h2 id="chat-title">{words.chat}</h2>
          <p className="tg-faint">
            @{botName} {standing?.blocked ? <Badge tone="bad">{words.blocked}</Badge> : null}
          </p>
        </div>
        <div className="tg-chat-acts">
          <Button look="faint" disabled={!standing} onClick={remind}>
            {words.remindNow}
          </Button>
          <Button
            look="faint"
            disabled={!standing}
            onClick={() => void act(() => calls.setBlocked(id, !standing?.blocked))}
          >
            {standing?.blocked ? words.unblock : words.block}
          </Button>
        </div>
      </header>
      {standing?.channels.map((channel) => (
        <ChannelRow
          key={channel.id}
          channel={channel}
          place={channelButton}
          onJoin={(member) => void act(() => calls.setMember(id, channel.id, member))}
        />
      ))}
      <div className="tg-notice" role="status" data-alert={notice?.alert || undefined}>
        {lost ? words.lost : (notice?.text ?? '')}
      </div>
      {/* Scrollable content must be reachable by keyboard. */}
      <div className="tg-messages" role="log" aria-label={words.chat} tabIndex={0}>
        {messages === null ? <Skeleton className="tg-loading" /> : null}
        {messages?.length === 0 ? <p className="tg-empty">{words.noMessages}</p> : null}
        <ol>
          {messages
            ?.filter(({ text, document }) => text !== undefined || document !== undefined)
            .map((message) => (
              <ChatMessage
                key={message.message_id}
                message={message}
                mine={message.from?.id === id}
                onLink={link}
                onSay={say}
                onButton={(button) => press(message.message_id, button)}
              />
            ))}
        </ol>
        <div key={messages?.length ?? 0} ref={showEnd} />
      </div>
      <ChatField standing={standing} onSay={say} onOpen={(url) => onWay(appLinkTarget(url, window.location.origin))} />
    </section>
  )
}

interface RowProps {
  channel: Channel
  /** Ref of the button, for links that lead to the channel. */
  place: RefObject<HTMLButtonElement | null>
  onJoin: (member: boolean) => void
}

/** The channel that the app asks users to join, and the user's membership. */
function ChannelRow({ channel, place, onJoin }: RowProps) {
  const member = channel.status !== 'left' && channel.status !== 'kicked'
  return (
    <div className="tg-channel" role="group" aria-label={words.channel}>
      <p className="tg-faint">
        {channel.title} {member ? <Badge tone="good">{words.member}</Badge> : null}
      </p>
      <Button ref={place} look="faint" onClick={() => onJoin(!member)}>
        {member ? words.leaveChannel : words.joinChannel}
      </Button>
    </div>
  )
}

interface MessageProps {
  message: Message
  mine: boolean
  onLink: (href: string) => void
  onSay: (text: string) => void
  onButton: (button: InlineKeyboardButton) => void
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A message with its buttons. */
function ChatMessage({ message, mine, onLink, onSay, onButton }: MessageProps) {
  const at = new Date(message.date * 1000)
  return (
    <li className="tg-message" data-mine={mine || undefined}>
      <div className="tg-bubble">
        <span className="tg-sr">{mine ? words.you : words.app}: </span>
        {message.document ? (
          <a className="tg-link" href={calls.file(message.document.file_id)} download={message.document.file_name}>
            📄 {message.document.file_name}
          </a>
        ) : (
          <MessageText message={message} onLink={onLink} onCommand={onSay} />
        )}
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
