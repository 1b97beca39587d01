import { expect, it } from 'vitest'
import { parseOptions } from './options.ts'

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
  const { without } = parseOptions(['--without', 'walletconnect', '--without', 'social'])
  expect([...without]).toEqual(['walletconnect', 'social'])
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
