import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EscrowStatus } from '#chains/contract/settlement.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { deployNextEscrow, escrowAt, localDeployment } from '#chains/evm/testing/deploy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import { rebuild } from '#maker/rebuild/rebuild.ts'
import { isCovered } from '#maker/rebuild/readRebuiltFacts.ts'
import { driveTo, makerIn } from '#maker/testing/drive.ts'
import { balanceOf, openOrder, placeEvmOrder } from '#maker/testing/orders.ts'
import { NORTH, nodeOf, startWorld, type World } from '#maker/testing/world.ts'
import type { ChainBooks } from '#reconciler/books.ts'
import { createReconciler } from '#reconciler/createReconciler.ts'
import { createReconcilerMetrics } from '#reconciler/metrics.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Driver } from '#store/driver/contract.ts'
import { pgliteDriver } from '#store/driver/pglite.ts'
import { storeOver } from '#store/storeOver.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { pooledSession } from '#store/testing/pooledSession.ts'

type Hex = `0x${string}`
/**
 * Nonce of the deployer after a world is prepared: three contracts, two mints, five transactions for each issued token,
 * and four for the pool.
 */
const NEXT_NONCE = 19n
const older = localDeployment(NORTH).escrow
const newer = escrowAt(NEXT_NONCE)
const coin = assetId(NORTH, NATIVE)

const withEscrows = (catalogue: Catalogue, addresses: readonly string[]): Catalogue => ({
  ...catalogue,
  chains: catalogue.chains.map((chain) =>
    chain.settlement && chain.family === 'evm'
      ? {
          ...chain,
          settlement: {
            ...chain.settlement,
            firstBlock: 0,
            escrows:
              chain.id === NORTH
                ? addresses.map((address) => ({ address, version: '2' as const, firstBlock: 0 }))
                : chain.settlement.escrows,
          },
        }
      : chain,
  ),
})

