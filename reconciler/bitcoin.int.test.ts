import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasLitecoind, type LocalBitcoinChain, makerKeys, makerSecret } from '#chains/bitcoin/testing/localChain.ts'
import { newAddress, samplePayout } from '#chains/bitcoin/testing/payouts.ts'
import { signPayment } from '#chains/bitcoin/wallet/payment.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import { bitcoinNetwork, bitcoinOf, LITECOIN_CHAIN } from '#maker/testing/bitcoinOrders.ts'
import { type CustodyNetwork, placeIncoming, placeOutgoing } from '#maker/testing/custodyOrders.ts'
import { driveTo, driveUntil, eager, makerIn } from '#maker/testing/drive.ts'
import { openOrder } from '#maker/testing/orders.ts'
import { NORTH, startWorld, type World } from '#maker/testing/world.ts'
import { createAlerts } from '#runtime/createAlerts.ts'
import { systemClock } from '#runtime/clock.ts'
import { createLog, silentLog } from '#runtime/log.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createMetrics } from '#runtime/metrics.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestDatabase, type TestDatabase } from '#store/testing/memoryStore.ts'
import { openBookStorage } from './books.ts'
import { createReconciler, type Reconciler } from './createReconciler.ts'
import { createReconcilerMetrics } from './metrics.ts'

const log = createLog(process.env['LOG'] ?? 'silent')

