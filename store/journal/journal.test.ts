import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { silentLog } from '#runtime/log.ts'
import { openJournal } from './journal.ts'
import type { JournalRecord } from './record.ts'
import { depositOf, journalAddress, newOrder, signedTx } from '../testing/fixtures.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-journal-'))
  path = join(folder, 'deep', 'intents.journal')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const openRecord = (slot: bigint): JournalRecord => ({
  kind: 'open',
  intentId: `intent-${slot}`,
  chainId: chainId(7),
  signer: 's',
  slot,
  purpose: 'setup',
  refId: null,
  orderId: null,
  tx: signedTx({ expiresAt: 5n, raw: '123n' }),
  at: new Date(1_700_000_000_123),
})

async function written(records: readonly JournalRecord[]): Promise<Buffer> {
  const journal = await openJournal(path)
  await Promise.all(records.map((record) => journal.append(record)))
  await journal.close()
  return readFile(path)
}

const reopened = async (): Promise<readonly JournalRecord[]> => {
  const journal = await openJournal(path)
  await journal.close()
  return journal.records
}

describe('intent journal', () => {
  it('returns what was appended, in order, whatever the size', async () => {
    const records: JournalRecord[] = [
      ...Array.from({ length: 200 }, (_, i) => openRecord(BigInt(i))),
      { kind: 'tx', intentId: 'intent-1', tx: signedTx(), at: new Date(5) },
      { kind: 'abort', intentId: 'intent-1', ref: '0x1' },
      openRecord(2n ** 255n),
    ]
    await written(records)
    expect(await reopened()).toEqual(records)
  })

  it('returns texts of others as they are, although a memo may look like an amount', async () => {
    const { binding: _, ...deposit } = depositOf(newOrder())
    const row = { asset: deposit.asset, amount: 1n, destinationGas: 0n, recipient: 'r', usdE8: null }
    const address = journalAddress()
    const records: JournalRecord[] = [
      { ...openRecord(1n), payment: { deposit: { ...deposit, memo: '123n' }, row } } as JournalRecord,
      { kind: 'address', order: { ...address, row: { ...address.row, memo: '-7n' } }, at: new Date(6) },
    ]
    await written(records)
    expect(await reopened()).toEqual(records)
  })

  it('refuses a record of a kind that it does not know, as an earlier release refuses an address', async () => {
    await written([{ ...openRecord(1n), kind: 'later' } as unknown as JournalRecord])
    await expect(reopened()).rejects.toMatchObject({ reason: 'journal_corrupt', retriable: false })
  })

  it('truncates a torn last record wherever it was torn, and continues from there', async () => {
    const [first, last, next] = [openRecord(1n), openRecord(2n), openRecord(3n)]
    const whole = await written([first, last])
    const firstEnd = (
      await (async () => {
        await rm(path)
        return written([first])
      })()
    ).length
    for (let length = firstEnd; length < whole.length; length += 7) {
      await writeFile(path, whole.subarray(0, length))
      const journal = await openJournal(path)
      expect(journal.records).toEqual([first])
      await journal.append(next)
      await journal.close()
      expect(await reopened()).toEqual([first, next])
    }
  })

  it('truncates a last record whose bytes never reached the disk', async () => {
    const whole = await written([openRecord(1n), openRecord(2n)])
    await writeFile(path, Buffer.concat([whole.subarray(0, whole.length - 20), Buffer.alloc(20)]))
    expect(await reopened()).toHaveLength(1)
  })

  it('refuses damage before a valid record', async () => {
    const whole = await written([openRecord(1n), openRecord(2n)])
    whole.writeUInt8(whole.readUInt8(40) ^ 1, 40)
    await writeFile(path, whole)
    await expect(openJournal(path)).rejects.toMatchObject({ reason: 'journal_corrupt' })
  })

  it('accepts nothing more after a failed write', async () => {
    const journal = await openJournal(path)
    await journal.close()
    await expect(journal.append(openRecord(1n))).rejects.toMatchObject({ reason: 'journal_failed' })
    await expect(journal.append(openRecord(2n))).rejects.toMatchObject({ reason: 'journal_failed' })
  })

  describe('with a mirror', () => {
    const made = new Map<bigint, JournalRecord>()
    /** Returns the same record on every call. */
    const fixed = (slot: bigint): JournalRecord => {
      const record = made.get(slot) ?? openRecord(slot)
      made.set(slot, record)
      return record
    }
    const mirrorOf = (): string => join(folder, 'other', 'intents.journal')
    const mirrored = () => openJournal(path, { mirror: mirrorOf() })
    const copies = () => Promise.all([readFile(path), readFile(mirrorOf())])

    it('writes each record to both before it returns', async () => {
      const journal = await mirrored()
      await journal.append(fixed(1n))
      const [first, second] = await copies()
      expect(first.length).toBeGreaterThan(0)
      expect(second).toEqual(first)
      expect(await journal.read()).toEqual([fixed(1n)])
      await journal.close()
    })

    it.each([
      ['the first is missing', 0, 'missing'],
      ['the mirror is missing', 1, 'missing'],
      ['the first is damaged', 0, 'damaged'],
      ['the mirror is damaged', 1, 'damaged'],
      ['the first is behind', 0, 'behind'],
      ['the mirror is behind', 1, 'behind'],
    ] as const)('rebuilds one copy from the other if %s', async (_, which, how) => {
      const whole = await written([fixed(1n), fixed(2n), fixed(3n)])
      const first = await rm(path).then(() => written([fixed(1n)]))
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(damaged.readUInt8(40) ^ 1, 40)
      const [broken, sound] = which === 0 ? [path, mirrorOf()] : [mirrorOf(), path]
      await (await mirrored()).close()
      await writeFile(sound, whole)
      await (how === 'missing' ? rm(broken) : writeFile(broken, how === 'damaged' ? damaged : first))
      const journal = await mirrored()
      expect(journal.records).toEqual([fixed(1n), fixed(2n), fixed(3n)])
      await journal.append(fixed(4n))
      await journal.close()
      const [one, other] = await copies()
      expect(one).toEqual(other)
      expect(await reopened()).toHaveLength(4)
      if (how === 'damaged') expect(await readFile(`${broken}.damaged`)).toEqual(damaged)
    })

    it('merges copies that each have records of their own, in the order of both', async () => {
      const both = await written([fixed(1n), fixed(3n)])
      await rm(path)
      const other = await written([fixed(1n), fixed(2n)])
      await (await mirrored()).close()
      await writeFile(mirrorOf(), both)
      await writeFile(path, other)
      const journal = await mirrored()
      await journal.close()
      expect(journal.records.map((record) => 'slot' in record && record.slot).toSorted()).toEqual([1n, 2n, 3n])
      expect(journal.records[0]).toEqual(fixed(1n))
    })

    it('refuses to start if both are damaged', async () => {
      const whole = await written([fixed(1n), fixed(2n)])
      whole.writeUInt8(whole.readUInt8(40) ^ 1, 40)
      await (await mirrored()).close()
      await Promise.all([path, mirrorOf()].map((each) => writeFile(each, whole)))
      await expect(mirrored()).rejects.toMatchObject({ reason: 'journal_corrupt' })
    })

    it('refuses a mirror that is the same file', async () => {
      await expect(
        openJournal(path, { mirror: join(folder, 'deep', '..', 'deep', 'intents.journal') }),
      ).rejects.toMatchObject({
        reason: 'journal_mirror_same',
      })
    })

    it('accepts nothing more once one copy cannot be written, and names it', async () => {
      const errors: unknown[] = []
      const log = { ...silentLog, error: (...words: unknown[]) => void errors.push(words[0]) }
      const journal = await openJournal(path, { mirror: mirrorOf(), log: log as never })
      const probe = await open(path, 'r')
      const sync = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'datasync')
      // The mirror's disk is full.
      sync.mockImplementation(async function (this: typeof probe) {
        const [own, mirror] = await Promise.all([this.stat(), stat(mirrorOf())])
        if (own.ino === mirror.ino) throw new Error('ENOSPC')
      })
      onTestFinished(() => void sync.mockRestore())
      await expect(journal.append(fixed(1n))).rejects.toMatchObject({ reason: 'journal_failed' })
      await expect(journal.append(fixed(2n))).rejects.toMatchObject({ reason: 'journal_failed' })
      expect(errors).toEqual([{ paths: [mirrorOf()], reason: 'journal_failed' }])
      await probe.close()
      await journal.close()
    })
  })
})
