import { expect, it } from 'vitest'
import { paymentUri } from './paymentUri.ts'

const payment = { address: 'ADDRESS', token: null, units: 1_500_000n, decimals: 6, memo: null }

it.each([
  ['bitcoin', payment, 'bitcoin:ADDRESS?amount=1.5'],
  ['svm', { ...payment, token: 'MINT' }, 'solana:ADDRESS?amount=1.5&spl-token=MINT'],
  ['svm', { ...payment, memo: 'a b' }, 'solana:ADDRESS?amount=1.5&memo=a%20b'],
  ['ton', { ...payment, memo: 'a+b & c' }, 'ton://transfer/ADDRESS?amount=1500000&text=a%2Bb%20%26%20c'],
] as const)('%s wallets read the payment from a link', (family, of, uri) => expect(paymentUri(family, of)).toBe(uri))

it('EVM wallets agree on no link of tokens, so that none is written', () =>
  expect(paymentUri('evm', { ...payment, token: '0x01' })).toBeNull())
