import { decodeFunctionData, erc20Abi } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configureWallets } from '../config.ts'
import type { WalletFamily } from '../contract.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { evmWallets } from './wallets.ts'

const [account, token, spender] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]
const hash = `0x${'12'.repeat(32)}`
const call = { chainId: 31337, token, spender, account }

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

const sent = () => fake.calls.filter(({ method }) => method === 'eth_sendTransaction')

it('requests an approval of zero and nothing else', async () => {
  expect(await wallets.revoke?.(call)).toBe(hash)
  expect(sent()).toHaveLength(1)
  const [request] = fake.paramsOf('eth_sendTransaction') as [{ from: string; to: string; data: `0x${string}` }]
  expect(request).toMatchObject({ from: account, to: token, value: '0x0' })
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: request.data })
  expect([functionName, args.map((part) => String(part).toLowerCase())]).toEqual(['approve', [spender, '0']])
})

it.each([
  ['another account', { account: spender }, 'wallet_mismatch'],
  ['another network', { chainId: 31338 }, 'wallet_wrong_network'],
])('asks for nothing if the wallet is on %s', async (_, change, reason) => {
  await expect(wallets.revoke?.({ ...call, ...change })).rejects.toMatchObject({ reason })
  expect(sent()).toEqual([])
})

it('reports a rejection as such', async () => {
  fake.answer('eth_sendTransaction', () => {
    throw walletError(4001, 'User rejected the request.')
  })
  await expect(wallets.revoke?.(call)).rejects.toMatchObject({ reason: 'wallet_rejected' })
})
