import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Books, WalletTransaction } from '#chains/contract/settlement.ts'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { Alert } from '#runtime/createAlerts.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import type { Store } from '#store/contract.ts'
import { depositOf, newOrder, randomHex } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { BookStorage, ChainBooks } from './books.ts'
import { createReconciler, type Reconciler } from './createReconciler.ts'
import { createReconcilerMetrics } from './metrics.ts'

const NORTH = chainId(31337)
const SOUTH = chainId(31338)
const catalogue = loadCatalogue({ profile: 'local' })
const coin = assetId(SOUTH, NATIVE)
const WALLET = '0xmaker'

/** Chain whose final blocks a test writes. */
class Chain {
  final = 10n
  isDown = false
  readonly deposits: ObservedDeposit[] = []
  readonly endings: ObservedEnding[] = []
  readonly signed: WalletTransaction[] = []
  readonly held = new Map<AssetId, bigint>()
  escrow = 10n ** 30n
  readonly node: ChainNode

  constructor(id: number) {
    const within = (from: bigint, to: bigint) => (one: { height: bigint }) => one.height >= from && one.height <= to
    const read = <T>(value: T): Promise<T> =>
      this.isDown ? Promise.reject(new AppError('rpc_disagree', 'down')) : Promise.resolve(value)
    const books: Books = {
      signedBy: (_, from, to) => read(this.signed.filter(within(from, to))),
      holdings: (_, assets) => read(new Map(assets.map((asset) => [asset, this.held.get(asset) ?? 0n]))),
      escrow: () => read({ held: this.escrow, fees: 0n, owed: new Map() }),
    }
    this.node = {
      ...createFakeChain(id, 'evm'),
      head: () => read({ height: this.final, hash: '0x', time: 0, finalized: this.final }),
      scan: (from, to) =>
        read({ deposits: this.deposits.filter(within(from, to)), endings: this.endings.filter(within(from, to)) }),
      books,
    }
  }
}

