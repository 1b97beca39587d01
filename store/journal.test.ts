import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { openJournal } from './journal.ts'
import type { JournalRecord } from './journalRecord.ts'
import { signedTx } from './testing/fixtures.ts'

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
  it('gives back what was appended, in order, whatever the size', async () => {
    const records: JournalRecord[] = [
      ...Array.from({ length: 200 }, (_, i) => openRecord(BigInt(i))),
      { kind: 'tx', intentId: 'intent-1', tx: signedTx(), at: new Date(5) },
      { kind: 'abort', intentId: 'intent-1', ref: '0x1' },
      openRecord(2n ** 255n),
    ]
    await written(records)
    expect(await reopened()).toEqual(records)
  })

  it('cuts off a torn last record wherever it was torn, and goes on from there', async () => {
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

  it('cuts off a last record whose bytes never reached the disk', async () => {
    const whole = await written([openRecord(1n), openRecord(2n)])
    await writeFile(path, Buffer.concat([whole.subarray(0, whole.length - 20), Buffer.alloc(20)]))
    expect(await reopened()).toHaveLength(1)
  })

  it('refuses damage before a sound record', async () => {
    const whole = await written([openRecord(1n), openRecord(2n)])
    whole.writeUInt8(whole.readUInt8(40) ^ 1, 40)
    await writeFile(path, whole)
    await expect(openJournal(path)).rejects.toMatchObject({ reason: 'journal_corrupt' })
  })

  it('takes nothing more after a write that failed', async () => {
    const journal = await openJournal(path)
    await journal.close()
    await expect(journal.append(openRecord(1n))).rejects.toMatchObject({ reason: 'journal_failed' })
    await expect(journal.append(openRecord(2n))).rejects.toMatchObject({ reason: 'journal_failed' })
  })
})
