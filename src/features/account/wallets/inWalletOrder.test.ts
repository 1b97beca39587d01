import { expect, it } from 'vitest'
import { inWalletOrder } from './inWalletOrder.ts'

const wallets = [
  { name: 'MetaMask', installed: false },
  { name: 'WalletConnect', installed: true },
  { name: 'Rabby', installed: true },
]
const names = (first: readonly string[]) => inWalletOrder(wallets, first).map(({ name }) => name)

it('wallets that are here come first', () => expect(names([])).toEqual(['WalletConnect', 'Rabby', 'MetaMask']))
it('a channel’s own order comes before that, whatever the case', () =>
  expect(names(['rabby', 'Unknown', 'METAMASK'])).toEqual(['Rabby', 'MetaMask', 'WalletConnect']))
