import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '../contract.ts'
import type { Driver } from '../driver/contract.ts'
import { type IntentJournal, openJournal } from './journal.ts'
import { storeOver } from '../storeOver.ts'
import {
  freshChain,
  journalAddress,
  newOrder,
  payoutOf,
  randomAddress,
  reservedOrder,
  signedTx,
  validatedOrder,
} from '../testing/fixtures.ts'
import { openTestStore } from '../testing/memoryStore.ts'
import { openRewindable } from '../testing/rewindable.ts'

/** Two servers behind one store: the primary, and a replica that lacks its last commits. */
async function openCluster(journal: IntentJournal) {
  const first = await openRewindable()
  const primary = first.driver
  let servers: Record<'primary' | 'replica', Driver> = { primary, replica: primary }
  let used: keyof typeof servers = 'primary'
  let renewed = 0
  let refused: RegExp | null = null
  const driver: Driver = {
    withConnection: (work) =>
      servers[used].withConnection((connection) =>
        work({
          ...connection,
          query: async (text, ...rest) => {
            if (refused?.test(text)) throw new Error('connection lost')
            return connection.query(text, ...rest)
          },
        }),
      ),
    listen: (channel, onPayload) => servers.primary.listen(channel, onPayload),
    renew: () => void renewed++,
    close: async () => {
      await servers.primary.close()
      if (servers.replica !== servers.primary) await servers.replica.close()
    },
  }
  const store = await storeOver(driver, { journal, clock: systemClock, log: silentLog })
  return {
    store,
    /** From now on the replica receives nothing. */
    async part() {
      const { driver: replica } = await openRewindable(await first.save())
      servers = { ...servers, replica }
    },
    save: () => first.save(),
    use: (server: keyof typeof servers) => void (used = server),
    renewed: () => renewed,
    /** Statements that fail from now on; null = none. */
    refuse: (statements: RegExp | null) => void (refused = statements),
  }
}