describe.skipIf(!hasLitecoind)('the reconciler on a Bitcoin-like network', () => {
  let world: World
  let chain: LocalBitcoinChain
  let database: TestDatabase
  let reconciler: Reconciler
  const settling = <T>(of: ReadonlyMap<number, T>) =>
    new Map([...of].filter(([id]) => id === NORTH || id === LITECOIN_CHAIN)) as never
  const maker = (payers = world.payers) =>
    makerIn(world, database.store, {
      chains: settling(world.chains),
      payers,
      log,
      policy: { ...eager, reviewSeconds: 0 },
    })
  beforeAll(async () => {
    world = await startWorld({ bitcoin: true })
    chain = bitcoinOf(world)
    database = await openTestDatabase()
    world.records.store = database.store
    const metrics = createMetrics()
    reconciler = createReconciler({
      store: database.store,
      catalogue: world.catalogue,
      chains: settling(world.chains),
      wallets: makerAddressesOf(world.catalogue, { evm: devAccounts.maker.address.toLowerCase() }),
      bookStorage: openBookStorage(await world.folder()),
      alerts: createAlerts({ process: 'reconciler', webhook: null, clock: systemClock, log: silentLog, metrics }),
      clock: systemClock,
      log,
      metrics: createReconcilerMetrics(createMetrics()),
      confirmMs: 10,
    })
    await bitcoinNetwork.prepare?.(database.store)
    // The wallets' books begin here.
    for (let pass = 0; pass < 2; pass++) {
      await world.mine(4)
      expect(await reconciler.runOnce()).toEqual([])
    }
  })
  afterAll(async () => {
    await database?.store.close()
    await world?.stop()
  })

  const settled = async (): Promise<void> => {
    await maker().runOnce()
    await world.mine(4)
  }
  async function outgoing(): Promise<OrderRow> {
    const order = await placeOutgoing(database.store, world, bitcoinNetwork)
    await openOrder(world.north, order)
    return order
  }
  async function incoming(...amounts: readonly bigint[]): Promise<OrderRow> {
    const network: CustodyNetwork = { ...bitcoinNetwork, user: newAddress() }
    const order = await placeIncoming(database.store, world, network)
    for (const amount of amounts) await network.deposit(world, amount, order, database.store)
    return order
  }
  /** One pass finds it and pauses the network; an operator then resolves it. */
  async function expectFound(kind: string): Promise<void> {
    await world.mine(4)
    expect((await reconciler.runOnce()).map((mismatch) => mismatch.kind)).toEqual([kind])
    const { store } = database
    expect(await store.chainState.get(LITECOIN_CHAIN)).toMatchObject({
      paused: true,
      pausedReason: `incident_${kind}`,
    })
    const open = await store.incidents.open(10)
    expect(open.map((incident) => incident.kind)).toEqual([kind])
    for (const { id } of open) await store.incidents.resolve(id)
    await store.chainState.resume(LITECOIN_CHAIN)
  }
  const sent = bitcoinNetwork.incoming.sent

  it('raises nothing while deposits are paid, returned, collected and unknown, and payouts are claimed', async () => {
    const paid = [await outgoing(), await incoming(sent), await incoming(sent + 5_000n), await incoming(sent, sent)]
    const short = await incoming(sent - 1_000n)
    // A payment to an address that no order has.
    await chain.pay(makerKeys.deposits.at(70).address, sent)
    const active = maker()
    for (const order of paid) await driveTo(world, database.store, active, order, ['done'])
    await driveTo(world, database.store, active, short, ['refunded'])
    const twice = paid.at(-1)?.id
    await driveUntil(async () => {
      await settled()
      expect(await reconciler.runOnce()).toEqual([])
      const rows = twice ? await database.store.disbursements.forOrder(twice) : []
      return rows.some(({ kind, state }) => kind === 'refund' && state === 'final')
    })
    const deposits = (await Promise.all(paid.map(({ id }) => database.store.deposits.forOrder(id)))).flat()
    const own = deposits.filter(({ chainId }) => chainId === LITECOIN_CHAIN)
    const collected = await world.payers.get(LITECOIN_CHAIN)?.collect?.(own)
    expect(collected?.deposits).toBe(own.length)
    await world.mine(4)
    expect(await reconciler.runOnce()).toEqual([])
    expect(await database.store.incidents.open(10)).toEqual([])
  })

  it('needs no record of a child that pulls a payout through', async () => {
    const order = await outgoing()
    const payer = world.payers.get(LITECOIN_CHAIN) as Payer
    const mineNorth = () => world.north.mine(1)
    await driveUntil(async () => {
      await maker().runOnce()
      await mineNorth()
      return (await database.store.orders.get(order.id))?.state === 'broadcast'
    })
    const [payout] = await database.store.disbursements.forOrder(order.id)
    const tx = (await database.store.slots.forRef('payout', payout?.id ?? 0n))?.txs.at(-1)
    if (!tx) throw new Error('no payout')
    expect(await payer.pullThrough?.(tx)).toMatch(/^[0-9a-f]{64}$/)
    await world.mine(4)
    expect(await reconciler.runOnce()).toEqual([])
    await driveTo(world, database.store, maker(), order, ['done'])
    await settled()
    expect(await reconciler.runOnce()).toEqual([])
  })

  it('finds a deposit row that was changed, deleted or invented', async () => {
    const order = await incoming(sent)
    await driveTo(world, database.store, maker(), order, ['done'])
    await settled()
    expect(await reconciler.runOnce()).toEqual([])
    const late = await incoming(sent)
    await world.mine(1)
    await maker(new Map()).runOnce()
    const id = uuidFromOrderId(late.id)
    await database.rewrite(`update deposits set amount = amount + 1 where order_id = '${id}'`)
    await expectFound('deposit_mismatch')
    await database.rewrite(`update deposits set amount = amount - 1 where order_id = '${id}'`)
    await database.rewrite(
      `insert into deposits (chain_id, tx_id, ordinal, order_id, leads, asset, amount, sender, height, block_hash, status, final, seen_at)
       values (${LITECOIN_CHAIN}, '${'ab'.repeat(32)}', 0, '${id}', false, '${late.fromAsset}', 1, '', 120, '', 'confirmed', true, now())`,
    )
    await expectFound('deposit_unknown')
    await database.rewrite(`delete from deposits where tx_id = '${'ab'.repeat(32)}'`)
    await driveTo(world, database.store, maker(), late, ['done'])
    await settled()
  })

  it('finds a payment with the maker’s keys that is in no record, from the wallet and from a deposit address', async () => {
    const payer = world.payers.get(LITECOIN_CHAIN) as Payer
    await payer.broadcast(await payer.sign(await payer.plan(samplePayout(70_000n).action, 0, null), 0n))
    await expectFound('wallet_transaction_unknown')

    const { address, script } = makerKeys.deposits.at(71)
    const txId = await chain.pay(address, 90_000n)
    await world.mine(1)
    const coin = { txId, index: 0, amount: 90_000n, script }
    const outputs = [{ script: makerKeys.deposits.at(72).script, amount: 80_000n }]
    const theft = { anchor: coin, coins: [coin], outputs, fee: 10_000n, size: 110n }
    await chain.call('sendrawtransaction', signPayment(theft, () => makerKeys.depositKey(71)).raw)
    await expectFound('wallet_transaction_unknown')
  })

  it('finds a second payout of one order even if a forged row explains it', async () => {
    const order = await outgoing()
    await driveTo(world, database.store, maker(), order, ['done'])
    await settled()
    expect(await reconciler.runOnce()).toEqual([])
    const payer = world.chains.get(LITECOIN_CHAIN)?.payer(makerSecret) as Payer
    const action = {
      kind: 'transfer',
      asset: order.toAsset,
      amount: order.receiveAmount,
      recipient: order.recipient,
      memo: null,
      destinationGas: 0n,
      orderId: order.onchainId,
    } as const
    const again = await payer.sign(await payer.plan(action, 0, null), 0n)
    await payer.broadcast(again)
    await database.rewrite(
      `update slot_txs set ref = '${again.ref}' where slot_id = (select slot_id from disbursements where order_id = '${uuidFromOrderId(order.id)}' and kind = 'payout')`,
    )
    await expectFound('paid_twice')
  })
})
