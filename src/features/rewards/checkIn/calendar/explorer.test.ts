import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ChainRow } from '#core/wire/catalogue.ts'
import * as registry from '#chains/registry.ts'
import { explorerOf } from './explorer.ts'

interface Configured {
  readonly checkIn: { readonly contracts: readonly { readonly chainId: number; readonly explorer: string | null }[] }
}
const { checkIn } = JSON.parse(
  readFileSync(new URL('../../../../../config/rewards.json', import.meta.url), 'utf8'),
) as Configured
const contracts = checkIn.contracts.map(({ chainId, explorer }) => ({
  chain_id: chainId,
  address: '0x',
  explorer_url: explorer,
}))
const chains = [
  ...contracts.map(({ chain_id }) => ({ chain_id, family: 'evm', explorer_url: `https://own-${chain_id}.example/` })),
  { chain_id: 7, family: 'evm', explorer_url: null },
] as unknown as ChainRow[]
const urlOf = explorerOf(registry, contracts, chains)

it.each([
  [81457, 'https://blastexplorer.io/tx/0xab'],
  [1868, 'https://own-1868.example/tx/0xab'],
  [8453, 'https://own-8453.example/tx/0xab'],
  [7, null],
  [9, null],
])('a check-in on %i links to %s', (chain, url) => expect(urlOf(chain, '0xab')).toBe(url))
