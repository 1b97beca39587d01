import { decodeFunctionData } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { badgeAbi } from '#contracts/abi/badge.ts'
import { configureWallets } from '../config.ts'
import type { WalletFamily } from '../contract.ts'
import { createFakeWallet, type FakeWallet } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { evmWallets } from './wallets.ts'

const [account, contract] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`) as [string, string]
const [hash, signature] = [`0x${'12'.repeat(32)}`, `0x${'34'.repeat(65)}`]
const call = { chainId: 31337, contract, kind: 7, deadline: 1_800_000_000, signature, account }

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

it('requests the mint without any value and nothing else', async () => {
  expect(await wallets.mintBadge?.(call)).toBe(hash)
  const [request] = fake.paramsOf('eth_sendTransaction') as [{ from: string; to: string; data: `0x${string}` }]
  expect(request).toMatchObject({ from: account, to: contract, value: '0x0' })
  expect(decodeFunctionData({ abi: badgeAbi, data: request.data })).toEqual({
    functionName: 'mint',
    args: [7, 1_800_000_000n, signature],
  })
})

it.each([
  ['another account', { account: contract }, 'wallet_mismatch'],
  ['another network', { chainId: 31338 }, 'wallet_wrong_network'],
])('asks for nothing if the wallet is on %s', async (_, change, reason) => {
  await expect(wallets.mintBadge?.({ ...call, ...change })).rejects.toMatchObject({ reason })
  expect(fake.calls.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})
