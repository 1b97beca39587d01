import type { Message } from 'grammy/types'
import type { ReactNode } from 'react'
import { type Piece, piecesOf } from './entities.ts'

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
