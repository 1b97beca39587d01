import { randomUUID } from 'node:crypto'
import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import { type AttesterDatabase, openAttesterDatabase } from '#attester/database.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { type DevAccount, devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { makerSecret, SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import { gasFloor } from '#core/catalogue/moneyLimits.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { createAttesterClient, requestSigner } from '../settle/attesterClient.ts'
import { driveTo, makerIn, settleAllowances } from '../testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder } from '../testing/orders.ts'
import { NORTH, SOUTH, startWorld, type World } from '../testing/world.ts'
import { planAttesterRotation } from './rotateAttester.ts'
import { finishRetirement, listRetirement, type PayoutRotation } from './rotatePayoutKey.ts'

type Hex = `0x${string}`
/** Maximum network fees of moving the balances. */
const MOST_GAS = 10n ** 16n
const MOST_SVM_FEES = 10n ** 7n
const fresh = (): DevAccount => {
  const key = generatePrivateKey()
  return { key, address: privateKeyToAccount(key).address.toLowerCase() as Hex }
}

describe('key rotations on local networks', () => {
  let world: World
  let store: Store
  const databases: AttesterDatabase[] = []
  beforeAll(async () => {
    ;[world, store] = await Promise.all([startWorld({ svm: true }), openTestStore()])
    await settleAllowances(world)
  })
  afterAll(async () => {
    await Promise.all([store?.close(), world?.stop(), ...databases.map((database) => database.close())])
  })

  const place = (change: Partial<OrderRow['escrowOrder']> = {}) =>
    placeEvmOrder(store, { from: world.north, to: world.south, change: change as never })
  const acceptedFor = (maker: string) => world.chains.get(NORTH)?.offerSigner?.(localDeployment(NORTH).escrow, maker)
  const signedBy = async (order: OrderRow, { key }: DevAccount): Promise<OrderRow> => {
    if (!order.escrowOrder) throw new Error('no escrow order')
    const typed = offerTypedData(order.escrowOrder, localDeployment(NORTH).escrow)
    return { ...order, makerSignature: await privateKeyToAccount(key).signTypedData(typed) }
  }
  /** Passes and blocks until nothing of the maker's is pending. */
  const settle = async (maker: { runOnce(): Promise<void> }, rounds = 4): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      await maker.runOnce()
      await world.mine()
    }
  }

  it('an offer key is replaced once its offers have expired, and pays every order that was opened', async () => {
    const next = fresh()
    const maker = makerIn(world, store, { offerSigner: next.address })
    const [offered, opened] = [await place(), await place()]
    await openOrder(world.north, opened)
    await settle(maker)
    expect(await acceptedFor(devAccounts.maker.address)).toBe(devAccounts.offerSigner.address)
    await openOrder(world.north, offered)
    for (const order of [offered, opened]) await driveTo(world, store, maker, order, ['done'])
    expect(await acceptedFor(devAccounts.maker.address)).toBe(next.address)

    const late = await place()
    await expect(openOrder(world.north, late)).rejects.toThrow('BadOfferSignature')
    await openOrder(world.north, await signedBy(late, next))
    await driveTo(world, store, maker, late, ['done'])
    expect(await escrowStatus(world.north, late)).toBe('claimed')
    // Restores the key that later tests offer with.
    await settle(makerIn(world, store, { offerSigner: devAccounts.offerSigner.address }))
    expect(await acceptedFor(devAccounts.maker.address)).toBe(devAccounts.offerSigner.address)
  })

  it('an attester is replaced while an order waits for its claim with the old one’s signature', async () => {
    const attesterWith = async (key: Hex, database: AttesterDatabase) => {
      const makers = [devAccounts.maker.address]
      const deps = { database, chains: world.chains, catalogue: world.catalogue, makers, key, log: silentLog }
      const app = createAttesterApp(createAttester(deps), silentLog, silentAttesterMetrics)
      return createAttesterClient({
        baseUrl: 'http://attester',
        fetch: async (url, init) => app.request(url, init),
        sign: requestSigner(devAccounts.maker.key),
      })
    }
    for (let i = 0; i < 2; i++) databases.push(await openAttesterDatabase({ clock: systemClock, log: silentLog }))
    const [first, second] = databases
    const [old, other] = devAccounts.attesters
    if (!first || !second || !old || !other) throw new Error('no attesters')
    const next = fresh()
    const running: string[] = []
    const plan = async () =>
      (
        await planAttesterRotation({
          catalogue: world.catalogue,
          chains: new Map([...world.chains].filter(([id]) => id === NORTH)),
          old: old.address,
          next: next.address,
          reserved: [devAccounts.maker.address],
          signers: async () => running,
        })
      )[0]
    const send = async (): Promise<void> => {
      const step = await plan()
      if (!step?.call) throw new Error(`nothing to send: ${step?.step}`)
      const governor = clientOf(world.north, devAccounts.deployer)
      const hash = await governor.sendTransaction({ to: step.escrow as Hex, data: step.call, chain: null })
      expect((await governor.waitForTransactionReceipt({ hash })).status).toBe('success')
    }

    expect((await plan())?.step).toBe('propose')
    await send()
    expect(await plan()).toMatchObject({ step: 'wait', call: null })
    await world.north.rpc('evm_increaseTime', [30 * 86_400])
    await world.mine()
    await expect(plan()).rejects.toMatchObject({ reason: 'attester_not_running' })
    running.push(next.address)

    const order = await place()
    await openOrder(world.north, order)
    const before = makerIn(world, store, { attesters: [await attesterWith(old.key, first)] })
    await driveTo(world, store, before, order, ['final'])
    await settle(before, 2)
    expect((await store.claims.attestations(order.id)).map(({ signer }) => signer)).toEqual([old.address])
    await send()
    expect(await plan()).toMatchObject({ step: 'done', call: null })
    // The rotated attester keeps its database; the third one is down, so its signature is needed.
    const attesters = [await attesterWith(next.key, first), await attesterWith(other.key, second)]
    await driveTo(world, store, makerIn(world, store, { attesters }), order, ['done'])
    expect(await escrowStatus(world.north, order)).toBe('claimed')
  })

  const walletsOf = (secret: string, family: string): Map<ChainId, Payer> =>
    new Map([...world.chains].flatMap(([id, node]) => (node.family === family ? [[id, node.payer(secret)]] : [])))
  const holdings = async (owner: string, chain: ChainId): Promise<ReadonlyMap<string, bigint>> =>
    (await world.chains.get(chain)?.balances(
      owner,
      assetsOf(world.catalogue, chain).map(({ id }) => id),
    )) ?? new Map()

  it('a payout key finishes its orders before its inventory moves to its replacement', async () => {
    const next = fresh()
    const attestersFor = (makers: readonly string[]) => [
      createAttesterClient({
        baseUrl: 'http://attester',
        fetch: async (url, init) =>
          createAttesterApp(
            createAttester({
              database: databases[0] as AttesterDatabase,
              chains: world.chains,
              catalogue: world.catalogue,
              makers,
              key: devAccounts.attesters[1]?.key ?? '0x',
              log: silentLog,
            }),
            silentLog,
            silentAttesterMetrics,
          ).request(url, init),
        sign: requestSigner(next.key),
      }),
    ]
    const rotation = (change: Partial<PayoutRotation> = {}): PayoutRotation => ({
      store,
      catalogue: world.catalogue,
      chains: new Map([...world.chains].filter(([, node]) => node.family === 'evm')),
      retiring: walletsOf(devAccounts.maker.key, 'evm'),
      replacing: walletsOf(next.key, 'evm'),
      attesters: attestersFor([devAccounts.maker.address, next.address]),
      ...change,
    })
    const finish = (change: Partial<PayoutRotation> = {}) => finishRetirement(rotation(change), { stolen: false })
    const maker = makerIn(world, store, { attesters: world.attesters })
    await expect(finish({ replacing: null })).rejects.toMatchObject({ reason: 'key_missing' })
    await expect(finish({ replacing: rotation().retiring })).rejects.toMatchObject({ reason: 'key_unchanged' })

    const order = await place()
    expect(await listRetirement(rotation({ replacing: null }))).toContain('1 order quoted')
    await expect(finish()).rejects.toMatchObject({ reason: 'key_still_needed' })
    await openOrder(world.north, order)
    for (const state of ['reserved', 'mined', 'final'] as const) {
      await driveTo(world, store, maker, order, [state, 'final', 'done'], 30)
      await expect(finish()).rejects.toMatchObject({ reason: 'key_still_needed' })
    }
    await driveTo(world, store, maker, order, ['done'])
    await settle(maker)
    // A transfer to the old wallet would arrive there after the inventory has left.
    const { id } = await store.transfers.request({
      orderId: orderIdFromUuid(randomUUID()),
      chainId: SVM_CHAIN,
      asset: assetId(SVM_CHAIN, NATIVE),
      amount: 1n,
      nativeFee: 0n,
      toAsset: assetId(NORTH, NATIVE),
      minReceive: 1n,
      provider: 'relay',
      steps: '[]',
      openBy: new Date(),
      origin: 'operator',
      canaryRoute: null,
      canaryHour: null,
      seal: '',
    })
    expect(await listRetirement(rotation())).toContain('1 transfers between wallets')
    await expect(finish()).rejects.toMatchObject({ reason: 'key_still_needed' })
    await store.transfers.setState(id, 'expired')
    expect(await listRetirement(rotation())).toContain('no longer needed')
    await expect(finish({ attesters: attestersFor([devAccounts.maker.address]) })).rejects.toMatchObject({
      reason: 'attester_unprepared',
    })

    const before = await Promise.all([NORTH, SOUTH].map((chain) => holdings(devAccounts.maker.address, chain)))
    const said = await finish()
    expect(said).not.toContain(next.key.slice(2))
    for (const [i, chain] of [NORTH, SOUTH].entries()) {
      const [kept, moved] = [await holdings(devAccounts.maker.address, chain), await holdings(next.address, chain)]
      for (const [asset, amount] of before[i] ?? []) {
        const [left, arrived] = [kept.get(asset as never) ?? 0n, moved.get(asset as never) ?? 0n]
        const isCoin = asset.endsWith('native')
        expect(left).toBeLessThanOrEqual(isCoin ? (gasFloor(world.catalogue, chain) ?? 0n) : 0n)
        expect(amount - left - arrived).toBeLessThan(isCoin ? MOST_GAS : 1n)
      }
    }
    expect(await finish()).toContain('no funds left to move')

    const replaced = makerIn(world, store, {
      payers: new Map([...world.payers, ...walletsOf(next.key, 'evm')]),
      attesters: attestersFor([next.address]).concat(
        [2].map((i) => {
          const deps = { chains: world.chains, catalogue: world.catalogue, makers: [next.address], log: silentLog }
          const key = devAccounts.attesters[i]?.key ?? '0x'
          const app = createAttesterApp(
            createAttester({ ...deps, database: databases[1] as AttesterDatabase, key }),
            silentLog,
            silentAttesterMetrics,
          )
          return createAttesterClient({
            baseUrl: 'http://attester',
            fetch: async (url, init) => app.request(url, init),
            sign: requestSigner(next.key),
          })
        }),
      ),
      offerSigner: devAccounts.offerSigner.address,
    })
    await settle(replaced)
    expect(await acceptedFor(next.address)).toBe(devAccounts.offerSigner.address)
    const later = await place({ maker: next.address })
    const earned = await balanceOf(world.south, zeroAddress, later.recipient as Hex)
    await openOrder(world.north, later)
    await driveTo(world, store, replaced, later, ['done'])
    expect(await escrowStatus(world.north, later)).toBe('claimed')
    expect((await balanceOf(world.south, zeroAddress, later.recipient as Hex)) - earned).toBe(later.receiveAmount)
  })

  it('an SVM payout key moves its inventory, at once if it was stolen', async () => {
    const seed = generatePrivateKey()
    const [retiring, replacing] = [walletsOf(makerSecret, 'svm'), walletsOf(seed.slice(2), 'svm')]
    const [from, to] = [retiring, replacing].map((wallets) => wallets.get(SVM_CHAIN)?.address ?? '')
    const chains = new Map([...world.chains].filter(([, node]) => node.family === 'svm'))
    const before = await holdings(from ?? '', SVM_CHAIN)
    expect([...before.values()].some((amount) => amount > 0n)).toBe(true)
    const rotation = { store, catalogue: world.catalogue, chains, retiring, replacing, attesters: [] }
    const slots = setInterval(() => void world.mine(), 200)
    try {
      expect(await finishRetirement(rotation, { stolen: true })).toContain('moved')
    } finally {
      clearInterval(slots)
    }
    const after = await holdings(to ?? '', SVM_CHAIN)
    for (const [asset, amount] of before) {
      const isCoin = asset.endsWith('native')
      const arrived = after.get(asset as never) ?? 0n
      const spent = amount - (isCoin ? (gasFloor(world.catalogue, SVM_CHAIN) ?? 0n) : 0n) - arrived
      expect(spent).toBeLessThan(isCoin ? MOST_SVM_FEES : 1n)
      expect(spent).toBeGreaterThanOrEqual(0n)
    }
    expect(await finishRetirement(rotation, { stolen: true })).toContain('no funds left to move')
  })
})
