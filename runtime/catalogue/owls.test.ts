import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadCatalogue } from './load.ts'
import { loadOwls } from './owls.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'owls-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const catalogue = loadCatalogue({ profile: 'default' })
const load = (content: unknown) => {
  writeFileSync(join(folder, 'owls.json'), JSON.stringify(content))
  return loadOwls({ profile: 'default', configDir: folder }, catalogue)
}
const address = (n: number): string => `0x${String(n).padStart(40, 'A')}`
const row = (rank: number, score: number, n = rank) => ({ rank, address: address(n), score })
const event = (rows: readonly object[], more: object = {}) => ({ owlympics: { chainId: 1, rows, ...more } })

it('is empty without the operator’s file, and the local profile has one event', () => {
  expect(loadOwls({ profile: 'default' }, catalogue).size).toBe(0)
  const local = loadOwls({ profile: 'local' }, loadCatalogue({ profile: 'local' }))
  expect([...local.keys()]).toEqual(['owlmazing'])
})

it('reads ranks, ties and rewards, with canonical addresses', () => {
  const { chain, endedOn, rows } =
    load(
      event([{ ...row(1, 9), reward: '500 USDC' }, row(2, 5), row(2, 5, 3), row(4, 0)], { endedOn: '2026-06-30' }),
    ).get('owlympics') ?? {}
  expect([Number(chain?.id), endedOn]).toEqual([1, '2026-06-30'])
  expect(rows?.map(({ rank, reward }) => [rank, reward])).toEqual([
    [1, '500 USDC'],
    [2, null],
    [2, null],
    [4, null],
  ])
  expect(rows?.[0]?.address).toBe(address(1).toLowerCase())
})

it.each([
  ['an unknown event', { owlfest: { chainId: 1, rows: [row(1, 1)] } }, /owlfest/],
  ['an unknown network', event([row(1, 1)], { chainId: 999_999_999 }), /chainId: 999999999/],
  ['no rows', event([]), /rows/],
  ['no address', event([{ ...row(1, 1), address: '0x12' }]), /rows\.0/],
  ['an address twice', event([row(1, 2), { ...row(2, 1), address: address(1).toLowerCase() }]), /listed twice/],
  ['ranks out of order', event([row(2, 2), row(1, 2)]), /order of their ranks/],
  ['a higher score below', event([row(1, 1), row(2, 2)]), /higher score/],
  ['a tie of unequal scores', event([row(1, 2), row(1, 1, 2)]), /equal scores/],
  ['a fraction of a point', event([row(1, 1.5)]), /score/],
  ['a rank of zero', event([row(0, 1)]), /rank/],
  ['a day that does not exist', event([row(1, 1)], { endedOn: '2026-02-30' }), /endedOn/],
])('refuses %s', (_, content, message) => expect(() => load(content)).toThrow(message))
