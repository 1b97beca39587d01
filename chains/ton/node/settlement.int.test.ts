import { Address, beginCell, toNano } from '@ton/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { PayoutAction, SignedTx } from '#chains/contract/payer.ts'
import { describeReadLiars, type ReadFacet } from '#chains/suite/readLiars.ts'
import type { SamplePayout } from '#chains/suite.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { jettonWallet, usdcMaster } from '#local/ton/jetton.ts'
import { TIMEOUT } from '../pay/highload.ts'
import { ops, writeComment } from '../pay/payload.ts'
import {
  gramAsset,
  type LocalTonChain,
  maker,
  makerSecret,
  startLocalTonChain,
  tonNode,
  tonOptions,
  usdcAsset,
  usdcMessage,
} from '../testing/localChain.ts'
import { newAccount, samplePayout } from '../testing/payouts.ts'
import { type Proxy, startProxy, type TonLie, tonLies } from '../testing/proxy.ts'
import { createTonNode } from './createNode.ts'

let chain: LocalTonChain
let node: ChainNode
beforeAll(async () => {
  chain = await startLocalTonChain(Date.now() - 3_600_000)
  node = chain.node
})
afterAll(() => chain?.stop())

let slot = 0n
const signed = async (action: PayoutAction, previous: SignedTx | null = null, at = slot++): Promise<SignedTx> => {
  const payer = node.payer(makerSecret)
  return payer.sign(await payer.plan(action, previous ? 1 : 0, previous), at)
}
const send = async (tx: SignedTx): Promise<void> => {
  await node.payer(makerSecret).broadcast(tx)
  chain.pass(1)
}
const balanceOf = async (owner: string, asset: AssetId): Promise<bigint> =>
  (await node.balances(owner, [asset])).get(asset) ?? 0n

/** Deposits that the work makes. */
async function depositsOf(work: () => Promise<unknown>): Promise<readonly ObservedDeposit[]> {
  const from = (await node.head()).height + 1n
  await work()
  chain.pass(1)
  return (await node.scan(from, (await node.head()).height)).deposits
}

describe('ton: deposits', () => {
  it('counts both kinds with their memos, long ones too, in one transaction of the wallet', async () => {
    const memo = `cw1:${'x'.repeat(400)}`
    const found = await depositsOf(() =>
      chain.send([
        { to: maker, coins: 5n, body: writeComment(memo), bounce: false },
        usdcMessage(chain.user, maker, 7n, memo),
        { to: maker, coins: 6n, bounce: false },
      ]),
    )
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ asset: gramAsset, amount: 5n, sender: chain.user, binding: { kind: 'memo', memo } }),
        expect.objectContaining({ asset: usdcAsset, amount: 7n, sender: chain.user, binding: { kind: 'memo', memo } }),
        expect.objectContaining({ asset: gramAsset, amount: 6n, binding: { kind: 'memo', memo: null } }),
      ]),
    )
    expect(new Set(found.map(({ txId }) => txId)).size).toBe(3)
  })

  const notification = (amount: bigint) =>
    beginCell()
      .storeUint(ops.jettonNotification, 32)
      .storeUint(0, 64)
      .storeCoins(amount)
      .storeAddress(Address.parse(chain.user))
      .storeBit(false)
      .storeSlice(writeComment('memo').beginParse())
      .endCell()

  it('ignores a notification that the wallet of no listed jetton sent', async () => {
    expect(await depositsOf(() => chain.send([{ to: maker, coins: toNano('0.1'), body: notification(9n) }]))).toEqual(
      [],
    )
  })

  it('ignores coins that jetton wallets return, and a payout’s own traffic', async () => {
    const { action } = samplePayout(usdcAsset, 3n)
    expect(await depositsOf(async () => send(await signed(action)))).toEqual([])
  })

  it('finds none of another account, and none at another place of the history', async () => {
    const [deposit] = await depositsOf(() => chain.send([{ to: maker, coins: 5n, bounce: false }]))
    const [account, lt, hash] = (deposit?.txId ?? '').split(':')
    expect(await node.readDeposit(deposit?.txId ?? '', 0)).toEqual(deposit)
    expect(await node.readDeposit(`${chain.user}:${lt}:${hash}`, 0)).toBeNull()
    expect(await node.readDeposit(`${account}:${BigInt(lt ?? 0) + 1n}:${hash}`, 0)).toBeNull()
    expect(await node.readDeposit(`${account}:${lt}:${'00'.repeat(32)}`, 0)).toBeNull()
    expect(await node.readDeposit(`${account}:99999999999999:${hash}`, 0)).toBeNull()
  })
})

