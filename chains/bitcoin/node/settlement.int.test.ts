import { setTimeout as pause } from 'node:timers/promises'
import { hex } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode, NodeRecords } from '#chains/contract/node.ts'
import type { PayoutAction, SignedTx } from '#chains/contract/payer.ts'
import { describeReadLiars, type ReadFacet } from '#chains/suite/readLiars.ts'
import type { SamplePayout } from '#chains/suite.ts'
import {
  bitcoinNode,
  bitcoinOptions,
  coinAsset,
  FINALITY,
  hasLitecoind,
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  makerKeys,
  makerSecret,
  startLocalBitcoinChain,
} from '../testing/localChain.ts'
import { newAddress, samplePayout } from '../testing/payouts.ts'
import { bitcoinAddressRules } from '../address.ts'
import { type BitcoinLie, bitcoinLies, bitcoinReplacementLies, type Proxy, startProxy } from '../testing/proxy.ts'
import { type Interface, interfaces } from '../testing/esplora.ts'
import { outpointOf } from '../wallet/selectCoins.ts'
import { readRaw } from './block.ts'
import { createBitcoinNode } from './createNode.ts'

const maker = makerKeys.payout.address
const coinsOf = ({ raw }: SignedTx): string[] => readRaw(hex.decode(raw)).inputs.map(outpointOf)
const anchorOf = (tx: SignedTx): string => coinsOf(tx)[0] ?? ''
const referenceOf = ({ action }: SamplePayout): `0x${string}` =>
  (action.kind === 'transfer' ? action.orderId : null) ?? `0x${'00'.repeat(32)}`

