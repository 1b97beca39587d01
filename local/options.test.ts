import { expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import { bitcoin } from './bitcoin/family.ts'
import { localNetworks } from './networks.ts'
import { rewardsOn } from './parts/server.ts'
import { parseOptions } from './options.ts'
import { localCatalogue } from './startLocal.ts'

it('has defaults for everything', () => {
  const options = parseOptions([])
  expect([options.ports.web, ...options.ports.chains.values()]).toEqual([8787, 8545, 8546, 8899, 8901, 8081, 19443])
  expect(options.reset).toBe(false)
  expect([options.walletConnect, options.without.size]).toEqual([null, 0])
})

it('accepts other ports and a reset', () => {
  const options = parseOptions(['--reset', '--port', '9000', '--chain-ports', '1,2,3,5,7,8', '--without', 'maker'])
  expect([...options.without]).toEqual(['maker'])
  expect(options.reset).toBe(true)
  expect([options.ports.web, ...options.ports.chains.values()]).toEqual([9000, 1, 2, 3, 5, 7, 8])
})

it('skips parts that are not needed', () => {
  const { without } = parseOptions(['--without', 'walletconnect', '--without', 'ton'])
  expect([...without]).toEqual(['walletconnect', 'ton'])
})

it('accepts a local WalletConnect relay', () => {
  expect(parseOptions(['--walletconnect', 'ws://127.0.0.1:9001/']).walletConnect).toBe('ws://127.0.0.1:9001')
})

it.each([
  ['--port', 'x'],
  ['--port', '70000'],
  ['--chain-ports', '1,2,3,5,7'],
  ['--chain-ports', '1,2,3,4,7,8'],
  ['--chain-ports', '1,2,3,5,6,6'],
  ['--chain-ports', '8787,2,3,5,7,8'],
  ['--without', 'server'],
  ['--nonsense'],
  ['--without', 'x'],
  ['--walletconnect', 'http://127.0.0.1:9001'],
  ['--walletconnect', 'ws://relay.example.org'],
])('refuses %s %s with one sentence', (...argv) => {
  expect(() => parseOptions(argv)).toThrowError(expect.objectContaining({ reason: 'option_invalid' }))
})

it('a network whose program is not installed is neither in the catalogue nor in its routes', () => {
  const all = localCatalogue(new Map(localNetworks.map(({ id, url }) => [id, url])))
  const bitcoin = all.chains.find(({ family }) => family === 'bitcoin')?.id
  const without = localCatalogue(new Map(localNetworks.flatMap(({ id, url }) => (id === bitcoin ? [] : [[id, url]]))))
  expect(all.chains.map(({ id }) => id)).toContain(bitcoin)
  expect(without.chains.length).toBe(all.chains.length - 1)
  expect(
    JSON.stringify([without.routes, without.assets].flat(), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).not.toContain(`"${bitcoin}:`)
  expect(without.routes.length).toBeGreaterThan(0)
})

it('says how to install litecoind, and starts without its network', async () => {
  const said: string[] = []
  const path = process.env['PATH']
  process.env['PATH'] = '/nowhere'
  const chain = await bitcoin
    .start(999706631, 'Bitshore', 19443, {
      folder: '/nowhere',
      log: silentLog,
      say: { part: (name) => said.push(name), line: (text) => said.push(text) },
    })
    .finally(() => (process.env['PATH'] = path))
  expect(chain).toBeNull()
  expect(said).toEqual([expect.stringContaining('apt install litecoind')])
})

it('omits the check-ins of networks that don’t run', () => {
  const all = localCatalogue(new Map(localNetworks.map(({ id, url }) => [id, url])))
  const evm = localCatalogue(
    new Map(localNetworks.flatMap(({ id, url, family }) => (family.family === 'evm' ? [[id, url]] : []))),
  )
  expect(rewardsOn(all).checkIn.contracts.length).toBe(rewardsOn(evm).checkIn.contracts.length + 1)
})
