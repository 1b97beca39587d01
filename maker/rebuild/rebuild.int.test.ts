import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { driveTo, driveUntil, eager, makerIn } from '../testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder } from '../testing/orders.ts'
import { rebuildInto } from '../testing/rebuildInto.ts'
import {
  depositInPool,
  isRepaid,
  placePoolOrder,
  poolView,
  registerAccount,
  repayments,
  south,
  usdc,
} from '../testing/poolOrders.ts'
import { depositOnSvm, memoOf, placeSvmToEvm, svmBalance, svmUser } from '../testing/svmOrders.ts'
import { startWorld, type World } from '../testing/world.ts'
import { isCovered } from './readRebuiltFacts.ts'

const DAY = 86_400

/**
 * World of a maker whose database is lost, with orders that are claimed, paid but not claimed, and unpaid: in both
 * kinds of custody, and of the pools' account.
 */
describe('a database that is lost entirely', () => {
  let world: World
  let lost: Store
  let found: Store
  const orders = {} as Record<
    | 'claimed'
    | 'paid'
    | 'unpaid'
    | 'custodyPaid'
    | 'custodyUnpaid'
    | 'accountClaimed'
    | 'accountPaid'
    | 'accountUnpaid',
    OrderRow
  >

  const rebuilt = () => rebuildInto(found, world)
  const stateOf = async (order: OrderRow) => (await found.orders.byOnchainId(order.onchainId ?? '0x'))?.state
  const received = ({ recipient }: OrderRow) => balanceOf(world.north, zeroAddress, recipient as `0x${string}`)

  beforeAll(async () => {
    world = await startWorld({
      svm: true,
      change: (catalogue) => ({
        ...catalogue,
        chains: catalogue.chains.map((chain) => ({
          ...chain,
          settlement: chain.settlement && { ...chain.settlement, firstBlock: 0 },
        })),
      }),
    })
    ;[lost, found] = [await openTestStore(), await openTestStore()]
    const place = async () => {
      const order = await placeEvmOrder(lost, { from: world.north, to: world.south })
      await openOrder(world.north, order)
      return order
    }
    const send = async () => {
      const order = await placeSvmToEvm(lost, world)
      if (world.svm) await depositOnSvm(world.svm, order.sendAmount, memoOf(order))
      return order
    }
    const maker = makerIn(world, lost, { offerSigner: devAccounts.offerSigner.address })
    await registerAccount(world, maker)
    await depositInPool(world.south, south('1000'))
    const placeOfAccount = async (send: string, receive: string) => {
      const order = await placePoolOrder(lost, world, send, receive)
      await openOrder(world.north, order)
      return order
    }
    orders.accountClaimed = await placeOfAccount('20', '19.9')
    await driveTo(world, lost, maker, orders.accountClaimed, ['done'])
    orders.claimed = await place()
    await driveTo(world, lost, maker, orders.claimed, ['done'])
    orders.custodyPaid = await send()
    await driveTo(world, lost, maker, orders.custodyPaid, ['done'])
    const unattested = makerIn(world, lost, { attesters: [] })
    orders.paid = await place()
    await driveTo(world, lost, unattested, orders.paid, ['final'])
    orders.accountPaid = await placeOfAccount('30', '29.9')
    await driveTo(world, lost, unattested, orders.accountPaid, ['final'])
    orders.unpaid = await place()
    orders.accountUnpaid = await placeOfAccount('40', '39.9')
    orders.custodyUnpaid = await send()
    await world.mine(3)
    // The maker ran on the new database before it was rebuilt, and saw deposits without orders.
    for (const node of world.chains.values()) {
      const { height } = await node.head()
      for (const deposit of (await node.scan(0n, height)).deposits) {
        const { deposit: row } = await found.deposits.record(deposit)
        await found.deposits.confirm(row.id)
      }
    }
  })
  afterAll(async () => {
    await lost.close()
    await found.close()
    await world.stop()
  })

  it('decides nothing while an unknown payout could still land', async () => {
    const { counts } = await rebuilt()
    expect(counts).toMatchObject({ adopt: 4, end: 1, refund: 0, waits: 3 })
    for (const order of [orders.unpaid, orders.accountUnpaid]) expect(await stateOf(order)).toBe('held')
  })

  it('restores every order with its own terms afterwards, and refunds only what is proven unpaid', async () => {
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [DAY])
    await world.mine(3)
    const { counts, balances } = await rebuilt()
    expect(counts).toMatchObject({ known: 5, adopt: 0, end: 0, refund: 3, hold: 0, waits: 0 })
    // The paid orders are not claimed yet, so the escrow holds two deposits of each asset; the maker's own wallet holds
    // inventory as well.
    for (const [paid, unpaid] of [
      [orders.paid, orders.unpaid],
      [orders.accountPaid, orders.accountUnpaid],
    ] as const) {
      const escrowed = balances.find(({ asset }) => asset === paid.fromAsset)
      expect(escrowed).toMatchObject({ owed: paid.sendAmount + unpaid.sendAmount, balance: escrowed?.owed })
    }
    expect(balances.every(isCovered)).toBe(true)
    const again = await rebuilt()
    expect(again.counts).toMatchObject({ known: 8, adopt: 0, end: 0, refund: 0, hold: 0, waits: 0 })
  })

  it('a maker that continues with it claims paid orders and refunds the rest, as balances show', async () => {
    const client = clientOf(world.north)
    const depositor = orders.unpaid.fromAddress as `0x${string}`
    const before = {
      depositor: await client.getBalance({ address: depositor }),
      user: await svmBalance(world, svmUser),
      dollars: await balanceOf(world.north, usdc(world.north), depositor),
    }
    // No forgotten transaction is pending here: the wait for one has its own tests.
    const maker = makerIn(world, found, {
      policy: { ...eager, forgottenMs: 0 },
      offerSigner: devAccounts.offerSigner.address,
    })
    for (let round = 0; round < 30 && (await stateOf(orders.custodyUnpaid)) !== 'refunded'; round++) {
      await maker.runOnce()
      await world.mine()
    }
    for (const order of [orders.paid, orders.accountPaid])
      for (let round = 0; round < 30 && (await stateOf(order)) !== 'done'; round++) {
        await maker.runOnce()
        await world.mine()
      }
    const ends = {
      claimed: 'done',
      paid: 'done',
      unpaid: 'refunded',
      custodyPaid: 'done',
      custodyUnpaid: 'refunded',
      accountClaimed: 'done',
      accountPaid: 'done',
      accountUnpaid: 'refunded',
    }
    for (const [name, state] of Object.entries(ends))
      expect([name, await stateOf(orders[name as keyof typeof ends])]).toEqual([name, state])
    expect(await escrowStatus(world.north, orders.paid)).toBe('claimed')
    expect(await escrowStatus(world.north, orders.unpaid)).toBe('cancelled')
    expect(await client.getBalance({ address: depositor })).toBe(before.depositor + orders.unpaid.sendAmount)
    expect(await svmBalance(world, svmUser)).toBe(before.user + orders.custodyUnpaid.sendAmount)
    expect(await received(orders.custodyPaid)).toBe(orders.custodyPaid.receiveAmount)
    expect(await received(orders.custodyUnpaid)).toBe(0n)
    const escrow = world.catalogue.chains.find(({ id }) => id === orders.paid.fromChain)?.settlement?.escrows[0]
      ?.address
    expect(await client.getBalance({ address: escrow as `0x${string}` })).toBe(0n)

    expect(await escrowStatus(world.north, orders.accountPaid)).toBe('claimed')
    expect(await escrowStatus(world.north, orders.accountUnpaid)).toBe('cancelled')
    expect(await balanceOf(world.north, usdc(world.north), depositor)).toBe(
      before.dollars + orders.accountUnpaid.sendAmount,
    )
    const arrived = ({ recipient }: OrderRow) => balanceOf(world.south, usdc(world.south), recipient as `0x${string}`)
    for (const order of [orders.accountClaimed, orders.accountPaid])
      expect(await arrived(order)).toBe(order.receiveAmount)
    expect(await arrived(orders.accountUnpaid)).toBe(0n)
    expect(await balanceOf(world.north, usdc(world.north), escrow as `0x${string}`)).toBe(0n)
  })

  it('and repays each draw of a pool once, though the database that had it is lost', async () => {
    const maker = makerIn(world, found, { offerSigner: devAccounts.offerSigner.address })
    const { account } = localPool(world.north.chainId)
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      const isCollected = (await balanceOf(world.north, usdc(world.north), account)) === 0n
      return isCollected && (await isRepaid(world.south))
    })
    const drawn = [orders.accountClaimed, orders.accountPaid].map(({ receiveAmount }) => receiveAmount)
    expect((await repayments(world.south)).map(({ principal }) => principal)).toEqual(drawn)
    expect(await poolView<bigint>(world.south, 'drawCount')).toBe(2n)
    expect(await poolView<bigint>(world.south, 'outstanding')).toBe(0n)
  })
})
