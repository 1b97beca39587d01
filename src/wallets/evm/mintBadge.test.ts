import { decodeFunctionData } from 'viem'
import { expect, it } from 'vitest'
import { badgeAbi } from '#contracts/abi/badge.ts'
import { connectedWallet, hash } from './testing/connectedWallet.ts'

const [account, contract] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`) as [string, string]
const signature = `0x${'34'.repeat(65)}`
const call = { chainId: 31337, contract, kind: 7, deadline: 1_800_000_000, signature, account }

const { fake, wallets } = connectedWallet(account)

it('requests the mint without any value and nothing else', async () => {
  expect(await wallets().mintBadge?.(call)).toBe(hash)
  const [request] = fake().paramsOf('eth_sendTransaction') as [{ from: string; to: string; data: `0x${string}` }]
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
  await expect(wallets().mintBadge?.({ ...call, ...change })).rejects.toMatchObject({ reason })
  expect(fake().calls.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})
