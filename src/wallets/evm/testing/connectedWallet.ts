import { afterEach, beforeEach } from 'vitest'
import { configureWallets } from '../../config.ts'
import type { WalletFamily } from '../../contract.ts'
import { evmWallets } from '../wallets.ts'
import { createFakeWallet, type FakeWallet } from './fakeProvider.ts'
import { announce, installFakeWindow } from './fakeWindow.ts'
import { rows } from './fixtures.ts'

/** Hash of every transaction that the wallet sends. */
export const hash = `0x${'12'.repeat(32)}`

/** Connects a fake wallet with this account on chain 31337 before each test. */
export function connectedWallet(account: string) {
  let remove: () => void
  let fake: FakeWallet
  let wallets: WalletFamily
  beforeEach(async () => {
    remove = installFakeWindow()
    fake = createFakeWallet({ account, chainId: 31337 })
    fake.answer('eth_sendTransaction', () => hash)
    announce(fake)
    configureWallets({ walletConnectProjectId: null, chains: rows })
    wallets = evmWallets()
    await wallets.connect('test.fake')
  })
  afterEach(() => remove())
  return {
    fake: () => fake,
    wallets: () => wallets,
    sent: () => fake.calls.filter(({ method }) => method === 'eth_sendTransaction'),
  }
}
