import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { faucetPages } from '#core/rewards/faucet.ts'
import { loadFaucets } from './faucets.ts'
import { loadCatalogue } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-faucets-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(['default', 'local'] as const)('has one faucet for each page in the %s profile', (profile) => {
  const faucets = loadFaucets({ profile }, loadCatalogue({ profile }))
  expect(faucets.flatMap(({ pages }) => pages).toSorted()).toEqual([...faucetPages])
})

const local = loadCatalogue({ profile: 'local' })

it.each([
  ['a page of two faucets', { chainId: 31337, pages: ['ink'] }, 'page ink has another faucet'],
  ['an unknown page', { chainId: 31337, pages: ['bnb'] }, 'row 31337'],
  ['a network of another family', { chainId: 83797631, pages: [] }, 'not an EVM network'],
  ['an amount above the budget', { chainId: 31337, amount: '101' }, 'within dailyBudget'],
])('refuses %s', (_, change, message) => {
  const row = { amount: '1', dailyBudget: '2', cooldownHours: 1, perNetwork: 1, difficulty: 8 }
  const own = change.chainId === 31337 ? change : { ...row, ...change }
  writeFileSync(join(folder, 'faucets.json'), JSON.stringify([own]))
  const refusal = expect.objectContaining({ reason: 'config_invalid', message: expect.stringContaining(message) })
  expect(() => loadFaucets({ profile: 'local', configDir: folder }, local)).toThrow(refusal)
})