describe('a pass of the reconciler', () => {
  let store: Store
  let north: Chain
  let south: Chain
  let raised: Alert[]
  let bookStorage: BookStorage & { readonly kept: Map<number, ChainBooks> }
  let reconciler: Reconciler
  beforeAll(async () => {
    store = await openTestStore()
  }, 60_000)
  afterAll(() => store?.close())
  beforeEach(async () => {
    ;[north, south] = [new Chain(NORTH), new Chain(SOUTH)]
    raised = []
    const kept = new Map<number, ChainBooks>()
    bookStorage = {
      kept,
      read: async (id) => structuredClone(kept.get(id) ?? null),
      write: async (id, books) => void kept.set(id, structuredClone(books)),
    }
    for (const { id } of await store.incidents.open(1000)) await store.incidents.resolve(id)
    for (const chain of [NORTH, SOUTH]) await store.chainState.resume(chain)
    reconciler = open()
    expect(await reconciler.runOnce()).toEqual([])
  })

  const open = (wallet = WALLET, known = catalogue): Reconciler =>
    createReconciler({
      store,
      catalogue: known,
      chains: new Map([
        [NORTH, north.node],
        [SOUTH, south.node],
      ]),
      wallets: new Map([
        [NORTH, wallet],
        [SOUTH, wallet],
      ]),
      bookStorage,
      alerts: { raise: (alert) => void raised.push(alert), waiting: () => 0, stop: async () => undefined },
      clock: systemClock,
      log: silentLog,
      metrics: createReconcilerMetrics(createMetrics()),
      confirmMs: 0,
    })
  const kinds = async (by = reconciler) => (await by.runOnce()).map(({ kind }) => kind)
  const byHand = (): WalletTransaction => ({
    ref: randomHex(32),
    height: ++south.final,
    slot: 1n,
    out: new Map([[coin, 5n]]),
    names: [],
    fee: 0n,
  })
  const deposited = async () => {
    const order = await store.orders.create(
      newOrder({
        fromChain: NORTH,
        fromAsset: assetId(NORTH, NATIVE),
        toChain: SOUTH,
        toAsset: coin,
        custody: 'maker',
      }),
    )
    const deposit = { ...depositOf(order), height: ++north.final }
    north.deposits.push({ ...deposit, binding: { kind: 'memo', memo: null } })
    return { order, deposit }
  }

  it('publishes what each escrow holds and owes, with the block, of complete passes only', async () => {
    const published = async () =>
      new Map((await store.assurance.reconciled()).map((row) => [row.chainId, row] as const))
    const before = await published()
    expect(before.get(NORTH)).toMatchObject({ height: 10n })
    expect(before.get(NORTH)?.escrows).toContainEqual(
      expect.objectContaining({ asset: assetId(NORTH, NATIVE), held: String(north.escrow), owed: '0' }),
    )
    north.final = 12n
    south.final = 12n
    south.isDown = true
    await reconciler.runOnce()
    const after = await published()
    expect([after.get(NORTH)?.height, after.get(SOUTH)]).toEqual([12n, before.get(SOUTH)])
  })

  it('records a mismatch once, pauses and alerts; a resolved mismatch stays accepted', async () => {
    south.held.set(coin, 100n)
    await reconciler.runOnce()
    const tx = byHand()
    south.signed.push(tx)
    south.held.set(coin, 95n)
    expect(await kinds()).toEqual(['wallet_transaction_unknown'])
    expect(raised).toMatchObject([{ kind: 'wallet_transaction_unknown', subject: `${SOUTH}:${tx.ref}` }])
    expect([(await store.chainState.get(SOUTH)).paused, (await store.chainState.get(NORTH)).paused]).toEqual([
      true,
      false,
    ])
    expect(await kinds()).toEqual([])
    expect(await kinds(open())).toEqual([])
    const [incident] = await store.incidents.open(10)
    await store.incidents.resolve(incident?.id ?? -1n)
    expect([await kinds(), await store.incidents.open(10)]).toEqual([[], []])
    expect(raised).toHaveLength(1)
  })

  it('reads the history of an escrow that is listed later, and checks it against its own debts', async () => {
    const newer = `0x${'4e'.repeat(20)}`
    const order = await store.orders.create(
      newOrder({ fromChain: NORTH, fromAsset: assetId(NORTH, NATIVE), escrow: newer }),
    )
    const deposit = depositOf(order, { height: ++north.final })
    await store.deposits.record(deposit)
    await reconciler.runOnce()
    north.deposits.push(deposit)
    const chains = catalogue.chains.map((chain) =>
      chain.id === NORTH && chain.settlement
        ? {
            ...chain,
            settlement: {
              ...chain.settlement,
              escrows: [...chain.settlement.escrows, { address: newer, version: '2' as const, firstBlock: 1 }],
            },
          }
        : chain,
    )
    Object.assign(north.node.books ?? {}, {
      escrow: async (escrow: string) => ({ held: escrow === newer ? 0n : 10n ** 30n, fees: 0n, owed: new Map() }),
    })
    expect(await kinds()).toEqual([])
    const found = await open(WALLET, { ...catalogue, chains }).runOnce()
    expect(found.filter(({ kind }) => kind === 'escrow_short')).toMatchObject([
      {
        kind: 'escrow_short',
        subject: `${order.fromAsset}:${newer}`,
        details: { expected: String(order.sendAmount), actual: '0' },
        pauses: [NORTH],
      },
    ])
  })

  it('counts payments that an account could not receive as debts until they are withdrawn', async () => {
    const account = `0x${'ac'.repeat(20)}`
    const native = assetId(NORTH, NATIVE)
    const at = ++north.final
    let owed = 7n
    let asked = 0
    Object.assign(north.node.books ?? {}, {
      unpaidIn: async (_: string, from: bigint, to: bigint) =>
        from <= at && at <= to ? [{ asset: native, account }] : [],
      escrow: async (_: string, asset: AssetId, { accounts }: { accounts: readonly string[] }) => {
        if (asset === native) asked = accounts.length
        return { held: 6n, fees: 0n, owed: new Map(accounts.map((one) => [one, owed])) }
      },
    })
    expect(await kinds()).toEqual(['escrow_short'])
    owed = 0n
    await reconciler.runOnce()
    await reconciler.runOnce()
    expect(asked).toBe(0)
  })

  it('reports no row that arrives between its two reads', async () => {
    const { deposit } = await deposited()
    await store.chainState.advanceCursor(NORTH, 0n, north.final)
    const { depositsOf } = store.reconciliation
    let looks = 0
    const late = Object.assign(Object.create(store) as Store, {
      reconciliation: {
        ...store.reconciliation,
        depositsOf: async (...asked: Parameters<typeof depositsOf>) => {
          if (looks++ === 1) await store.deposits.record(deposit)
          return depositsOf(...asked)
        },
      },
    })
    const among = createReconciler({
      store: late,
      catalogue,
      chains: new Map([[NORTH, north.node]]),
      wallets: new Map(),
      bookStorage,
      alerts: { raise: (alert) => void raised.push(alert), waiting: () => 0, stop: async () => undefined },
      clock: systemClock,
      log: silentLog,
      metrics: createReconcilerMetrics(createMetrics()),
      confirmMs: 0,
    })
    expect(await kinds(among)).toEqual([])
    expect([looks, raised]).toEqual([2, []])
  })

  it('waits for the maker, and reports a row that the maker skipped', async () => {
    // The cursor of the tests before moves only forwards.
    const { cursor } = await store.chainState.get(NORTH)
    if (cursor !== null && cursor > north.final) north.final = cursor
    await store.chainState.advanceCursor(NORTH, 0n, north.final)
    const { deposit } = await deposited()
    expect(await kinds()).toEqual([])
    await store.chainState.advanceCursor(NORTH, 0n, north.final)
    expect(await kinds()).toEqual(['deposit_missing'])
    await store.deposits.record(deposit)
    expect(await kinds()).toEqual([])
    expect([...(bookStorage.kept.get(NORTH)?.unmatched ?? [])]).toEqual([])
  })

  it('starts new books for a rotated wallet, and compares nothing with the former one', async () => {
    south.held.set(coin, 100n)
    for (let pass = 0; pass < 2; pass++) {
      south.final += 10n
      expect(await reconciler.runOnce()).toEqual([])
    }
    // The inventory moves to the new wallet; the fake chain shows one balance for every owner.
    south.held.set(coin, 60n)
    const rotated = open('0xnext')
    for (let pass = 0; pass < 3; pass++) {
      south.final += 10n
      expect(await rotated.runOnce()).toEqual([])
    }
    south.held.set(coin, 50n)
    south.final += 10n
    expect((await rotated.runOnce()).map(({ kind }) => kind)).toEqual(['wallet_short'])
  })

  it('detects what was drained from escrow or wallet without a transaction', async () => {
    south.held.set(coin, 100n)
    await reconciler.runOnce()
    south.held.set(coin, 99n)
    south.final += 1n
    expect(await kinds()).toEqual(['wallet_short'])
    north.escrow = -1n
    expect(new Set(await kinds())).toEqual(new Set(['escrow_short']))
  })

  it('alerts when a chain stays unread, keeps its books, and reads the others', async () => {
    north.isDown = true
    const tx = byHand()
    south.signed.push(tx)
    expect(await kinds()).toEqual(['wallet_transaction_unknown'])
    for (let pass = 0; pass < 6; pass++) expect(await kinds()).toEqual([])
    expect(raised.map(({ kind }) => kind)).toEqual(['wallet_transaction_unknown', 'chain_unread'])
    const before = bookStorage.kept.get(NORTH)?.cursor
    north.isDown = false
    north.final += 5n
    expect(await kinds()).toEqual([])
    expect((bookStorage.kept.get(NORTH)?.cursor ?? 0n) - (before ?? 0n)).toBe(5n)
  })
})
