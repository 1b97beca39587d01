import type { MessageEntity } from 'grammy/types'

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
