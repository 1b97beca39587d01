import { WalletsListManager } from '@tonconnect/sdk'
import { expect, it, vi } from 'vitest'
import { localTonWalletInfo, TON_WALLET_KEY } from '#src/wallets/ton/localWallet.ts'
import { tonWalletsList } from './tryRoutes.ts'

it('is a list that the installed package accepts in full, without a remote wallet', async () => {
  const failed = vi.spyOn(console, 'error')
  const source = `data:application/json,${encodeURIComponent(JSON.stringify(tonWalletsList))}`
  const wallets = await new WalletsListManager({ walletsListSource: source }).getWallets()
  expect(failed).not.toHaveBeenCalled()
  expect(wallets).toEqual([expect.objectContaining({ name: localTonWalletInfo.name, jsBridgeKey: TON_WALLET_KEY })])
  expect(wallets.some((wallet) => 'bridgeUrl' in wallet)).toBe(false)
})
