import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import type { AllocationLine } from './types.ts'

const anAddress = (): string => `0x${randomBytes(20).toString('hex')}`
const lines = (...rows: [address: string, amount: bigint][]): AllocationLine[] =>
  rows.map(([address, amount], i) => ({ line: i + 1, address, amount }))

/** Splits the list into batches of this size. */
const inPieces = (all: readonly AllocationLine[], size = 2) =>
  async function* () {
    for (let at = 0; at < all.length; at += size) yield await Promise.resolve(all.slice(at, at + size))
  }

export function airdropCases(store: () => Store): void {
  const [a, b, c] = [anAddress(), anAddress(), anAddress()]
  const huge = 2n ** 200n

  describe('airdrops', () => {
    it('adds a list, and a repeat of the same list changes nothing', async () => {
      const drop = randomUUID()
      const list = inPieces(lines([a, 1n], [b, 0n], [c, huge]))
      expect(await store().airdrops.import(drop, list)).toEqual({ added: 3, changed: 0, unchanged: 0 })
      expect(await store().airdrops.import(drop, list)).toEqual({ added: 0, changed: 0, unchanged: 3 })
      expect(await store().airdrops.amounts(drop, [a, b, c, anAddress()])).toEqual(
        new Map([
          [a, 1n],
          [b, 0n],
          [c, huge],
        ]),
      )
      expect((await store().airdrops.list()).filter(({ airdrop }) => airdrop === drop)).toEqual([
        { airdrop: drop, addresses: 3, total: huge + 1n },
      ])
    })

    it('updates the amount of a known address and keeps the others', async () => {
      const drop = randomUUID()
      await store().airdrops.import(drop, inPieces(lines([a, 1n], [b, 2n])))
      expect(await store().airdrops.import(drop, inPieces(lines([b, 3n], [c, 4n])))).toEqual({
        added: 1,
        changed: 1,
        unchanged: 0,
      })
      expect(await store().airdrops.amounts(drop, [a, b, c])).toEqual(
        new Map([
          [a, 1n],
          [b, 3n],
          [c, 4n],
        ]),
      )
    })

    it('counts a repeated line once, and refuses one address with two amounts', async () => {
      const drop = randomUUID()
      expect(await store().airdrops.import(drop, inPieces(lines([a, 1n], [a, 1n], [b, 2n], [a, 1n])))).toEqual({
        added: 2,
        changed: 0,
        unchanged: 0,
      })
      const other = randomUUID()
      const contradicting = inPieces(lines([a, 1n], [b, 2n], [c, 3n], [a, 9n], [c, 3n], [c, 5n]))
      await expect(store().airdrops.import(other, contradicting)).rejects.toMatchObject({
        reason: 'allocation_contradicts',
        message: expect.stringContaining('line 4 (also line 1), line 6 (also line 3)') as unknown,
      })
      expect(await store().airdrops.amounts(other, [a, b, c])).toEqual(new Map())
    })

    it('stores nothing of a list that is incomplete', async () => {
      const drop = randomUUID()
      const broken = async function* () {
        yield await Promise.resolve(lines([a, 1n]))
        throw new Error('line 2 is unreadable')
      }
      await expect(store().airdrops.import(drop, broken)).rejects.toThrow('line 2 is unreadable')
      expect(await store().airdrops.amounts(drop, [a])).toEqual(new Map())
      expect(await store().airdrops.import(drop, inPieces(lines([a, 1n])))).toMatchObject({ added: 1 })
    })

    it('separates airdrops, and removes one in full', async () => {
      const [one, two] = [randomUUID(), randomUUID()]
      expect(await store().airdrops.isListed(one)).toBe(false)
      await store().airdrops.import(one, inPieces(lines([a, 1n], [b, 1n])))
      expect(await store().airdrops.isListed(one)).toBe(true)
      expect(await store().airdrops.isListed(two)).toBe(false)
      await store().airdrops.import(two, inPieces(lines([a, 2n])))
      expect(await store().airdrops.remove(one)).toBe(2)
      expect(await store().airdrops.remove(one)).toBe(0)
      expect(await store().airdrops.isListed(one)).toBe(false)
      expect(await store().airdrops.amounts(one, [a, b])).toEqual(new Map())
      expect(await store().airdrops.amounts(two, [a])).toEqual(new Map([[a, 2n]]))
    })

    it('imports two concurrent lists of one airdrop one after the other', async () => {
      const drop = randomUUID()
      const counts = await Promise.all(
        [a, b].map((address) => store().airdrops.import(drop, inPieces(lines([address, 1n], [c, 7n])))),
      )
      expect(counts.reduce((sum, { added }) => sum + added, 0)).toBe(3)
      expect(await store().airdrops.amounts(drop, [a, b, c])).toEqual(
        new Map([
          [a, 1n],
          [b, 1n],
          [c, 7n],
        ]),
      )
    })
  })
}