describe('ton: payouts', () => {
  it.each([
    ['coins', gramAsset],
    ['jettons', usdcAsset],
  ])('of %s cost no more than the plan says, and deliver amount, gas and memo', async (_, asset) => {
    const paid = samplePayout(asset, 1_000_000n, { destinationGas: toNano('0.2'), memo: 'exchange 1234' })
    const before = await balanceOf(maker, gramAsset)
    const tx = await signed(paid.action)
    await send(tx)
    const isCoin = asset === gramAsset
    const gas = isCoin ? 1_000_000n + toNano('0.2') : toNano('0.2')
    expect(await balanceOf(paid.recipient, gramAsset)).toBe(gas)
    expect(before - (await balanceOf(maker, gramAsset)) - gas).toBeLessThanOrEqual(tx.feeCap)
    expect(await node.verifyFill(paid.order, tx.ref, 'exchange 1234')).toMatchObject({ final: true })
    for (const change of [
      { destinationGas: toNano('0.3') },
      { memoHash: paid.order.recipient },
      { fillMode: 0 as const },
    ])
      expect(await node.verifyFill({ ...paid.order, ...change }, tx.ref, null)).toBeNull()
  })

  it('without a memo leave no comment', async () => {
    const paid = samplePayout(usdcAsset, 5n, { memo: null })
    const tx = await signed(paid.action)
    await send(tx)
    expect(await node.verifyFill(paid.order, tx.ref, null)).toMatchObject({ final: true })
    expect(await balanceOf(paid.recipient, gramAsset)).toBe(0n)
  })

  it('take a query id once', async () => {
    const at = slot++
    const [one, two] = [
      await signed(samplePayout(gramAsset, 5n).action, null, at),
      await signed(samplePayout(gramAsset, 6n).action, null, at),
    ]
    await send(one)
    await expect(node.payer(makerSecret).broadcast(two)).rejects.toMatchObject({
      reason: 'rpc_behind',
      retriable: true,
    })
    expect((await node.txStatus(two.ref, two.expiresAt)).state).toBe('unknown')
  })

  it('that were never accepted expire, and only then may be signed again', async () => {
    const paid = samplePayout(usdcAsset, 5n)
    const first = await signed(paid.action)
    await expect(signed(paid.action, first)).rejects.toMatchObject({ reason: 'tx_may_land', retriable: true })
    chain.pass(TIMEOUT + 61)
    await expect(node.payer(makerSecret).broadcast(first)).rejects.toMatchObject({ reason: 'tx_expired' })
    expect(await node.txStatus(first.ref, first.expiresAt)).toMatchObject({ state: 'unknown' })
    const second = await signed(paid.action, first)
    await send(second)
    expect(await node.findPayment?.(query(paid))).toMatchObject({ state: 'paid', ref: second.ref })
    chain.pass(TIMEOUT + 61)
    await expect(signed(paid.action, first)).rejects.toMatchObject({ reason: 'tx_may_land' })
    await expect(signed(paid.action, second)).rejects.toMatchObject({ reason: 'tx_may_land' })
  })

  const query = ({ action }: SamplePayout) => ({
    reference: (action.kind === 'transfer' ? action.orderId : null) ?? `0x${'00'.repeat(32)}`,
    payer: maker,
    since: Math.floor(chain.now() / 1000) - 4_000,
  })

  it.each([
    ['coins', gramAsset],
    ['jettons', usdcAsset],
  ])('of %s that the wallet cannot cover move nothing, name nothing and have failed', async (_, asset) => {
    const held = await balanceOf(maker, asset)
    const [one, two] = [samplePayout(asset, (held * 6n) / 10n), samplePayout(asset, (held * 6n) / 10n)]
    const [paid, refused] = [await signed(one.action), await signed(two.action)]
    await send(paid)
    const left = await balanceOf(maker, usdcAsset)
    await send(refused)
    chain.pass(1)
    expect(await node.txStatus(paid.ref, paid.expiresAt)).toMatchObject({ state: 'mined', final: true })
    expect(await node.txStatus(refused.ref, refused.expiresAt)).toMatchObject({ state: 'failed', final: true })
    expect(await balanceOf(two.recipient, asset)).toBe(0n)
    expect(await balanceOf(maker, usdcAsset)).toBe(left)
    expect(await node.verifyFill(two.order, refused.ref, two.memo)).toBeNull()
    expect(await node.findPayment?.(query(two))).toEqual({ state: 'unpaid', disputed: null })
    await expect(signed(two.action, refused)).rejects.toMatchObject({ reason: /insufficient/ })
  })

  it('refuse accounts that hold jettons or no key, and actions of other families', async () => {
    const wallet = jettonWallet(usdcMaster(), Address.parse(chain.user), 0n).address.toRawString()
    for (const [recipient, reason] of [
      [tonOptions([chain.url]).assets[1]?.token ?? '', 'recipient_is_token'],
      [node.payer(makerSecret).address, null],
      [tonRules(wallet), 'recipient_is_token'],
      [tonRules(`0:${'00'.repeat(32)}`), 'recipient_dead'],
    ] as const)
      expect(await node.recipientProblem(recipient, gramAsset)).toBe(reason)
    await expect(node.payer(makerSecret).plan({ kind: 'void' }, 0, null)).rejects.toMatchObject({
      reason: 'action_unsupported',
    })
    expect(() => node.payer('07')).toThrow(expect.objectContaining({ reason: 'key_invalid' }))
  })
})

