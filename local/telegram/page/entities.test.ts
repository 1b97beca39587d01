import type { MessageEntity } from 'grammy/types'
import { expect, it } from 'vitest'
import { type Piece, piecesOf } from './MessageText.tsx'

const shape = (piece: Piece): unknown =>
  typeof piece === 'string' ? piece : [piece.entity.type, ...piece.pieces.map(shape)]
const shapes = (text: string, entities?: MessageEntity[]) => piecesOf(text, entities).map(shape)

it('text without entities is plain', () => expect(shapes('Hello')).toEqual(['Hello']))

it('splits where entities begin and end', () =>
  expect(
    shapes('One two three', [
      { type: 'bold', offset: 4, length: 3 },
      { type: 'code', offset: 8, length: 5 },
    ]),
  ).toEqual(['One ', ['bold', 'two'], ' ', ['code', 'three']]))

it('nests enclosed entities, in any order', () =>
  expect(
    shapes('abcdef', [
      { type: 'italic', offset: 2, length: 2 },
      { type: 'bold', offset: 0, length: 6 },
    ]),
  ).toEqual([['bold', 'ab', ['italic', 'cd'], 'ef']]))

it('counts in UTF-16 units, as Telegram does', () =>
  expect(shapes('🔥 hot', [{ type: 'bold', offset: 3, length: 3 }])).toEqual(['🔥 ', ['bold', 'hot']]))
