import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { JournalRecord } from './record.ts'
import { journalAddress, signedTx } from '../testing/fixtures.ts'
import { createVersionMarks, holdsAllSince } from './versionMarks.ts'

const chain = chainId(7)
const at = (n: number): Date => new Date(n * 1000)
const opening = (journalled: number, version = 2 * journalled): JournalRecord => ({
  kind: 'open',
  intentId: `intent-${journalled}`,
  chainId: chain,
  signer: 's',
  slot: BigInt(journalled),
  purpose: 'setup',
  refId: null,
  orderId: null,
  tx: signedTx({ ref: `ref-${journalled}` }),
  at: at(journalled),
  count: { version: BigInt(version), journalled: BigInt(journalled) },
})

describe('version marks of payouts', () => {
  it('start with the journal’s records, without those rolled back', () => {
    const abort: JournalRecord = { kind: 'abort', intentId: 'intent-3', ref: 'ref-3' }
    // Terms of an address aren’t a commit of money.
    const address: JournalRecord = { kind: 'address', order: journalAddress({ chainId: chain }), at: at(9) }
    const marks = createVersionMarks([opening(1), address, opening(2), opening(3), abort])
    expect(marks.version(chain)).toBe(4n)
    expect(marks.run(chain)).toEqual({ from: 1n, to: 2n, since: at(1) })
    expect(marks.chains()).toEqual([chain])
    expect(createVersionMarks([]).version(chain)).toBe(0n)
  })

  it('never decrease', () => {
    const marks = createVersionMarks([opening(5)])
    marks.committed(chain, 3n)
    marks.journalled(chain, { version: 4n, journalled: 5n }, at(9))
    expect(marks.version(chain)).toBe(10n)
    expect(marks.run(chain)).toEqual({ from: 5n, to: 5n, since: at(5) })
  })

  it('join commits reported out of order, and not those of another process', () => {
    const marks = createVersionMarks([opening(1)])
    marks.journalled(chain, { version: 6n, journalled: 3n }, at(3))
    expect(marks.run(chain)).toEqual({ from: 3n, to: 3n, since: at(3) })
    marks.journalled(chain, { version: 5n, journalled: 2n }, at(2))
    expect(marks.run(chain)).toEqual({ from: 1n, to: 3n, since: at(1) })
  })

  it.each<[string, JournalRecord[], bigint, number, boolean]>([
    ['nothing was ever signed', [], 0n, 1, true],
    ['the journal is lost', [], 3n, 1, false],
    ['the journal has everything', [opening(1), opening(2)], 2n, 0, true],
    ['the journal lacks the newest', [opening(1)], 2n, 0, false],
    ['the journal begins before that moment', [opening(4), opening(5)], 5n, 4, true],
    ['the journal begins after that moment', [opening(4), opening(5)], 5n, 3, false],
    ['the journal has a gap', [opening(1), opening(3)], 3n, 0, false],
    ['the journal has a gap from before that moment', [opening(1), opening(3)], 3n, 3, true],
  ])('vouch only for what the journal holds: %s', (_, records, newest, since, expected) => {
    const run = createVersionMarks(records).run(chain)
    expect(holdsAllSince({ before: run, after: run, newest, hasSlots: records.length > 0 }, at(since))).toBe(expected)
  })

  it.each<[string, JournalRecord[], JournalRecord[], bigint, boolean, boolean]>([
    ['the count was wiped, and the journal is lost', [], [], 0n, true, false],
    ['the count was wiped, and the journal has everything', [opening(1)], [opening(1)], 0n, true, false],
    ['the count was lowered', [opening(1), opening(2)], [opening(1), opening(2)], 1n, true, false],
    ['another commit is reported meanwhile', [opening(1)], [opening(1), opening(2)], 2n, true, true],
    ['another commit is reported after the count was read', [opening(1)], [opening(1), opening(2)], 1n, true, true],
    ['the first commit is reported meanwhile', [], [opening(1)], 0n, false, true],
  ])('never vouch for a count that lost something: %s', (_, before, after, newest, hasSlots, expected) => {
    const [first, second] = [before, after].map((records) => createVersionMarks(records).run(chain))
    const facts = { before: first ?? null, after: second ?? null, newest, hasSlots }
    expect(holdsAllSince(facts, at(9))).toBe(expected)
  })
})
