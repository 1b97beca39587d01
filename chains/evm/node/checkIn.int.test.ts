import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, writeContract } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { checkInAddress, deployCheckIn } from '../testing/checkIn.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { createEvmNode } from './createNode.ts'

const CHAIN = 31337
let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  await deployCheckIn(anvil.url)
  await deployCheckIn(anvil.url)
})
afterAll(() => anvil.stop())

const today = async (): Promise<number> => {
  const { timestamp } = (await anvil.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return dateNumber(utcDay(new Date(Number(timestamp) * 1000)))
}
const revertsAlways = `0x${'5a'.repeat(20)}`
const wallet = () =>
  createWalletClient({ account: privateKeyToAccount(devAccounts.user.key), transport: http(anvil.url) })
const checkIn = (date: number, gas?: bigint) =>
  writeContract(wallet(), {
    abi: checkInAbi,
    address: checkInAddress,
    functionName: 'checkIn',
    args: [BigInt(date)],
    chain: null,
    ...(gas === undefined ? {} : { gas }),
  })
const read = (hash: string) => createEvmNode(localNodeOptions(CHAIN, [anvil.url])).checkIn?.(checkInAddress, hash)

it('reads who checked in for which day, and with how many confirmations', async () => {
  const date = await today()
  const hash = await checkIn(date)
  await expect
    .poll(() => read(hash))
    .toMatchObject({ state: 'mined', entries: [{ account: devAccounts.user.address.toLowerCase(), date }] })
  const first = await read(hash)
  await anvil.rpc('anvil_mine', ['0x3'])
  const later = await read(hash)
  if (first?.state !== 'mined' || later?.state !== 'mined') throw new Error('it was mined')
  expect(later.confirmations).toBeGreaterThanOrEqual(first.confirmations + 3n)
  expect(dateNumber(utcDay(new Date(later.time * 1000)))).toBe(date)
})

it('finds a transaction by the account and day of its check-in', async () => {
  const date = await today()
  const node = createEvmNode(localNodeOptions(CHAIN, [anvil.url]))
  const find = (account: string, on = date) => node.findCheckIn?.(checkInAddress, account, on)
  const mine = await find(devAccounts.user.address)
  if (!mine) throw new Error('it has signed in above')
  expect(await read(mine)).toMatchObject({
    state: 'mined',
    entries: [{ account: devAccounts.user.address.toLowerCase(), date }],
  })
  await anvil.rpc('anvil_mine', ['0x14', '0x0'])
  expect(await find(devAccounts.user.address)).toBe(mine)
  expect(await find(devAccounts.friend.address)).toBeNull()
  expect(await find(devAccounts.user.address, date + 1)).toBeNull()
  expect(await find(devAccounts.user.address, 20260230)).toBeNull()
})

it('detects whether an address is a check-in contract', async () => {
  const node = createEvmNode(localNodeOptions(CHAIN, [anvil.url]))
  await anvil.rpc('anvil_setCode', [revertsAlways, '0x60006000fd'])
  expect(
    await Promise.all(
      [checkInAddress, devAccounts.friend.address, revertsAlways].map((address) => node.hasCheckIn?.(address)),
    ),
  ).toEqual([true, false, false])
})

it('distinguishes a failed repeat, another call and an unknown transaction', async () => {
  const repeat = await checkIn(await today(), 100_000n)
  await expect.poll(() => read(repeat)).toEqual({ state: 'failed' })
  const plain = await sendTransaction(wallet(), {
    to: checkInAddress,
    data: '0x',
    value: 0n,
    gas: 50_000n,
    chain: null,
  })
  await expect.poll(async () => (await read(plain))?.state).toBe('failed')
  const elsewhere = await sendTransaction(wallet(), { to: devAccounts.friend.address, value: 1n, chain: null })
  await expect.poll(() => read(elsewhere)).toMatchObject({ state: 'mined', entries: [] })
  expect(await read(`0x${'77'.repeat(32)}`)).toEqual({ state: 'unknown' })
})

it('a reorganisation removes a check-in', async () => {
  const snapshot = await anvil.rpc('evm_snapshot', [])
  await anvil.rpc('evm_increaseTime', [86_400])
  await anvil.rpc('anvil_mine', ['0x1'])
  const hash = await checkIn(await today())
  await expect.poll(async () => (await read(hash))?.state).toBe('mined')
  await anvil.rpc('evm_revert', [snapshot])
  expect(await read(hash)).toEqual({ state: 'unknown' })
})
