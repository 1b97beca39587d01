import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages, type RangeFacts, scanRanges } from './ranges.ts'

const base: RangeFacts = {
  cursor: 100n,
  scanned: 110n,
  head: 111n,
  finalized: 101n,
  verdict: { kind: 'extends' },
  overlap: 4n,
  firstBlock: null,
  firstScanBlocks: 50n,
}
const scan = (change: Partial<RangeFacts>) => scanRanges({ ...base, ...change })

describe('selecting blocks to scan', () => {
  it('scans the newest blocks and those that became final again', () =>
    expect(scan({})).toEqual([
      { from: 101n, to: 101n },
      { from: 107n, to: 111n },
    ]))
  it('scans everything behind the cursor after a restart, and some blocks before it', () =>
    expect(scan({ scanned: null })).toEqual([{ from: 97n, to: 111n }]))
  it('starts shortly before finality on a new database', () =>
    expect(scan({ cursor: null, scanned: null })).toEqual([{ from: 51n, to: 111n }]))
  it('starts at the configured block on a new database, however old it is', () =>
    expect(scan({ cursor: null, scanned: null, firstBlock: 7n })).toEqual([{ from: 7n, to: 111n }]))
  it('leaves no gap behind finality if the configured block is still ahead', () =>
    expect(scan({ cursor: null, scanned: null, firstBlock: 105n })).toEqual([{ from: 101n, to: 111n }]))
  it('a cursor overrides the configured block', () =>
    expect(scan({ scanned: null, firstBlock: 7n })).toEqual([{ from: 97n, to: 111n }]))
  it('starts at the first block of a young chain', () =>
    expect(scan({ cursor: null, scanned: null, finalized: 3n, head: 5n })).toEqual([{ from: 0n, to: 5n }]))
  it('returns to the block from which the chain was replaced', () =>
    expect(scan({ verdict: { kind: 'reorg', from: 103n, depth: 8n } })).toEqual([
      { from: 101n, to: 101n },
      { from: 103n, to: 111n },
    ]))

  it('never skips a block between cursor and finality, or a new one', () => {
    const nat = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) })
    fc.assert(
      fc.property(nat(50), nat(50), nat(50), nat(10), (cursor, final, ahead, scannedBack) => {
        const finalized = cursor + final
        const head = finalized + ahead
        const scanned = head - (scannedBack > head ? head : scannedBack)
        const covered = new Set(scan({ cursor, finalized, head, scanned }).flatMap(({ from, to }) => blocks(from, to)))
        for (const block of [...blocks(cursor + 1n, finalized), ...blocks(scanned + 1n, head)])
          expect(covered.has(block)).toBe(true)
      }),
    )
  })

  it('splits a range into pages without gap or overlap', () =>
    expect(pages({ from: 1n, to: 7n }, 3n)).toEqual([
      { from: 1n, to: 3n },
      { from: 4n, to: 6n },
      { from: 7n, to: 7n },
    ]))
})

const blocks = (from: bigint, to: bigint): bigint[] =>
  Array.from({ length: Math.max(0, Number(to - from) + 1) }, (_, i) => from + BigInt(i))