/** Network whose escrow was replaced: the older one keeps its orders. */
describe('a network with two generations of its escrow', () => {
  let world: World
  let driver: Driver
  let store: Store
  const orders = {} as Record<'claimed' | 'paid' | 'early' | 'waiting' | 'cancelled' | 'fresh', OrderRow>

  beforeAll(async () => {
    world = await startWorld({ change: (catalogue) => withEscrows(catalogue, [older, newer]) })
    driver = pgliteDriver(await pooledSession())
    store = await storeOver(driver, { clock: systemClock, log: silentLog, journal: null })
    expect(await deployNextEscrow(world.north.url, NORTH)).toBe(newer)
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
  })

  /** The maker before the upgrade: it knows only the older escrow. */
  const makerBefore = (attesters = world.attesters) => {
    const catalogue = withEscrows(world.catalogue, [older])
    const chains = new Map([...world.chains, [NORTH, nodeOf(catalogue, NORTH, world.north.url)] as const])
    return makerIn(world, store, { catalogue, chains, attesters })
  }
  const place = async (escrow: Hex, change: Partial<EscrowOrder> = {}) => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change, row: { escrow } })
    await openOrder(world.north, order)
    return order
  }
  const tooMuch = { inputAmount: 6n * 10n ** 18n, outputAmount: 5n * 10n ** 18n }
  const node = () => {
    const found = world.chains.get(NORTH)
    if (!found) throw new Error('no node')
    return found
  }
  /** Status in the older escrow and in the newer one. */
  const statuses = async ({ onchainId }: OrderRow): Promise<(EscrowStatus | null | undefined)[]> =>
    Promise.all([older, newer].map((escrow) => node().escrowStatus?.(escrow, onchainId ?? '0x')))
  const received = ({ recipient }: OrderRow) => balanceOf(world.south, zeroAddress, recipient as Hex)
  const stateOf = async ({ id }: OrderRow) => {
    const order = await store.orders.get(id)
    return [order?.state, order?.heldReason ?? null]
  }
  const rounds = async (maker: ReturnType<typeof makerIn>, count: number) => {
    for (let round = 0; round < count; round++) {
      await maker.runOnce()
      await world.mine()
    }
  }
  /** Maker that records deposits and endings of the source and pays nothing out. */
  const watcher = () =>
    makerIn(world, store, { payers: new Map([...world.payers].filter(([chain]) => chain === NORTH)) })
  /** Rewrites the order's row as an attacker with database access would. */
  const rewrite = ({ id }: OrderRow, escrow: string) =>
    driver.withConnection((connection) =>
      connection.query('update orders set escrow = $1 where id = $2', [escrow, uuidFromOrderId(id)], 'object'),
    )

  it('orders of the older one are paid, claimed and cancelled in it after the upgrade', async () => {
    orders.claimed = await place(older)
    await driveTo(world, store, makerBefore(), orders.claimed, ['done'])
    orders.paid = await place(older)
    await driveTo(world, store, makerBefore([]), orders.paid, ['final'])
    // The server was upgraded first: its offer was opened in an escrow that the running maker does not know.
    orders.early = await place(newer)
    await world.mine(5)
    await rounds(makerBefore(), 3)
    expect(await stateOf(orders.early)).toEqual(['quoted', null])
    orders.waiting = await place(older)
    orders.cancelled = await place(older, tooMuch)

    const maker = makerIn(world, store)
    for (const order of [orders.paid, orders.early, orders.waiting]) await driveTo(world, store, maker, order, ['done'])
    await driveTo(world, store, maker, orders.cancelled, ['refunded'])
    expect(await statuses(orders.claimed)).toEqual(['claimed', 'none'])
    expect(await statuses(orders.paid)).toEqual(['claimed', 'none'])
    expect(await statuses(orders.waiting)).toEqual(['claimed', 'none'])
    expect(await statuses(orders.cancelled)).toEqual(['cancelled', 'none'])
    for (const order of [orders.claimed, orders.paid, orders.waiting, orders.early])
      expect(await received(order)).toBe(order.receiveAmount)
    expect(await received(orders.cancelled)).toBe(0n)
  })

  it('a deposit in the newer one from before the maker knew it is found, paid and claimed there', async () => {
    expect(await statuses(orders.early)).toEqual(['none', 'claimed'])
    expect(await store.chainState.scannedEscrows(NORTH)).toEqual(new Set([older, newer]))
  })

  it('claims of both are sent in one transaction for each', async () => {
    const both = [await place(older), await place(newer)]
    const paying = makerIn(world, store, { attesters: [] })
    for (const order of both) await driveTo(world, store, paying, order, ['final'])
    const maker = makerIn(world, store)
    for (const order of both) await driveTo(world, store, maker, order, ['done'])
    expect(await Promise.all(both.map(statuses))).toEqual([
      ['claimed', 'none'],
      ['none', 'claimed'],
    ])
    const ids = new Set(both.map(({ id }) => id))
    const batches = (await store.claims.inStates(NORTH, ['final'])).filter(({ orderIds }) =>
      orderIds.some((id) => ids.has(id)),
    )
    expect(batches.map(({ orderIds }) => orderIds.length)).toEqual([1, 1])
    expect([
      await balanceOf(world.north, zeroAddress, older),
      await balanceOf(world.north, zeroAddress, newer),
    ]).toEqual([0n, 0n])
  })

  it('an order whose row names the other escrow is neither paid nor cancelled', async () => {
    const [paid, cancelled] = [await place(older), await place(older, tooMuch)]
    // The deposit is recorded but not processed yet.
    await rounds(watcher(), 2)
    for (const order of [paid, cancelled]) await rewrite(order, newer)
    await rounds(makerIn(world, store), 4)
    for (const order of [paid, cancelled]) {
      expect(await stateOf(order)).toEqual(['held', 'deposit_mismatch'])
      expect(await statuses(order)).toEqual(['open', 'none'])
      expect(await received(order)).toBe(0n)
    }
  })

  it('a paid order whose row names the other escrow is claimed from its deposit’s, and reported', async () => {
    const order = await place(older)
    await driveTo(world, store, makerIn(world, store, { attesters: [] }), order, ['final'])
    await rewrite(order, newer)
    const maker = makerIn(world, store)
    await expect
      .poll(async () => {
        await rounds(maker, 1)
        return statuses(order)
      })
      .toEqual(['claimed', 'none'])
    const found = (await store.incidents.open(100)).filter(({ kind }) => kind === 'order_contradicted')
    expect(found.map(({ subject }) => subject)).toContain(order.id)
    for (const { id } of found) await store.incidents.resolve(id)
    await rewrite(order, older)
    await driveTo(world, store, maker, order, ['done'])
  })

  it('an order opened in both is paid once and claimed from its own', async () => {
    const order = await place(older)
    const signer = privateKeyToAccount(devAccounts.offerSigner.key)
    const makerSignature = await signer.signTypedData(offerTypedData(order.escrowOrder as EscrowOrder, newer))
    await openOrder(world.north, { ...order, escrow: newer, makerSignature })
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await rounds(makerIn(world, store), 3)
    expect(await statuses(order)).toEqual(['claimed', 'open'])
    expect(await received(order)).toBe(order.receiveAmount)
    const unmatched = (await store.deposits.exceptions(100)).filter(({ exception }) => exception === 'unmatched')
    expect(unmatched.map(({ orderId, amount }) => [orderId, amount])).toEqual([[null, order.sendAmount]])
  })

  const bookStorage = () => {
    const kept = new Map<number, ChainBooks>()
    return {
      read: async (id: number) => structuredClone(kept.get(id) ?? null),
      write: async (id: number, books: ChainBooks) => void kept.set(id, structuredClone(books)),
    }
  }
  const reconciler = () =>
    createReconciler({
      store,
      catalogue: world.catalogue,
      chains: world.chains,
      wallets: new Map(),
      bookStorage: bookStorage(),
      alerts: { raise: () => undefined, waiting: () => 0, stop: async () => undefined },
      clock: systemClock,
      log: silentLog,
      metrics: createReconcilerMetrics(createMetrics()),
      confirmMs: 0,
    })
  const shortages = async (by = reconciler()) =>
    (await by.runOnce()).filter(({ kind }) => kind === 'escrow_short').map(({ subject, details }) => [subject, details])

  it('the reconciler keeps separate books, including payments that an account could not receive', async () => {
    orders.fresh = await place(newer)
    await world.mine(3)
    const held = {
      older: await balanceOf(world.north, zeroAddress, older),
      newer: await balanceOf(world.north, zeroAddress, newer),
    }
    expect(await shortages()).toEqual([])
    // The other escrow's surplus must not cover it.
    await world.north.rpc('anvil_setBalance', [older, `0x${(held.older + 10n ** 18n).toString(16)}`])
    await world.north.rpc('anvil_setBalance', [newer, `0x${(held.newer - 1n).toString(16)}`])
    await world.mine(3)
    const short = { expected: String(held.newer), actual: String(held.newer - 1n) }
    expect(await shortages()).toEqual([[`${coin}:${newer}`, short]])
    await world.north.rpc('anvil_setBalance', [newer, `0x${held.newer.toString(16)}`])

    const refused = await place(older, tooMuch)
    const depositor = refused.fromAddress
    await world.north.rpc('anvil_setCode', [depositor, '0xfe'])
    await store.chainState.resume(NORTH)
    await driveTo(world, store, makerIn(world, store), refused, ['refunded'])
    await world.north.rpc('anvil_setCode', [depositor, '0x'])
    const balance = await balanceOf(world.north, zeroAddress, older)
    const debts = balance - 10n ** 18n
    await world.north.rpc('anvil_setBalance', [older, `0x${debts.toString(16)}`])
    await world.mine(3)
    expect(await shortages()).toEqual([])
    await world.north.rpc('anvil_setBalance', [older, `0x${(debts - 1n).toString(16)}`])
    await world.mine(3)
    expect(await shortages()).toEqual([[`${coin}:${older}`, { expected: String(debts), actual: String(debts - 1n) }]])
    await world.north.rpc('anvil_setBalance', [older, `0x${debts.toString(16)}`])
    await store.chainState.resume(NORTH)
  })

  it('depositors refund overdue deposits from the escrow that holds them', async () => {
    const user = createUser(world.north.url)
    const overdue = await place(older)
    const terms = overdue.escrowOrder as EscrowOrder
    await world.north.rpc('evm_setNextBlockTimestamp', [terms.refundAfter + 1])
    await world.mine()
    await expect(user.refund(newer, terms)).rejects.toThrow()
    await user.refund(older, terms)
    await driveTo(world, store, watcher(), overdue, ['refunded'])
    expect(await statuses(overdue)).toEqual(['refunded', 'none'])
  })

  it('a lost database is restored from both', async () => {
    const found = await openTestStore()
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [86_400])
    await world.mine(3)
    const { balances } = await rebuild({
      store: found,
      catalogue: world.catalogue,
      chains: world.chains,
      payers: world.payers,
      clock: systemClock,
      log: silentLog,
      actor: 'operator',
      readJournal: async () => [],
    })
    for (const order of [orders.claimed, orders.paid, orders.waiting, orders.early, orders.cancelled, orders.fresh]) {
      const restored = await found.orders.byOnchainId(order.onchainId ?? '0x')
      expect(restored?.escrow).toBe(order.escrow)
    }
    const ends = async (order: OrderRow) => (await found.orders.byOnchainId(order.onchainId ?? '0x'))?.state
    expect([await ends(orders.paid), await ends(orders.early), await ends(orders.cancelled)]).toEqual([
      'claimed',
      'claimed',
      'refunded',
    ])
    const accounts = balances.filter(({ chainId, asset }) => chainId === NORTH && asset === coin)
    expect(new Set(accounts.map(({ account }) => account))).toEqual(new Set([older, newer]))
    expect(accounts.every(isCovered)).toBe(true)
    // The second opening of an order whose first one was paid: its owner refunds it.
    expect(accounts.find(({ account }) => account === newer)?.owed).toBe(orders.claimed.sendAmount)
    await found.close()
  })
})
