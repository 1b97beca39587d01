import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTon, tonAddressRules, writeTon } from '#chains/ton/address.ts'
import { chainId } from '#core/chain/chainId.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { takeCheckIn } from './take.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const tonshore = chainId(84797831)
const wallet = tonAddressRules.fromBytes(`0x${'c3'.repeat(32)}`)
const bounceable = (address: string): string => {
  const read = readTon(address)
  return typeof read === 'string' ? read : writeTon(read, true)
}

it('counts on TON, in any spelling of wallet and transaction', async () => {
  const hash = 'ab'.repeat(32)
  const at = t.clock.now()
  t.chain(tonshore).setCheckIn(`${wallet}:${hash}`, {
    state: 'mined',
    time: at.getTime() / 1000,
    confirmations: 9n,
    entries: [{ account: wallet, date: dateNumber(utcDay(at)) }],
  })
  const claim = { chainId: tonshore, hash: `${wallet}:${hash}`, wallet }
  expect(await takeCheckIn(t.deps, claim)).toEqual({ points: 2, counted: true })
  expect(
    await takeCheckIn(t.deps, {
      ...claim,
      hash: `${bounceable(wallet)}:${hash.toUpperCase()}`,
      wallet: bounceable(wallet),
    }),
  ).toEqual({ points: 2, counted: false })
  const [row] = await t.store.checkIns.between(wallet, utcDay(at), utcDay(at))
  expect(row).toMatchObject({ wallet, chainId: tonshore, txHash: `${wallet}:${hash}` })
})

it('refuses a transaction without its account', async () => {
  await expect(takeCheckIn(t.deps, { chainId: tonshore, hash: 'ab'.repeat(32), wallet })).rejects.toMatchObject({
    reason: 'tx_hash_invalid',
  })
})
