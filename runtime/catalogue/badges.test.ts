import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { BADGE_CHAIN, badgeAddress } from '#chains/evm/testing/badge.ts'
import { badgeIds } from '#core/rewards/badges.ts'
import { loadBadges } from './badges.ts'
import { loadCatalogue } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-badges-'))
afterAll(() => rmSync(folder, { recursive: true }))

const local = loadCatalogue({ profile: 'local' })
const read = (own: unknown) => {
  writeFileSync(join(folder, 'badges.json'), JSON.stringify(own))
  return loadBadges({ profile: 'local', configDir: folder }, local)
}
const refusal = (message: string) =>
  expect.objectContaining({ reason: 'config_invalid', message: expect.stringContaining(message) })

it('reads a badge of each page, deployed on the local network', () => {
  const badges = loadBadges({ profile: 'local' }, local)
  expect(badges.map(({ id }) => id)).toEqual(badgeIds)
  for (const { chainId, contract } of badges) expect([chainId, contract]).toEqual([BADGE_CHAIN, badgeAddress])
})

it('can mint nothing in the default profile before a contract is deployed', () => {
  const badges = loadBadges({ profile: 'default' }, loadCatalogue({ profile: 'default' }))
  expect(badges.map(({ contract }) => contract)).toEqual([null, null, null])
})

it('takes an operator’s contract and tasks for a packaged badge', () => {
  const contract = `0x${'Ab'.repeat(20).toLowerCase()}`
  const tasks = [{ kind: 'points', count: 5 }]
  expect(read([{ id: 'bob-spice', contract, tasks }])[0]).toMatchObject({ contract, tasks })
})

it.each([
  ['a network of another family', { chainId: 83797631 }, 'row bob-spice: network 83797631 is not an EVM network'],
  ['an address that is none', { contract: '0x12' }, 'row bob-spice: field contract'],
  ['the kind of another badge', { kind: 2 }, 'kind 2 is used by another badge of the network'],
  ['no tasks', { tasks: [] }, 'tasks'],
  ['an end before its start', { endTime: '2020-01-01T00:00:00Z' }, 'endTime must be after startTime'],
])('refuses %s', (_, change, message) => {
  expect(() => read([{ id: 'bob-spice', ...change }])).toThrow(refusal(message))
})