const tonRules = (raw: string): string => Address.parse(raw).toString({ bounceable: false })

describe('ton: books', () => {
  it('explain every unit that the wallet holds, deposits, payouts and fees included', async () => {
    const opening = (await node.head()).height
    const assets = [gramAsset, usdcAsset]
    const before = await node.books?.holdings(maker, assets, opening)
    await chain.send([{ to: maker, coins: toNano('3'), bounce: false }, usdcMessage(chain.user, maker, 70n, 'memo')])
    const paid = [samplePayout(gramAsset, toNano('1')), samplePayout(usdcAsset, 30n, { destinationGas: toNano('0.1') })]
    const txs: SignedTx[] = []
    for (const { action } of paid) {
      chain.pass(1)
      const tx = await signed(action)
      await send(tx)
      txs.push(tx)
    }
    chain.pass(1)
    const at = (await node.head()).height
    const moves = (await node.books?.signedBy(maker, opening + 1n, at)) ?? []
    const { deposits } = await node.scan(opening + 1n, at)
    expect(moves.map(({ ref, out, names }) => ({ ref, out: [...out], names }))).toEqual(
      paid.map(({ action, asset, amount, memo }, i) => ({
        ref: txs[i]?.ref,
        out:
          asset === gramAsset
            ? [[gramAsset, amount]]
            : [
                [usdcAsset, amount],
                [gramAsset, toNano('0.1')],
              ],
        names: [action.kind === 'transfer' ? action.orderId : null, memo],
      })),
    )
    const arrivals = (await node.books?.arrivals?.(maker, opening + 1n, at)) ?? 0n
    const after = await node.books?.holdings(maker, assets, at)
    for (const asset of assets) {
      const received = deposits.filter((one) => one.asset === asset).reduce((sum, { amount }) => sum + amount, 0n)
      const sent = moves.reduce(
        (sum, { out, fee }) => sum + (out.get(asset) ?? 0n) + (asset === gramAsset ? fee : 0n),
        0n,
      )
      const expected = (before?.get(asset) ?? 0n) + received - sent + (asset === gramAsset ? arrivals : 0n)
      expect(after?.get(asset)).toBe(expected)
    }
  })
})

