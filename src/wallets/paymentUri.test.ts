import { expect, it } from 'vitest'
import { familyWallets } from './families.ts'
import type { LinkedPayment } from './family.ts'

const payment: LinkedPayment = { address: 'ADDRESS', token: null, units: 1_500_000n, decimals: 6, memo: null }

it.each([
  ['bitcoin', payment, 'bitcoin:ADDRESS?amount=0.015'],
  ['svm', { ...payment, token: 'MINT' }, 'solana:ADDRESS?amount=1.5&spl-token=MINT'],
  ['svm', { ...payment, memo: 'a b' }, 'solana:ADDRESS?amount=1.5&memo=a%20b'],
  ['ton', { ...payment, memo: 'a+b & c' }, 'ton://transfer/ADDRESS?amount=1500000&text=a%2Bb%20%26%20c'],
] as const)('%s wallets read the payment from a link', async (family, of, uri) =>
  expect(await familyWallets.find((each) => each.family === family)?.paymentUri?.(of)).toBe(uri),
)

it('EVM wallets agree on no link of tokens, so that none is written', () =>
  expect(familyWallets.find(({ family }) => family === 'evm')?.paymentUri).toBeUndefined())
