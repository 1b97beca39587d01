import { decodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { beforeEach, expect, it, vi } from 'vitest'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import { connectedWallet, hash } from './testing/connectedWallet.ts'
import { walletError } from './testing/fakeProvider.ts'

const [account, token, spender] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]
const call = { chainId: 31337, token, spender, contract: null, account }

const { fake, wallets, sent } = connectedWallet(account)
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`
beforeEach(() => fake().answer('eth_call', () => word(7n)))

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

it.each<[string, () => unknown]>([
  ['shows none', () => word(0n)],
  ['has no code', () => '0x'],
  // `approve` of a collectible takes its number where a token's takes the amount.
  [
    'is a collectible’s',
    () => {
      throw walletError(3, 'execution reverted')
    },
  ],
])('calls no contract that %s', async (_, answer) => {
  fake().answer('eth_call', answer)
  await expect(wallets().revoke?.(call)).rejects.toMatchObject({ reason: 'revoke_refused' })
  const [read] = fake().paramsOf('eth_call') as [{ to: string; data: `0x${string}` }]
  expect(read.to).toBe(token)
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: read.data })
  expect([functionName, args?.map((part) => String(part).toLowerCase())]).toEqual(['allowance', [account, spender]])
  expect(sent()).toEqual([])
})

it('asks the network itself if the wallet makes no calls, and stops if neither answers', async () => {
  fake().answer('eth_call', () => {
    throw walletError(4200, 'unsupported')
  })
  const asked = vi.spyOn(globalThis, 'fetch')
  asked.mockImplementation(() => Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: word(7n) })))
  expect(await wallets().revoke?.(call)).toBe(hash)
  asked.mockImplementation(() => Promise.reject(new TypeError('fetch failed')))
  await expect(wallets().revoke?.(call)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  expect(sent()).toHaveLength(1)
  asked.mockRestore()
})

const permit2Abi = parseAbi(['function approve(address token, address spender, uint160 amount, uint48 expiration)'])

it('ends an allowance inside Permit2 there, and leaves the token’s own', async () => {
  expect(await wallets().revoke?.({ ...call, contract: PERMIT2.toUpperCase().replace('0X', '0x') })).toBe(hash)
  expect(sent()).toHaveLength(1)
  const [request] = fake().paramsOf('eth_sendTransaction') as [{ from: string; to: string; data: `0x${string}` }]
  expect(request).toMatchObject({ from: account, to: PERMIT2, value: '0x0' })
  const { args } = decodeFunctionData({ abi: permit2Abi, data: request.data })
  expect(args.map((part) => String(part).toLowerCase())).toEqual([token, spender, '0', '0'])
})

it.each([
  ['another contract', { contract: spender }],
  // A network of the catalogue without a deployment of Uniswap.
  ['Permit2 on a network whose deployment has none', { contract: PERMIT2, chainId: 324 }],
])('calls no other contract than the network’s Permit2: %s', async (_, change) => {
  await expect(wallets().revoke?.({ ...call, ...change })).rejects.toMatchObject({ reason: 'revoke_refused' })
  expect(sent()).toEqual([])
})