describe('ton: liars', () => {
  let proxies: Proxy[] = []
  let deposit: ObservedDeposit
  let paid: SamplePayout
  let tx: SignedTx
  const never = `0x${'77'.repeat(32)}` as const
  beforeAll(async () => {
    proxies = await Promise.all([1, 2, 3].map(() => startProxy(chain.url)))
    const [found] = await depositsOf(() => chain.send([usdcMessage(chain.user, maker, 11n, 'memo')]))
    if (!found) throw new Error('no deposit')
    deposit = found
    paid = samplePayout(usdcAsset, 12n)
    tx = await signed(paid.action)
    await send(tx)
    chain.pass(1)
  })
  afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())))

  const reference = (): `0x${string}` => (paid.action.kind === 'transfer' ? paid.action.orderId : null) ?? never
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
        await of.readDeposit(deposit.txId, 0),
        await of.readDeposit(deposit.txId.replace(/.{64}$/, '00'.repeat(32)), 0),
      ],
    },
    statuses: {
      ask: async (of) => [
        await of.txStatus(tx.ref, tx.expiresAt),
        await of.txStatuses?.([{ ref: tx.ref.replace(/.{64}$/, '00'.repeat(32)), expiresAt: 5n }]),
      ],
    },
    payments: {
      ask: async (of) => {
        const find = (wanted: `0x${string}`) =>
          of.findPayment?.({ reference: wanted, payer: maker, since: Math.floor(chain.now() / 1000) - 600 })
        return [await find(reference()), await find(never)]
      },
    },
    attestation: {
      ask: async (of) => [
        await of.verifyFill(paid.order, tx.ref, paid.memo),
        await of.verifyFill({ ...paid.order, outputAmount: 13n }, tx.ref, paid.memo),
      ],
    },
    balances: { ask: async (of) => [...(await of.balances(maker, [gramAsset, usdcAsset]))] },
    recipients: { ask: (of) => of.recipientProblem(paid.recipient, usdcAsset) },
    fees: { ask: (of) => of.gasPrice() },
    books: {
      ask: async (of) => [
        await of.books?.signedBy(maker, deposit.height, deposit.height + 2n),
        [...((await of.books?.holdings(maker, [gramAsset, usdcAsset], deposit.height)) ?? [])],
      ],
    },
    payout: {
      ask: async (of) => {
        const plan = await of.payer(makerSecret).plan(paid.action, 0, null)
        const { ref, feeCap } = await of.payer(makerSecret).sign(plan, 7n)
        return [ref, feeCap]
      },
    },
    'a payout, sent': {
      ask: async (of) => {
        const payout = samplePayout(gramAsset, 4n)
        const payer = of.payer(makerSecret)
        await payer.broadcast(await payer.sign(await payer.plan(payout.action, 0, null), slot++))
        return balanceOf(payout.recipient, gramAsset)
      },
    },
    'a second signature': {
      ask: async (of) =>
        of
          .payer(makerSecret)
          .plan(paid.action, 1, tx)
          .catch((error: { reason: string }) => error.reason),
    },
  }

  describeReadLiars<TonLie, ChainNode>('TON', {
    lies: tonLies,
    facets,
    nodes: () =>
      createTonNode({
        ...tonOptions(
          proxies.map(({ url }) => url),
          2,
        ),
        timeoutMs: 1_000,
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

  it('needs the state of the block that was asked for, not a later one', async () => {
    const ignoring = await Promise.all([1, 2].map(() => startProxy(chain.url)))
    for (const proxy of ignoring)
      proxy.lie = { method: 'getAddressInformation', change: tonLies.getAddressInformation['no block'] }
    const node = tonNode(
      ignoring.map(({ url }) => url),
      2,
    )
    await expect(node.scan(1n, 2n)).rejects.toMatchObject({ reason: 'rpc_behind' })
    await Promise.all(ignoring.map((proxy) => proxy.stop()))
  })

  it('leaves recipients that no one has used yet payable', async () => {
    expect(await node.recipientProblem(newAccount(), usdcAsset)).toBeNull()
  })
})
