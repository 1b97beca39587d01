import { beginCell } from '@ton/core'
import { expect, it } from 'vitest'
import { bodyOf, opOf, readComment, writeComment } from './payload.ts'

/** Exotic cell: the hash of a library. */
const library = beginCell().storeUint(2, 8).storeUint(7, 256).endCell({ exotic: true })

it.each(['', 'memo', 'é'.repeat(400)])('reads %j as it was written', (text) =>
  expect(readComment(bodyOf({ body: writeComment(text) }))).toBe(text),
)

it('reads nothing in an exotic cell', () => {
  expect(opOf(bodyOf({ body: library }))).toBeNull()
  expect(readComment(beginCell().storeUint(0, 32).storeRef(library).asSlice())).toBeNull()
})
