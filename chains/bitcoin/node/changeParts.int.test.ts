import { hex } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NodeRecords } from '#chains/contract/node.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import {
  bitcoinNode,
  FINALITY,
  hasLitecoind,
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  makerKeys,
  makerSecret,
  startLocalBitcoinChain,
} from '../testing/localChain.ts'
import { type Interface, interfaces } from '../testing/esplora.ts'
import { samplePayout } from '../testing/payouts.ts'
import { outpointOf } from '../wallet/selectCoins.ts'
import { openBitcoinApi } from './api/open.ts'
import { readRaw } from './block.ts'

describe.skipIf(!hasLitecoind).each(interfaces)('bitcoin: the oldest coin over %s', (_, open) => {
  let chain: LocalBitcoinChain
  let api: Interface
  let now = Math.floor(Date.now() / 1_000)
  beforeAll(async () => {
    chain = await startLocalBitcoinChain()
    api = await open(chain.url)
    await chain.fund(1, 50_000_000n)
  })
  afterAll(async () => {
    await api?.stop()
    await chain?.stop()
  })

  const payer = () => bitcoinNode(Number(LITECOIN_CHAIN), [api.url]).payer(makerSecret)
  const later = async (): Promise<unknown> => chain.call('setmocktime', (now += 3_600))
  const since = async (): Promise<number> => (await payer().coinsSince?.()) ?? 0

  it('is spent once its spend is final, however often a reorganization drops that', async () => {
    const signed = await since()
    await later()
    const wallet = payer()
    const tx = await wallet.sign(await wallet.plan(samplePayout(200_000n).action, 0, null), 1n)
    await wallet.broadcast(tx)
    await chain.mine(1)
    expect(await since()).toBe(signed)
    await chain.reorg(1)
    // The coin can pay something else that was signed then.
    expect((await openBitcoinApi(chain.url, 5_000).coins(makerKeys.payout.address)).length).toBe(1)
    await chain.mine(1)
    for (let confirmations = 1; confirmations < FINALITY; confirmations++) {
      expect(await since()).toBe(signed)
      await chain.mine(1)
    }
    expect(await since()).toBeGreaterThan(signed + 3_000)
  })

  it('is found among more payments than a server lists at a time', async () => {
    await later()
    const wallet = payer()
    const before = await since()
    const plans = []
    for (let n = 0; n < 4; n++) plans.push(await wallet.plan(samplePayout(200_000n).action, 0, null))
    for (const plan of plans) await wallet.broadcast(await wallet.sign(plan, 1n))
    await chain.mine(1)
    for (let n = 0; n < 30; n++) await chain.pay(makerKeys.payout.address, 1_000_000n)
    await chain.mine(1)
    expect(await since()).toBe(before)
    await chain.mine(FINALITY - 1)
    expect(await since()).toBeGreaterThan(before + 3_000)
  })
})

describe.skipIf(!hasLitecoind)('bitcoin: an inventory of one coin', () => {
  let chain: LocalBitcoinChain
  let stored: SignedTx[] = []
  const records: NodeRecords = {
    lookAhead: 50,
    unsettled: async () => stored.map(({ raw }) => raw),
    depositAddresses: async () => [],
  }
  beforeAll(async () => {
    chain = await startLocalBitcoinChain()
    await chain.fund(1, 100_000_000n)
  })
  afterAll(() => chain?.stop())

  const payer = () => bitcoinNode(Number(LITECOIN_CHAIN), [chain.url], 1, records).payer(makerSecret)
  const coins = async () => openBitcoinApi(chain.url, 5_000).coins(makerKeys.payout.address)
  /** Signs and sends payouts at the same time; returns those that found a coin. */
  async function pay(count: number): Promise<number> {
    const wallet = payer()
    const actions = Array.from({ length: count }, () => samplePayout(200_000n).action)
    const plans = await Promise.allSettled(actions.map((action) => wallet.plan(action, 0, null)))
    const planned = plans.flatMap((plan) => (plan.status === 'fulfilled' ? [plan.value] : []))
    for (const plan of plans)
      if (plan.status === 'rejected') expect(plan.reason).toMatchObject({ reason: 'insufficient_inventory' })
    const txs = await Promise.all(planned.map((plan) => wallet.sign(plan, 1n)))
    stored.push(...txs)
    for (const tx of txs) await wallet.broadcast(tx)
    // Coins are final, so no payment waits for another one.
    for (const { ref } of txs)
      expect(await chain.call('getmempoolentry', ref)).toMatchObject({ ancestorcount: 1, descendantcount: 1 })
    const used = txs.flatMap(({ raw }) => readRaw(hex.decode(raw)).inputs.map(outpointOf))
    expect(new Set(used).size).toBe(used.length)
    await chain.mine(FINALITY)
    stored = []
    return txs.length
  }

  it('becomes twenty coins that pay at the same time, and no more', async () => {
    expect(await pay(3)).toBe(1)
    expect(await coins()).toHaveLength(4)
    expect(await pay(6)).toBe(4)
    expect(await coins()).toHaveLength(16)
    expect(await pay(30)).toBe(16)
    const grown = (await coins()).length
    expect(grown).toBeGreaterThanOrEqual(20)
    expect(grown).toBeLessThan(24)
    expect(await pay(20)).toBe(20)
    expect(await coins()).toHaveLength(grown)
  })
})
