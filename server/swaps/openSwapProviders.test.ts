import { expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadConfig } from '#runtime/config.ts'
import { createLifiAccess } from '../providers/lifi/access.ts'
import { lifiSettings } from '../providers/openProviders.ts'
import { openSwapProviders } from './openSwapProviders.ts'

const open = (env: Record<string, string>) => {
  const profile = env['PROFILE'] === 'local' ? 'local' : 'default'
  const config = loadConfig('server', { PROFILE: 'default', ...env })
  const clock = { now: () => new Date() }
  const lifi = () => createLifiAccess({ clock }, lifiSettings(config))
  return openSwapProviders(config, { catalogue: loadCatalogue({ profile }), clock, lifi })
}
const names = (env: Record<string, string>) => open(env).swapProviders.map(({ name }) => name)

it('asks LI.FI for swaps with a key where transfers ask it too, unless the operator says so', () => {
  expect(names({})).toEqual(['uniswap', 'avnu'])
  expect(names({ LIFI_API_KEY: 'key' })).toEqual(['uniswap', 'lifi', 'avnu'])
  expect(names({ LIFI_API_KEY: 'key', PROVIDERS: 'relay' })).toEqual(['uniswap', 'avnu'])
  expect(names({ PROVIDERS: 'none', SWAP_PROVIDERS: 'lifi' })).toEqual(['lifi'])
  expect(names({ SWAP_PROVIDERS: 'none' })).toEqual([])
})

it('asks Jupiter with a key, on Solana alone, unless the operator says so', () => {
  expect(names({ JUPITER_API_KEY: 'key' })).toEqual(['uniswap', 'jupiter', 'avnu'])
  expect(open({ SWAP_PROVIDERS: 'jupiter' }).swapProviders.map((provider) => provider.chains())).toEqual([[83797601]])
})

it('refuses half a fee of Jupiter', () => {
  const owner = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  expect(() => open({ JUPITER_FEE_BPS: '10' })).toThrow('JUPITER_FEE_OWNER')
  expect(() => open({ JUPITER_FEE_OWNER: owner })).toThrow('JUPITER_FEE_BPS')
  expect(() => open({ JUPITER_FEE_OWNER: 'me', JUPITER_FEE_BPS: '10' })).toThrow('a Solana address')
  expect(() => open({ JUPITER_FEE_OWNER: owner, JUPITER_FEE_BPS: '10' })).not.toThrow()
})

it('asks AVNU without a key, on Starknet alone, and refuses a part of a fee', () => {
  expect(open({ SWAP_PROVIDERS: 'avnu' }).swapProviders.map((provider) => provider.chains())).toEqual([[666666666]])
  const fee = { AVNU_FEE_RECIPIENT: `0x${'5'.repeat(63)}`, AVNU_FEE_BPS: '30', AVNU_INTEGRATOR: 'Causeway' }
  expect(() => open(fee)).not.toThrow()
  for (const name of Object.keys(fee))
    expect(() => open(Object.fromEntries(Object.entries(fee).filter(([one]) => one !== name)))).toThrow(name)
  expect(() => open({ ...fee, AVNU_FEE_BPS: '501' })).toThrow('500')
  expect(() => open({ ...fee, AVNU_FEE_RECIPIENT: '0x1' })).toThrow('a Starknet address')
})

it('follows swaps of a provider that is no longer chosen', () => {
  expect(open({ SWAP_PROVIDERS: 'none' }).formerSwapProviders.map(({ name }) => name)).toEqual([
    'uniswap',
    'lifi',
    'jupiter',
    'avnu',
  ])
  expect(open({}).formerSwapProviders.map(({ name }) => name)).toEqual(['lifi', 'jupiter'])
})

it('the local networks have Uniswap alone, since LI.FI has no contract there', () => {
  expect(names({ PROFILE: 'local' })).toEqual(['uniswap'])
  const [lifi] = open({ PROFILE: 'local', SWAP_PROVIDERS: 'lifi' }).swapProviders
  expect(lifi?.chains()).toEqual([])
})

it('swaps through LI.FI need no contract of Uniswap on the network', () => {
  const [uniswap, lifi] = open({ SWAP_PROVIDERS: 'uniswap,lifi' }).swapProviders.map(
    (provider) => new Set(provider.chains()),
  )
  expect(lifi?.has(1)).toBe(true)
  expect([...(lifi ?? [])].some((id) => !uniswap?.has(id))).toBe(true)
})
