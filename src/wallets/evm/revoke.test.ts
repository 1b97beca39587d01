import { decodeFunctionData, erc20Abi } from 'viem'
import { expect, it } from 'vitest'
import { connectedWallet, hash } from './testing/connectedWallet.ts'
import { walletError } from './testing/fakeProvider.ts'

const [account, token, spender] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]
const call = { chainId: 31337, token, spender, account }

const { fake, wallets, sent } = connectedWallet(account)

it('requests an approval of zero and nothing else', async () => {
  expect(await wallets().revoke?.(call)).toBe(hash)
  expect(sent()).toHaveLength(1)
  const [request] = fake().paramsOf('eth_sendTransaction') as [{ from: string; to: string; data: `0x${string}` }]
  expect(request).toMatchObject({ from: account, to: token, value: '0x0' })
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: request.data })
  expect([functionName, args.map((part) => String(part).toLowerCase())]).toEqual(['approve', [spender, '0']])
})

it.each([
  ['another account', { account: spender }, 'wallet_mismatch'],
  ['another network', { chainId: 31338 }, 'wallet_wrong_network'],
])('asks for nothing if the wallet is on %s', async (_, change, reason) => {
  await expect(wallets().revoke?.({ ...call, ...change })).rejects.toMatchObject({ reason })
  expect(sent()).toEqual([])
})

it('reports a rejection as such', async () => {
  fake().answer('eth_sendTransaction', () => {
    throw walletError(4001, 'User rejected the request.')
  })
  await expect(wallets().revoke?.(call)).rejects.toMatchObject({ reason: 'wallet_rejected' })
})
