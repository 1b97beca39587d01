import { expect, it } from 'vitest'
import { stringToHex } from 'viem'
import { questionText } from './walletPages.ts'

const networks = { 31337: 'Northshore' }
const asked = (method: string, params: readonly unknown[]) =>
  questionText({ kind: 'request', app: 'Causeway', asked: { method, params, chainId: 31337 } }, networks)

it('names the app that wants to connect', () =>
  expect(questionText({ kind: 'connect', app: 'Causeway' }, networks).title).toBe('Connect to Causeway'))

it.each([
  [
    'eth_sendTransaction',
    [{ to: '0xab', value: '0xde0b6b3a7640000', data: '0x12345678ff' }],
    ['To', '0xab'],
    ['Amount', '1 ETH'],
  ],
  ['eth_sendTransaction', [{ to: '0xab' }], ['Amount', '0 ETH'], ['Call', 'none']],
  ['personal_sign', [stringToHex('Sign in'), '0xab'], ['Message', 'Sign in'], ['Network', 'Northshore']],
  ['personal_sign', ['0xff', '0xab'], ['Message', '0xff'], ['App', 'Causeway']],
  ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }], ['Network', '31338'], ['App', 'Causeway']],
])('%s says what is agreed to', (method, params, ...facts) => {
  expect(asked(method, params).facts).toEqual(expect.arrayContaining(facts))
})

it('shows an unknown method by its name', () => expect(asked('eth_other', []).title).toBe('eth_other'))
