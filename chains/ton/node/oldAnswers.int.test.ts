import { Cell, loadTransaction } from '@ton/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import { TIMEOUT } from '../pay/highload.ts'
import {
  gramAsset,
  type LocalTonChain,
  maker,
  makerSecret,
  startLocalTonChain,
  tonNode,
} from '../testing/localChain.ts'
import { samplePayout } from '../testing/payouts.ts'
import { type Answer, type Proxy, startProxy, type TonLie, tonLies } from '../testing/proxy.ts'

type Row = { data: string; transaction_id: { lt: string; hash: string } }

/** Answers of a quorum that are old, and of single endpoints that are false while another one is away. */
describe('ton: old answers', () => {
  let chain: LocalTonChain
  let proxies: Proxy[] = []
  let node: ChainNode
  let slot = 0n
  const fresh = (): ChainNode =>
    tonNode(
      proxies.map(({ url }) => url),
      2,
    )
  beforeAll(async () => {
    chain = await startLocalTonChain(Date.now() - 3_600_000)
    proxies = await Promise.all([1, 2, 3].map(() => startProxy(chain.url)))
    chain.pass(1_000)
  })
  beforeEach(() => {
    for (const proxy of proxies) proxy.lie = null
    node = fresh()
  })
  afterAll(async () => {
    await Promise.all(proxies.map((proxy) => proxy.stop()))
    await chain?.stop()
  })

  const tell = (at: number, method: string, change: TonLie): void => {
    const proxy = proxies[at]
    if (proxy) proxy.lie = { method, change }
  }
  const tellAll = (method: string, change: TonLie): void => proxies.forEach((_, at) => tell(at, method, change))
  const edited =
    (edit: (result: never, params: Readonly<Record<string, unknown>>) => unknown): TonLie =>
    async (params, honest): Promise<Answer> => {
      const answer = await honest()
      return answer.ok ? { ok: true, result: edit(answer.result as never, params) } : answer
    }
  const sign = async (sample = samplePayout(gramAsset, 5n)): Promise<SignedTx> => {
    const payer = node.payer(makerSecret)
    return payer.sign(await payer.plan(sample.action, 0, null), slot++)
  }
  async function pay() {
    const sample = samplePayout(gramAsset, 5n)
    const tx = await sign(sample)
    await node.payer(makerSecret).broadcast(tx)
    chain.pass(2)
    const reference = sample.action.kind === 'transfer' ? sample.action.orderId : null
    const query = { reference: reference ?? '0x', payer: maker, since: Math.floor(chain.now() / 1000) - 600 } as const
    return { sample, tx, query }
  }
  const never = `0x${'77'.repeat(32)}` as const

  it('of one endpoint do not take back a head while another is away', async () => {
    const { tx, query } = await pay()
    const head = await node.head()
    tell(0, 'getMasterchainInfo', tonLies.getMasterchainInfo.silence)
    tell(1, 'getMasterchainInfo', tonLies.getMasterchainInfo['far behind'])
    expect(await node.head()).toEqual(head)
    expect(await node.findPayment?.(query)).toMatchObject({ state: 'paid', ref: tx.ref })
    // A process that has just started knows no other head, so it proves nothing.
    await expect(fresh().findPayment?.(query)).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
  })

  it('do not hide a payment whose wallet has not received its own message yet', async () => {
    const { query } = await pay()
    const rows = await chain.call<Row[]>('getTransactions', { address: maker, limit: 10 })
    const request = rows.find(
      ({ data }) => loadTransaction(Cell.fromBase64(data).beginParse()).inMessage?.info.type === 'external-in',
    )
    tellAll(
      'getAddressInformation',
      edited((state: object) => ({ ...state, last_transaction_id: request?.transaction_id })),
    )
    await expect(fresh().findPayment?.(query)).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
  })

  it('of a shard that is behind prove no absence', async () => {
    const { sample, query } = await pay()
    const lost = await sign(sample)
    const expired = { ...lost, ref: lost.ref.replace(/.{64}$/, '00'.repeat(32)) }
    chain.pass(TIMEOUT + 61)
    const second = (of: ChainNode) => of.payer(makerSecret).plan(samplePayout(gramAsset, 6n).action, 1, expired)
    tellAll(
      'shards',
      edited(({ shards, ...answer }: { shards: { seqno: number }[] }) => ({
        ...answer,
        shards: shards.map((shard) => ({ ...shard, seqno: shard.seqno - 61 })),
      })),
    )
    expect(await node.txStatus(expired.ref, expired.expiresAt)).toMatchObject({ state: 'pending' })
    await expect(second(node)).rejects.toMatchObject({ reason: 'tx_may_land' })
    await expect(node.findPayment?.({ ...query, reference: never })).rejects.toMatchObject({ reason: 'rpc_behind' })
    expect(await node.findPayment?.({ ...query, since: query.since - 600 })).toMatchObject({ state: 'paid' })
    for (const proxy of proxies) proxy.lie = null
    expect(await node.txStatus(expired.ref, expired.expiresAt)).toMatchObject({ state: 'unknown' })
    expect(await second(node)).toMatchObject({ action: { kind: 'transfer' } })
    expect(await node.findPayment?.({ ...query, reference: never })).toEqual({ state: 'unpaid', disputed: null })
  })

  it('of one endpoint do not lead a search to blocks that the others have dropped', async () => {
    await chain.send([{ to: maker, coins: 7n, bounce: false }])
    chain.pass(2)
    const { height } = await node.head()
    const dropped: TonLie = (params, honest) =>
      typeof params['seqno'] === 'number' && params['seqno'] < Number(height) - 10
        ? { ok: false, error: 'LITE_SERVER_NOTREADY: state is not in db', code: 500 }
        : honest()
    tell(0, 'lookupBlock', tonLies.lookupBlock['the first block'])
    tell(1, 'getAddressInformation', dropped)
    tell(2, 'getAddressInformation', dropped)
    const { deposits } = await node.scan(height - 4n, height)
    expect(deposits).toEqual([expect.objectContaining({ asset: gramAsset, amount: 7n })])
    expect(await node.readDeposit(deposits[0]?.txId ?? '', 0)).toEqual(deposits[0])
  })

  it('are not needed of a wallet with many newer transactions', async () => {
    const waiting = await sign()
    const [newest] = await chain.call<Row[]>('getTransactions', { address: maker, limit: 1 })
    let place = 0
    const more = () => ({ ...newest, transaction_id: { lt: '1', hash: String(place++) } })
    const crowd: TonLie = ({ limit }, honest) =>
      limit === 50 ? { ok: true, result: Array.from({ length: 50 }, more) } : honest()
    tellAll('getTransactions', crowd)
    expect(await node.txStatus(waiting.ref, waiting.expiresAt)).toMatchObject({ state: 'unknown' })
    chain.pass(TIMEOUT + 61)
    await expect(node.payer(makerSecret).broadcast(waiting)).rejects.toMatchObject({ reason: 'tx_expired' })
  })
})
