import { expect, it } from 'vitest'
import { parseNoteCreation } from '#chains/evm/note.ts'
import { connectedWallet, hash } from './testing/connectedWallet.ts'
import { walletError } from './testing/fakeProvider.ts'

const [account, other] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`) as [string, string]
const call = { chainId: 31337, account, name: 'Ada', message: 'Hello ⛵' }

const { fake, wallets, sent } = connectedWallet(account)

it('asks for the creation of the note, without a receiver and without coins', async () => {
  expect(await wallets().notes?.deploy(call)).toBe(hash)
  expect(sent()).toHaveLength(1)
  const [request] = fake().paramsOf('eth_sendTransaction') as [{ from: string; data: `0x${string}` }]
  expect(Object.keys(request).toSorted()).toEqual(['data', 'from', 'value'])
  expect(request).toMatchObject({ from: account, value: '0x0' })
  expect(parseNoteCreation(request.data)).toEqual({ name: 'Ada', message: 'Hello ⛵' })
})

it.each([
  ['another account', { account: other }, 'wallet_mismatch'],
  ['another network', { chainId: 31338 }, 'wallet_wrong_network'],
])('asks for nothing if the wallet is on %s', async (_, change, reason) => {
  await expect(wallets().notes?.deploy({ ...call, ...change })).rejects.toMatchObject({ reason })
  expect(sent()).toEqual([])
})

it('reports a rejection as such', async () => {
  fake().answer('eth_sendTransaction', () => {
    throw walletError(4001, 'User rejected the request.')
  })
  await expect(wallets().notes?.deploy(call)).rejects.toMatchObject({ reason: 'wallet_rejected' })
})

it('knows no place on a network that is not in the list', async () => {
  expect(await wallets().notes?.place({ ...call, chainId: 5 })).toBeNull()
})
