import { expect, it } from 'vitest'
import { loadConfig } from '#runtime/config.ts'
import { silentLog } from '#runtime/log.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createLifiAccess } from './lifi/access.ts'
import { lifiSettings, openProviders } from './openProviders.ts'

const open = (env: Record<string, string>) => {
  const profile = env['PROFILE'] === 'local' ? 'local' : 'default'
  const deps = {
    catalogue: loadCatalogue({ profile }),
    clock: { now: () => new Date() },
    log: silentLog,
    count: () => {},
    readsEvents: () => true,
  }
  const config = loadConfig('server', { PROFILE: 'default', ...env })
  const lifi = () => createLifiAccess(deps, lifiSettings(config))
  const { providers, formerProviders } = openProviders(config, { ...deps, lifi })
  return [providers, formerProviders].map((list) => list.map(({ name }) => name))
}

it('quotes through the providers without a key by default, and follows orders of no other', () =>
  expect(open({})).toEqual([['lifi', 'relay', 'debridge', 'oneclick'], []]))

it('follows the orders of a provider that the operator removes', () => {
  expect(open({ PROVIDERS: 'relay' })).toEqual([['relay'], ['lifi', 'debridge', 'oneclick']])
  expect(open({ PROVIDERS: 'none' })).toEqual([[], ['lifi', 'relay', 'debridge', 'oneclick']])
})

it('opens Across with its key and id alone, and without another setting', () => {
  expect(open({ PROVIDERS: 'across' })[0]).toEqual([])
  const keys = { ACROSS_API_KEY: 'k', ACROSS_INTEGRATOR_ID: '0x00a1' }
  expect(open({ PROVIDERS: 'across', ...keys })[0]).toEqual(['across'])
  expect(open(keys)).toEqual([['lifi', 'relay', 'debridge', 'oneclick', 'across'], []])
  expect(open({ ACROSS_API_KEY: 'k' })[0]).toEqual(['lifi', 'relay', 'debridge', 'oneclick'])
  expect(open({ PROVIDERS: 'relay', ...keys })).toEqual([['relay'], ['lifi', 'debridge', 'oneclick', 'across']])
  expect(open({ PROFILE: 'local', ...keys })).toEqual([[], []])
})

it('the local networks have none', () => expect(open({ PROFILE: 'local' })).toEqual([[], []]))
