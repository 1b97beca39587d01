import { decodeFunctionData, erc20Abi } from 'viem'
import { expect, it } from 'vitest'
import { poolAbi } from '#contracts/abi/pool.ts'
import type { PoolOrder } from '#core/money/poolFigures.ts'
import { connectedWallet, hash } from './testing/connectedWallet.ts'
import { walletError } from './testing/fakeProvider.ts'

const [account, token, pool] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]
const call = { chainId: 31337, account, pool, token, order: { kind: 'collect' } as PoolOrder }

const { fake, wallets } = connectedWallet(account)

const sent = () => fake().paramsOf('eth_sendTransaction') as [{ from: string; to: string; data: `0x${string}` }]

it.each<[name: string, PoolOrder, readonly unknown[]]>([
  ['deposit', { kind: 'deposit', assets: 7n }, [7n, account]],
  ['withdraw', { kind: 'withdraw', assets: 7n }, [7n, account, account]],
  ['redeem', { kind: 'redeem', shares: 7n }, [7n, account, account]],
  ['requestRedeem', { kind: 'request', shares: 7n }, [7n]],
  ['cancelRequest', { kind: 'cancel', request: 3n }, [3n]],
  ['collect', { kind: 'collect' }, [account]],
])('asks for %s of the pool, for the account itself', async (functionName, order, args) => {
  expect(await wallets().pools?.send({ ...call, order })).toBe(hash)
  const [request] = sent()
  expect(request).toMatchObject({ from: account, to: pool, value: '0x0' })
  const decoded = decodeFunctionData({ abi: poolAbi, data: request.data })
  const lowered = (decoded.args as readonly unknown[]).map((arg) => (typeof arg === 'string' ? arg.toLowerCase() : arg))
  expect([decoded.functionName, lowered]).toEqual([functionName, args])
})

it.each<[name: string, PoolOrder, bigint]>([
  ['the amount of a deposit', { kind: 'approve', assets: 7n }, 7n],
  ['nothing', { kind: 'reset' }, 0n],
])('approves exactly %s', async (_, order, amount) => {
  await wallets().pools?.send({ ...call, order })
  const [request] = sent()
  expect(request.to).toBe(token)
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: request.data })
  expect([functionName, String(args[0]).toLowerCase(), args[1]]).toEqual(['approve', pool, amount])
})

it.each([
  ['another account', { account: pool }, 'wallet_mismatch'],
  ['another network', { chainId: 31338 }, 'wallet_wrong_network'],
])('asks for nothing if the wallet is on %s', async (_, change, reason) => {
  await expect(wallets().pools?.send({ ...call, ...change })).rejects.toMatchObject({ reason })
  expect(fake().calls.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

it('reports a rejection as such', async () => {
  fake().answer('eth_sendTransaction', () => {
    throw walletError(4001, 'User rejected the request.')
  })
  await expect(wallets().pools?.send(call)).rejects.toMatchObject({ reason: 'wallet_rejected' })
})
