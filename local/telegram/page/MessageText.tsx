import type { Message, MessageEntity } from 'grammy/types'
import type { ReactNode } from 'react'

interface TextProps {
  message: Message
  onLink: (href: string) => void
  onCommand: (text: string) => void
}

const tags: Readonly<Record<string, 'strong' | 'em' | 'u' | 's' | 'code' | 'pre' | 'blockquote'>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
}

/** Text of a message with its tappable parts. */
export function MessageText({ message, onLink, onCommand }: TextProps) {
  const draw = (piece: Piece, key: number): ReactNode => {
    if (typeof piece === 'string') return piece
    const { entity, pieces, text } = piece
    const inner = pieces.map(draw)
    if (entity.type === 'text_link' || entity.type === 'url') {
      const href = entity.type === 'text_link' ? entity.url : text
      return (
        <a
          key={key}
          href={href}
          onClick={(event) => {
            event.preventDefault()
            onLink(href)
          }}
        >
          {inner}
        </a>
      )
    }
    if (entity.type === 'bot_command')
      return (
        <button key={key} type="button" className="tg-command" onClick={() => onCommand(text)}>
          {inner}
        </button>
      )
    const Tag = tags[entity.type] ?? 'span'
    return <Tag key={key}>{inner}</Tag>
  }
  return (
    <div className="tg-text" dir="auto">
      {piecesOf(message.text ?? '', message.entities).map(draw)}
    </div>
  )
}

/** Part of a message's text: plain, or marked with nested parts. */
export type Piece =
  | string
  | { readonly entity: MessageEntity; readonly pieces: readonly Piece[]; readonly text: string }

/** Nests entities as Telegram does: each is inside another one or next to it. */
export function piecesOf(text: string, entities: readonly MessageEntity[] = []): readonly Piece[] {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length)
  let next = 0
  const until = (start: number, end: number): Piece[] => {
    const pieces: Piece[] = []
    let at = start
    for (let entity = sorted[next]; entity && entity.offset < end; entity = sorted[next]) {
      next++
      if (entity.offset > at) pieces.push(text.slice(at, entity.offset))
      const close = Math.min(entity.offset + entity.length, end)
      pieces.push({ entity, pieces: until(entity.offset, close), text: text.slice(entity.offset, close) })
      at = close
    }
    if (at < end) pieces.push(text.slice(at, end))
    return pieces
  }
  return until(0, text.length)
}
