import { expect, it } from 'vitest'
import type { FamilyName } from '#core/chain/family.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { accountOfCheckIn } from './useCheckInAccount.ts'

const account = (family: FamilyName): WalletAccount => ({
  family,
  address: `of ${family}`,
  connectorId: 'one',
  walletName: 'One',
  icon: null,
  chainId: null,
})
const both = { evm: account('evm'), ton: account('ton'), svm: account('svm') }

it.each([
  ['connected last', both, 'of ton', ['evm', 'ton'], 'ton'],
  ['able, where the last one is not', both, 'of svm', ['evm', 'ton'], 'evm'],
  ['able, whatever the usual network is', { ton: account('ton') }, 'of ton', ['evm', 'ton'], 'ton'],
  ['nobody, where none is able', { svm: account('svm') }, 'of svm', ['evm', 'ton'], undefined],
] as const)('is the account that is %s', (_, accounts, userId, families, expected) => {
  expect(accountOfCheckIn({ accounts, userId, families })?.family).toBe(expected)
})
