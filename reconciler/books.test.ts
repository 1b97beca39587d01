import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { newBooks, openBookStorage, trimBooks } from './books.ts'
import { depositKey, escrowKey } from './decide/deposits.ts'

const NORTH = chainId(31337)
const folder = mkdtempSync(join(tmpdir(), 'causeway-books-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('books of a chain', () => {
  it('are read back from their file unchanged and complete, each chain’s own only', async () => {
    const bookStorage = openBookStorage(folder)
    expect(await bookStorage.read(NORTH)).toBeNull()
    const books = newBooks(7n)
    books.wallet = { readTo: 9n, holdings: new Map([[assetId(NORTH, NATIVE), 2n ** 200n]]) }
    books.moves.push({
      ref: '0x1',
      height: 8n,
      slot: null,
      out: new Map([[assetId(NORTH, NATIVE), 1n]]),
      names: ['a'],
      fee: 3n,
    })
    books.paid.set('order:1', '0x1')
    await bookStorage.write(NORTH, books)
    expect(await bookStorage.read(NORTH)).toEqual(books)
    expect(await bookStorage.read(chainId(31338))).toBeNull()
    expect(readdirSync(folder)).toEqual([`books-${NORTH}.json`])
  })

  it('from an earlier release with one escrow lose nothing that is not read again', async () => {
    const { escrows, creditors, ...earlier } = newBooks(7n)
    earlier.paid.set('order:1', '0x1')
    earlier.open.set('0x1', {} as ObservedDeposit)
    await openBookStorage(folder).write(NORTH, earlier as never)
    const books = await openBookStorage(folder).read(NORTH)
    expect(books).toEqual({ ...newBooks(7n), paid: earlier.paid })
    expect([escrows.size, creditors.size]).toEqual([0, 0])
  })

  it('that were truncated are refused, not restarted', async () => {
    writeFileSync(join(folder, `books-${NORTH}.json`), '{"since":')
    await expect(openBookStorage(folder).read(NORTH)).rejects.toMatchObject({
      reason: 'books_corrupt',
      retriable: false,
    })
  })

  it('drop the oldest finished entries, and nothing that is owed', () => {
    const books = newBooks(0n)
    for (let n = 0; n < 20_010; n++) {
      const deposit = {
        chainId: NORTH,
        txId: String(n),
        ordinal: 0,
        binding: { kind: 'escrow', escrow: '0xe5', onchainId: `0x${n}` },
      }
      const observed = deposit as unknown as ObservedDeposit
      books.deposits.set(depositKey(observed), observed)
      if (n < 5) books.open.set(escrowKey({ escrow: '0xe5', onchainId: `0x${n}` }), observed)
      books.paid.set(String(n), 'tx')
    }
    trimBooks(books)
    expect([books.deposits.size, books.paid.size, books.open.size]).toEqual([20_000, 20_000, 5])
    expect(['0', '4', '5', '14', '15'].map((txId) => books.deposits.has(`${NORTH}:${txId}:0`))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    expect([books.paid.has('9'), books.paid.has('10')]).toEqual([false, true])
  })
})
