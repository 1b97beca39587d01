import { sha256 } from '@noble/hashes/sha2.js'
import { expect, it } from 'vitest'
import { isSolved, leadingZeroBits } from './faucet.ts'

const hash = (text: string): Uint8Array => sha256(new TextEncoder().encode(text))
const challenge = { id: 'a', expiresAt: 1_800_000_000, seal: 's' }

it.each([
  [[0x80], 0],
  [[0x01], 7],
  [[0x00, 0x10], 11],
  [[0x00, 0x00], 16],
  [[], 0],
])('counts the leading zero bits of %j', (bytes, count) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(count)
})

it('a nonce solves this challenge, and no other one', () => {
  const solves = (given: typeof challenge, nonce: number): boolean => isSolved(given, nonce, 10, hash)
  let nonce = 0
  while (!solves(challenge, nonce)) nonce++
  for (const other of [
    { ...challenge, id: 'b' },
    { ...challenge, seal: 't' },
    { ...challenge, expiresAt: challenge.expiresAt + 1 },
  ])
    expect(solves(other, nonce)).toBe(false)
  expect(isSolved(challenge, nonce, 256, hash)).toBe(false)
})