describe('terms of deposit addresses', () => {
  it('are written once, also by a maker that starts again, and count only once they are on disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'causeway-intents-'))
    const path = join(folder, 'intents')
    const [first, second] = [journalAddress(), journalAddress()]
    let disk: 'works' | 'fails' = 'fails'
    const opened = async () => {
      const real = await openJournal(path)
      const append: IntentJournal['append'] = (record) =>
        disk === 'fails' ? Promise.reject(new Error('disk')) : real.append(record)
      const journal = { ...real, append }
      return { journal, store: await openTestStore({ journal }) }
    }
    const { journal, store } = await opened()
    await expect(store.intents.keepAddresses([first])).rejects.toThrow('disk')
    disk = 'works'
    await store.intents.keepAddresses([first])
    await store.intents.keepAddresses([first, second])
    const kept = [first, second].map((order) => ({ kind: 'address', order, at: expect.any(Date) }))
    expect(await journal.read()).toEqual(kept)
    await store.close()
    await journal.close()

    const again = await opened()
    await again.store.intents.keepAddresses([second, first])
    expect(await again.journal.read()).toEqual(kept)
    await again.store.close()
    await again.journal.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('are not kept without a journal', async () => {
    const store = await openTestStore()
    await store.intents.keepAddresses([journalAddress()])
    await store.close()
  })
})

describe('a database that is behind what the maker saw', () => {
  let folder: string
  let journal: IntentJournal
  let cluster: Awaited<ReturnType<typeof openCluster>>
  let store: Store
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causeway-intents-'))
    journal = await openJournal(join(folder, 'intents'))
    cluster = await openCluster(journal)
    store = cluster.store
  })
  afterEach(async () => {
    await store.close()
    await journal.close()
    await rm(folder, { recursive: true, force: true })
  })
  const slotFor = ({ order, payout }: Awaited<ReturnType<typeof reservedOrder>>) =>
    ({ chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n }) as const
  const rolledBack = { reason: 'database_rolled_back', retriable: true }

  it('cannot send, reserve or sign anything until the journal is replayed', async () => {
    const ready = await reservedOrder(store)
    const { toChain } = ready.order
    const next = await validatedOrder(store, { toChain })
    await cluster.part()
    const tx = signedTx()
    const slot = await store.slots.open(slotFor(ready), async () => tx)
    await store.intents.requireCurrent(toChain)

    cluster.use('replica')
    await expect(store.intents.requireCurrent(toChain)).rejects.toMatchObject(rolledBack)
    await expect(store.intents.holdsAllSince(toChain, new Date(0))).rejects.toMatchObject(rolledBack)
    const request = payoutOf(next.order, next.deposit)
    await expect(store.disbursements.take(request, 10n ** 30n)).rejects.toMatchObject(rolledBack)
    await expect(store.disbursements.takeAll(toChain, [request], null)).rejects.toMatchObject(rolledBack)
    let signed = 0
    const sign = async () => {
      signed += 1
      return signedTx()
    }
    await expect(store.slots.open(slotFor(ready), sign)).rejects.toMatchObject(rolledBack)
    expect(signed).toBe(0)
    const setup = { chainId: toChain, signer: 's', purpose: 'setup' as const, refId: null, floor: 0n }
    await expect(store.slots.open(setup, sign)).rejects.toMatchObject(rolledBack)
    expect(await store.disbursements.forOrder(next.order.id)).toEqual([])
    expect(signed).toBe(1)

    expect(await store.intents.restore()).toEqual([toChain])
    expect(await store.intents.holdsAllSince(toChain, new Date(0))).toBe(true)
    expect(cluster.renewed()).toBe(1)
    await store.intents.requireCurrent(toChain)
    expect(await store.slots.forRef('payout', ready.payout.id)).toMatchObject({ slot: slot.slot, txs: [tx] })
    expect((await store.orders.get(ready.order.id))?.state).toBe('intent')
    await expect(store.slots.open(slotFor(ready), sign)).rejects.toMatchObject({ reason: 'slot_already_open' })
    expect(await store.disbursements.take(request, 10n ** 30n)).toHaveProperty('taken')
    expect(await store.intents.restore()).toEqual([])
  })

  it('skips the deposit addresses that were lost with its commits, once even if a restoration fails', async () => {
    const chainId = freshChain()
    const handOut = async (): Promise<number> => {
      const { id: orderId } = newOrder()
      const asked = { chainId, orderId, addressAt: (index: number) => `a${index}`, sign: async () => '0x12' as const }
      return (await store.depositAddresses.handOut(asked)).index
    }
    const ready = await reservedOrder(store)
    expect(await handOut()).toBe(0)
    await cluster.part()
    expect(await handOut()).toBe(1)
    await store.slots.open(slotFor(ready), async () => signedTx())
    cluster.use('replica')
    cluster.refuse(/insert into "money_versions"/)
    await expect(store.intents.restore()).rejects.toThrow()
    cluster.refuse(null)
    expect(await store.intents.restore()).toEqual([ready.order.toChain])
    expect(await store.intents.restore()).toEqual([])
    expect(await handOut()).toBe(10_001)
  })

  it('is detected by another transaction of a tx slot, and recovers that too', async () => {
    const ready = await reservedOrder(store)
    const slot = await store.slots.open(slotFor(ready), async () => signedTx())
    await cluster.part()
    const bump = signedTx()
    await store.slots.addTx(slot.id, bump)
    cluster.use('replica')
    await expect(store.slots.addTx(slot.id, signedTx())).rejects.toMatchObject(rolledBack)
    await store.intents.restore()
    expect((await store.slots.get(slot.id))?.txs.map(({ ref }) => ref)).toEqual([slot.txs[0]?.ref, bump.ref])
  })

  it('is not assumed if a transaction was rolled back, or another chain is behind', async () => {
    const [mine, other] = [await reservedOrder(store), await reservedOrder(store)]
    const work = store.transaction(async (tx) => {
      await tx.slots.open(slotFor(mine), async () => signedTx())
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    await store.intents.requireCurrent(mine.order.toChain)
    await cluster.part()
    await store.slots.open(slotFor(mine), async () => signedTx())
    cluster.use('replica')
    await store.intents.requireCurrent(other.order.toChain)
    await store.slots.open(slotFor(other), async () => signedTx())
    expect(await store.intents.restore()).toEqual([mine.order.toChain])
  })

  it('is complete only while the journal has every signature since', async () => {
    const before = new Date(Date.now() - 60_000)
    const ready = await reservedOrder(store)
    const { toChain } = ready.order
    expect(await store.intents.holdsAllSince(toChain, before)).toBe(true)
    await store.slots.open(slotFor(ready), async () => signedTx())
    expect(await store.intents.holdsAllSince(toChain, before)).toBe(true)
    const { driver } = await openRewindable(await cluster.save())
    const empty = await openJournal(join(folder, 'lost'))
    const rewrite = (text: string) => driver.withConnection((connection) => connection.query(text, [], 'object'))
    const forgetful = await storeOver(driver, { journal: empty, clock: systemClock, log: silentLog })
    try {
      expect(await forgetful.intents.holdsAllSince(toChain, before)).toBe(false)
      // A deleted or overwritten row proves nothing.
      await rewrite('create temporary table kept as select * from money_versions')
      await rewrite('delete from money_versions')
      expect(await forgetful.intents.holdsAllSince(toChain, before)).toBe(false)
      await rewrite('insert into money_versions select * from kept')
      await rewrite('drop table kept')
      const setup = { chainId: toChain, signer: 's', purpose: 'setup' as const, refId: null, floor: 0n }
      await forgetful.slots.open(setup, async () => signedTx())
      expect(await forgetful.intents.holdsAllSince(toChain, before)).toBe(false)
      expect(await forgetful.intents.holdsAllSince(toChain, new Date(Date.now() + 1_000))).toBe(true)
    } finally {
      await forgetful.close()
      await empty.close()
    }
  })

  it('accounts for each of a signer’s nonces by a tx slot, or counts those it cannot', async () => {
    const [chain, signer] = [freshChain(), randomAddress()]
    const request = { chainId: chain, signer, purpose: 'setup' as const, refId: null }
    const since = new Date(Date.now() - 60_000)
    expect(await store.intents.signerRecord(chain, signer, since)).toEqual({ nextSlot: null, unexplained: 0n })
    await store.intents.meetSigner(chain, signer, 5n)
    await store.intents.meetSigner(chain, signer, 9n)
    expect(await store.intents.signerRecord(chain, signer, since)).toEqual({ nextSlot: 5n, unexplained: 0n })
    const own = await store.slots.open({ ...request, floor: 5n }, async () => signedTx())
    expect(await store.intents.signerRecord(chain, signer, since)).toEqual({ nextSlot: 6n, unexplained: 0n })
    await store.slots.open({ ...request, floor: 8n }, async () => signedTx())
    expect(await store.intents.signerRecord(chain, signer, since)).toEqual({ nextSlot: 9n, unexplained: 2n })
    await store.slots.setState(own.id, 'lost')
    expect(await store.intents.signerRecord(chain, signer, since)).toEqual({ nextSlot: 9n, unexplained: 3n })
    expect(await store.intents.signerRecord(chain, signer, new Date(Date.now() + 60_000))).toEqual({
      nextSlot: 9n,
      unexplained: 0n,
    })
  })

  it('does not reuse a nonce of an unknown transaction in a mempool', async () => {
    const request = { chainId: freshChain(), signer: 's', purpose: 'setup' as const, refId: null, floor: 4n }
    await expect(store.slots.open({ ...request, pending: 5n }, async () => signedTx())).rejects.toMatchObject({
      reason: 'unknown_pending',
      retriable: true,
    })
    expect((await store.slots.open({ ...request, pending: 4n }, async () => signedTx())).slot).toBe(4n)
    expect((await store.slots.open({ ...request, pending: 5n }, async () => signedTx())).slot).toBe(5n)
  })

  it('adopts a lost payout once', async () => {
    const { order, deposit } = await validatedOrder(store)
    const row = payoutOf(order, deposit)
    expect(await store.disbursements.adopt(row, '0xpaid')).toMatchObject({
      state: 'final',
      slotId: null,
      txRef: '0xpaid',
    })
    expect((await store.orders.get(order.id))?.state).toBe('final')
    await expect(store.disbursements.adopt(row, '0xpaid')).rejects.toMatchObject({ reason: 'deposit_taken' })
    const signed = await reservedOrder(store)
    await store.slots.open(slotFor(signed), async () => signedTx())
    await expect(store.disbursements.adopt(payoutOf(signed.order, signed.deposit), '0x')).rejects.toMatchObject({
      reason: 'deposit_taken',
    })
  })

  it('reports the durability setting of its server', async () => {
    expect(await store.intents.durability()).toMatchObject({ synchronousCommit: 'on', standbyNames: '' })
  })
})