describe.skipIf(!hasLitecoind).each(interfaces)('bitcoin: settlement over %s', (name, open) => {
  let chain: LocalBitcoinChain
  let api: Interface
  /** Transactions that the process has signed and not settled. */
  let stored: SignedTx[] = []
  let rows: { index: number; address: string }[] = []
  const records: NodeRecords = {
    lookAhead: 50,
    unsettled: async () => stored.map(({ raw }) => raw),
    depositAddresses: async (after) => rows.filter(({ index }) => index > after),
  }
  /** Another process over the same records. */
  const process = (endpoints = [api.url], quorum = 1): ChainNode =>
    bitcoinNode(Number(LITECOIN_CHAIN), endpoints, quorum, records)
  beforeAll(async () => {
    chain = await startLocalBitcoinChain()
    api = await open(chain.url)
    await chain.fund(24, 5_000_000n)
  })
  afterAll(async () => {
    await api?.stop()
    await chain?.stop()
  })

  async function sign(
    node: ChainNode,
    action: PayoutAction,
    attempt = 0,
    previous: SignedTx | null = null,
  ): Promise<SignedTx> {
    const payer = node.payer(makerSecret)
    const tx = await payer.sign(await payer.plan(action, attempt, previous), 1n)
    stored.push(tx)
    return tx
  }
  const send = (tx: SignedTx) => process().payer(makerSecret).broadcast(tx)
  const balanceOf = async (owner: string): Promise<bigint> =>
    (await chain.node.balances(owner, [coinAsset])).get(coinAsset) ?? 0n
  const height = async (): Promise<bigint> => BigInt(await chain.call<number>('getblockcount'))
  async function depositsOf(node: ChainNode, work: () => Promise<unknown>): Promise<readonly ObservedDeposit[]> {
    const from = (await height()) + 1n
    await work()
    await chain.mine(1)
    return (await node.scan(from, await height())).deposits
  }
  const settleAll = async (): Promise<void> => {
    await chain.mine(FINALITY)
    stored = []
  }

  describe('deposits', () => {
    it('count by output, several in one transaction, with the address that was paid', async () => {
      const [one, two] = [makerKeys.deposits.at(1), makerKeys.deposits.at(2)]
      const found = await depositsOf(process(), () =>
        chain.call('sendmany', '', { [one.address]: 0.1, [two.address]: 0.2, [newAddress()]: 0.3 }),
      )
      expect(found).toHaveLength(2)
      expect(found).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            amount: 10_000_000n,
            binding: { kind: 'address', address: one.address, index: 1 },
          }),
          expect.objectContaining({
            amount: 20_000_000n,
            binding: { kind: 'address', address: two.address, index: 2 },
          }),
        ]),
      )
      for (const deposit of found) expect(await process().readDeposit(deposit.txId, deposit.ordinal)).toEqual(deposit)
    })

    it('are not made by a row that names a foreign address, and not hidden by it', async () => {
      const foreign = newAddress()
      rows = [
        { index: 7, address: foreign },
        { index: 2_000_000_000, address: newAddress() },
      ]
      const node = process()
      const found = await depositsOf(node, async () => {
        await chain.pay(foreign, 1_000_000n)
        await chain.pay(makerKeys.deposits.at(7).address, 2_000_000n)
      })
      expect(found.map(({ amount }) => amount)).toEqual([2_000_000n])
    })

    it('are found at addresses without a row, as far ahead as the records may lack them', async () => {
      rows = [{ index: 20, address: makerKeys.deposits.at(20).address }]
      const node = process()
      expect(
        await depositsOf(node, async () => {
          await chain.pay(makerKeys.deposits.at(11).address, 3_000_000n)
          await chain.pay(makerKeys.deposits.at(70).address, 4_000_000n)
          await chain.pay(makerKeys.deposits.at(200).address, 5_000_000n)
        }),
      ).toHaveLength(2)
      rows = []
    })

    it('are collected into the wallet once, without those of others, waiting and spent ones, and dust', async () => {
      const at = (index: number): string => makerKeys.deposits.at(index).address
      rows = [{ index: 45, address: at(45) }]
      const found = await depositsOf(process(), () =>
        chain.call('sendmany', '', { [at(41)]: 0.01, [at(42)]: 0.02, [at(43)]: 0.000_003 }),
      )
      const foreign = await chain.pay(newAddress(), 1_000_000n)
      await chain.mine(1)
      const waiting = await chain.pay(at(44), 4_000_000n)
      const places = [
        ...found,
        { txId: waiting, ordinal: 0 },
        { txId: foreign, ordinal: 0 },
        { txId: foreign, ordinal: 1 },
      ]
      const payer = process().payer(makerSecret)
      const before = await balanceOf(maker)
      const sent = await payer.collect?.(places)
      expect(sent).toMatchObject({ deposits: 2 })
      // Until it is in a block, the same coins make the same transaction, also in another process.
      expect(await process().payer(makerSecret).collect?.(places.toReversed())).toEqual(sent)
      expect(await payer.hasUnknownSpend?.()).toBe(false)
      await settleAll()
      expect((sent?.amount ?? 0n) + (sent?.fee ?? 0n)).toBe(3_000_000n)
      expect((await balanceOf(maker)) - before).toBe(sent?.amount)
      expect(await payer.collect?.(places)).toMatchObject({ deposits: 1 })
      await settleAll()
      expect(await payer.collect?.(places)).toBeNull()
      rows = []
    })

    it('are refused by a key that cannot spend them', () =>
      expect(() => chain.node.payer('42'.repeat(32))).toThrow(expect.objectContaining({ reason: 'key_invalid' })))
  })

  describe('payouts', () => {
    it.each(['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'] as const)('pay %s, and prove their order', async (kind) => {
      const paid = samplePayout(400_000n, newAddress(kind))
      const before = await balanceOf(paid.recipient)
      const tx = await sign(process(), paid.action)
      await send(tx)
      await chain.mine(1)
      expect((await balanceOf(paid.recipient)) - before).toBe(400_000n)
      expect(await process().verifyFill(paid.order, tx.ref, null)).toMatchObject({ final: false, txId: tx.ref })
      await settleAll()
      expect(await process().verifyFill(paid.order, tx.ref, null)).toMatchObject({ final: true })
      for (const change of [{ outputAmount: 400_001n }, { fillMode: 0 as const }, { nonce: 1n }])
        expect(await process().verifyFill({ ...paid.order, ...change }, tx.ref, null)).toBeNull()
    })

    it('made at the same time, and by another process from the same records, share no coin', async () => {
      const node = process()
      const together = await Promise.all(
        [1, 2, 3, 4].map(() => node.payer(makerSecret).plan(samplePayout(100_000n).action, 0, null)),
      )
      for (const plan of together) stored.push(await node.payer(makerSecret).sign(plan, 1n))
      await sign(process(), samplePayout(100_000n).action)
      const used = stored.flatMap(coinsOf)
      expect(new Set(used).size).toBe(used.length)
      stored = []
    })

    it('planned again before they are signed keep their coins, so that no plan takes those of others', async () => {
      const node = process()
      const payer = node.payer(makerSecret)
      const [paid, other] = [samplePayout(100_000n), samplePayout(100_000n)]
      const tx = await payer.sign(await payer.plan(paid.action, 0, null), 1n)
      for (let n = 0; n < 40; n++) await payer.plan(paid.action, 0, null)
      const again = await payer.sign(await payer.plan(paid.action, 0, null), 1n)
      expect(coinsOf(again)).toEqual(coinsOf(tx))
      expect(coinsOf(await payer.sign(await payer.plan(other.action, 0, null), 1n))).not.toContain(anchorOf(tx))
    })

    it('under a stuck fee are replaced, spend the same coin, and pay once', async () => {
      const paid = samplePayout(300_000n)
      const txs = [await sign(process(), paid.action)]
      await send(txs[0] as SignedTx)
      for (let attempt = 1; attempt <= 3; attempt++) {
        // Each one from the stored bytes alone, as after a crash.
        const next = await sign(process(), paid.action, attempt, txs.at(-1))
        expect(anchorOf(next)).toBe(anchorOf(txs[0] as SignedTx))
        expect(next.feeCap).toBeGreaterThan((txs.at(-1) as SignedTx).feeCap)
        await send(next)
        txs.push(next)
      }
      await expect(send(txs[0] as SignedTx)).rejects.toMatchObject({ reason: 'underpriced' })
      expect(await process().txStatus((txs.at(-1) as SignedTx).ref)).toMatchObject({ state: 'pending' })
      const payer = process().payer(makerSecret)
      expect(await payer.isCoinSpent?.(txs[0] as SignedTx)).toBe(false)
      await settleAll()
      expect(await balanceOf(paid.recipient)).toBe(300_000n)
      expect(await payer.isCoinSpent?.(txs[0] as SignedTx)).toBe(true)
      await expect(send(txs[0] as SignedTx)).rejects.toMatchObject({ reason: 'slot_used' })
      expect((await process().txStatuses?.(txs))?.map((status) => 'state' in status && status.state)).toEqual([
        'unknown',
        'unknown',
        'unknown',
        'mined',
      ])
    })

    it('are voided for good', async () => {
      const paid = samplePayout(300_000n)
      const tx = await sign(process(), paid.action)
      const ended = await sign(process(), { kind: 'void' }, 1, tx)
      const payer = process().payer(makerSecret)
      expect([payer.isVoid?.(tx), payer.isVoid?.(ended)]).toEqual([false, true])
      await send(ended)
      await settleAll()
      await expect(send(tx)).rejects.toMatchObject({ reason: 'slot_used' })
      expect(await balanceOf(paid.recipient)).toBe(0n)
    })

    it('that wait are pulled through by a child, which costs no more than its fee', async () => {
      const paid = samplePayout(300_000n)
      const tx = await sign(process(), paid.action)
      await send(tx)
      const child = (await process().payer(makerSecret).pullThrough?.(tx)) ?? ''
      expect(await chain.call<string[]>('getrawmempool')).toEqual(expect.arrayContaining([tx.ref, child]))
      expect(await process().payer(makerSecret).pullThrough?.(tx)).toBe(child)
      await settleAll()
      expect(await process().txStatus(child)).toMatchObject({ state: 'mined', final: true })
    })

    it('that a child pulls through are replaced, above the fees of both', async () => {
      const paid = samplePayout(300_000n)
      const tx = await sign(process(), paid.action)
      await send(tx)
      const child = (await process().payer(makerSecret).pullThrough?.(tx)) ?? ''
      const next = await sign(process(), paid.action, 1, tx)
      await send(next)
      const pool = await chain.call<string[]>('getrawmempool')
      expect([tx.ref, child, next.ref].map((ref) => pool.includes(ref))).toEqual([false, false, true])
      await settleAll()
      expect(await balanceOf(paid.recipient)).toBe(300_000n)
    })

    it('cost no more because their recipient spends them before they are in a block', async () => {
      const recipient = await chain.call<string>('getnewaddress', '', 'bech32')
      const paid = samplePayout(2_000_000n, recipient)
      const tx = await sign(process(), paid.action)
      await send(tx)
      const vout = readRaw(hex.decode(tx.raw)).outputs.findIndex(({ amount }) => amount === 2_000_000n)
      const bare = await chain.call<string>(
        'createrawtransaction',
        [{ txid: tx.ref, vout }],
        [{ [newAddress()]: 0.019 }],
      )
      const { hex: raw } = await chain.call<{ hex: string }>('signrawtransactionwithwallet', bare)
      await chain.call('sendrawtransaction', raw)
      const next = await sign(process(), paid.action, 1, tx)
      expect(next.feeCap).toBeLessThan(2n * tx.feeCap)
      await expect(send(next)).rejects.toMatchObject({ reason: 'underpriced' })
      await settleAll()
      expect(await process().txStatus(tx.ref)).toMatchObject({ state: 'mined', final: true })
    })

    it('whose block is replaced wait again, and their coins stay theirs', async () => {
      const paid = samplePayout(300_000n)
      const tx = await sign(process(), paid.action)
      await send(tx)
      await chain.mine(1)
      expect(await process().txStatus(tx.ref)).toMatchObject({ state: 'mined', final: false })
      await chain.reorg(1)
      expect((await process().txStatus(tx.ref)).state).toMatch(/pending|unknown/)
      const other = await sign(process(), samplePayout(100_000n).action)
      expect(coinsOf(other)).not.toContain(anchorOf(tx))
      await send(tx).catch(() => undefined)
      await settleAll()
      expect(await process().txStatus(tx.ref)).toMatchObject({ state: 'mined', final: true })
      expect(await balanceOf(paid.recipient)).toBe(300_000n)
    })

    it('use final coins alone', async () => {
      const held = await balanceOf(maker)
      await chain.pay(maker, 900_000_000n)
      await chain.mine(1)
      const payer = process().payer(makerSecret)
      await expect(payer.plan(samplePayout(held + 1n).action, 0, null)).rejects.toMatchObject({
        reason: 'insufficient_inventory',
        retriable: true,
      })
      await chain.mine(FINALITY)
      expect(await payer.plan(samplePayout(held + 1n).action, 0, null)).toMatchObject({ action: { kind: 'transfer' } })
    })

    it('refuse dust, unknown actions and burn addresses', async () => {
      const payer = process().payer(makerSecret)
      await expect(payer.plan(samplePayout(100n).action, 0, null)).rejects.toMatchObject({
        reason: 'amount_below_dust',
        retriable: false,
      })
      await expect(payer.plan({ kind: 'approve', token: '', spender: '', amount: 1n }, 0, null)).rejects.toMatchObject({
        reason: 'action_unsupported',
      })
      const dead = newAddress('p2pkh')
      expect(await process().recipientProblem(dead, coinAsset)).toBeNull()
      expect(await process().recipientProblem('1111111111111111111114oLvT2', coinAsset)).toBe('recipient_unusable')
      expect(await process().recipientProblem(bitcoinDead(), coinAsset)).toBe('recipient_dead')
    })

    it('that wait in a mempool are known by their records, and noticed without one', async () => {
      const payer = process().payer(makerSecret)
      expect(await payer.hasUnknownSpend?.()).toBe(false)
      const first = await sign(process(), samplePayout(200_000n).action)
      await send(first)
      expect(await payer.hasUnknownSpend?.()).toBe(false)
      await payer.pullThrough?.(first)
      expect(await payer.hasUnknownSpend?.()).toBe(false)
      stored = []
      expect(await payer.hasUnknownSpend?.()).toBe(true)
      await settleAll()
      expect(await payer.hasUnknownSpend?.()).toBe(false)
    })

    it('signed before a time have ended once all coins of that time are spent', async () => {
      const payer = process().payer(makerSecret)
      const since = (await payer.coinsSince?.()) ?? 0
      expect(since).toBeLessThan(Date.now() / 1_000)
      const oldest = await process().timeAt?.(1n)
      expect(since).toBeGreaterThan((oldest ?? 0) - 7_300)
    })
  })

  it('books explain every unit that the wallet holds', async () => {
    await settleAll()
    const node = process()
    const opening = (await node.head()).finalized
    const before = (await node.books?.holdings(maker, [coinAsset], opening))?.get(coinAsset) ?? 0n
    await chain.pay(maker, 77_000n)
    const paid = samplePayout(500_000n)
    const tx = await sign(node, paid.action)
    await send(tx)
    await settleAll()
    const at = (await node.head()).finalized
    const moves = (await node.books?.signedBy(maker, opening + 1n, at)) ?? []
    expect(moves).toEqual([
      expect.objectContaining({
        ref: tx.ref,
        out: new Map([[coinAsset, 500_000n]]),
        names: [referenceOf(paid)],
        fee: tx.feeCap,
      }),
    ])
    const arrivals = (await node.books?.arrivals?.(maker, opening + 1n, at)) ?? 0n
    expect(arrivals).toBe(77_000n)
    const after = (await node.books?.holdings(maker, [coinAsset], at))?.get(coinAsset)
    expect(after).toBe(before + arrivals - 500_000n - tx.feeCap)
    expect(after).toBe(await balanceOf(maker))
    await expect(node.books?.holdings(maker, [coinAsset], at + 50n)).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  // Their lies are answers of JSON-RPC.
  if (name !== 'JSON-RPC') return
  describe('liars', () => {
    let proxies: Proxy[] = []
    let deposit: ObservedDeposit
    let paid: SamplePayout
    let tx: SignedTx
    let waiting: SignedTx
    let pulled: SignedTx
    let opening: bigint
    let since: number
    const never = `0x${'77'.repeat(32)}` as const
    beforeAll(async () => {
      proxies = await Promise.all([1, 2, 3].map(() => startProxy(chain.url)))
      await chain.fund(30, 5_000_000n)
      since = Math.floor(Date.now() / 1_000)
      opening = await height()
      const [found] = await depositsOf(process(), () => chain.pay(makerKeys.deposits.at(5).address, 1_100_000n))
      if (!found) throw new Error('no deposit')
      deposit = found
      paid = samplePayout(120_000n)
      tx = await sign(process(), paid.action)
      await send(tx)
      await settleAll()
      waiting = await sign(process(), samplePayout(110_000n).action)
      pulled = await sign(process(), samplePayout(105_000n).action)
      await send(pulled)
      await process().payer(makerSecret).pullThrough?.(pulled)
    })
    afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())))

    const facets: Readonly<Record<string, ReadFacet<ChainNode>>> = {
      heads: { ask: (of) => of.head() },
      blocks: {
        ask: async (of) => [
          await of.isCanonical(deposit.height, deposit.blockHash),
          await of.isCanonical(deposit.height, '00'.repeat(32)),
          await of.timeAt?.(deposit.height),
        ],
      },
      deposits: {
        ask: async (of) => [
          await of.scan(deposit.height - 2n, deposit.height + 2n),
          await of.readDeposit(deposit.txId, deposit.ordinal),
          await of.readDeposit('ab'.repeat(32), 0),
        ],
      },
      statuses: {
        ask: async (of) => [
          await of.txStatus(tx.ref),
          await of.txStatuses?.([{ ref: 'ab'.repeat(32), expiresAt: null }, tx, waiting]),
        ],
      },
      payments: {
        ask: async (of) => {
          const find = (reference: `0x${string}`) => of.findPayment?.({ reference, payer: maker, since })
          return [await find(referenceOf(paid)), await find(never)]
        },
      },
      attestation: {
        ask: async (of) => [
          await of.verifyFill(paid.order, tx.ref, null),
          await of.verifyFill({ ...paid.order, outputAmount: 13n }, tx.ref, null),
        ],
      },
      balances: { ask: async (of) => [...(await of.balances(maker, [coinAsset]))] },
      fees: { ask: (of) => of.gasPrice() },
      books: {
        ask: async (of) => [
          await of.books?.signedBy(maker, opening, deposit.height),
          [...((await of.books?.holdings(maker, [coinAsset], deposit.height)) ?? [])],
        ],
      },
      coins: {
        ask: async (of) => {
          const payer = of.payer(makerSecret)
          return [await payer.isCoinSpent?.(tx), await payer.isCoinSpent?.(waiting), await payer.coinsSince?.()]
        },
      },
      payout: {
        ask: async (of) => {
          const payer = of.payer(makerSecret)
          return payer.sign(await payer.plan(paid.action, 0, null), 7n)
        },
      },
      'a replacement': {
        ask: async (of) => {
          const payer = of.payer(makerSecret)
          return payer.sign(await payer.plan({ kind: 'void' }, 1, waiting), 7n)
        },
      },
      'a replacement of a payment that a child pulls through': {
        ask: async (of) => {
          const payer = of.payer(makerSecret)
          return payer.sign(await payer.plan({ kind: 'void' }, 1, pulled), 7n)
        },
      },
      'a collection': { ask: (of) => of.payer(makerSecret).collect?.([deposit]) ?? Promise.resolve(null) },
    }

    describeReadLiars<BitcoinLie, ChainNode>('bitcoin', {
      lies: { ...bitcoinLies, ...bitcoinReplacementLies },
      facets,
      nodes: () =>
        createBitcoinNode({
          ...bitcoinOptions(
            Number(LITECOIN_CHAIN),
            proxies.map(({ url }) => url),
            2,
            records,
          ),
          timeoutMs: 2_000,
        }),
      lie: (method, change, endpoint) =>
        proxies.forEach((proxy, at) => (proxy.lie = at === endpoint ? { method, change } : null)),
      honest: () => proxies.forEach((proxy) => (proxy.lie = null)),
      calls: () => {
        const called = new Set(proxies.flatMap(({ methods }) => [...methods]))
        for (const { methods } of proxies) methods.clear()
        return called
      },
    })

    it('cannot lower the block at which a search begins while another endpoint is slow', async () => {
      const [liar, slow] = proxies
      if (!liar || !slow) throw new Error('no proxies')
      liar.lie = { method: 'getblockcount', change: () => ({ result: 1 }) }
      slow.lie = {
        method: 'getblockcount',
        change: async (_, honest) => {
          await pause(1_000)
          return honest()
        },
      }
      const node = process(
        proxies.map(({ url }) => url),
        2,
      )
      expect(await node.findPayment?.({ reference: referenceOf(paid), payer: maker, since })).toMatchObject({
        state: 'paid',
        ref: tx.ref,
      })
      for (const proxy of proxies) proxy.lie = null
    })

    it('cannot stop or fake a broadcast', async () => {
      for (const [title, change] of Object.entries(bitcoinLies.sendrawtransaction)) {
        const payout = samplePayout(100_000n)
        proxies.forEach((proxy, at) => (proxy.lie = at === 0 ? { method: 'sendrawtransaction', change } : null))
        const node = process(
          proxies.map(({ url }) => url),
          2,
        )
        const sent = await sign(node, payout.action)
        await node.payer(makerSecret).broadcast(sent)
        expect(await chain.call<string[]>('getrawmempool'), title).toContain(sent.ref)
      }
      for (const proxy of proxies) proxy.lie = null
      await settleAll()
    })
  })
})

/** Address of the published output key without a known logarithm. */
function bitcoinDead(): string {
  return bitcoinAddressRules.fromBytes(
    '0x512050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0',
    Number(LITECOIN_CHAIN),
  )
}
