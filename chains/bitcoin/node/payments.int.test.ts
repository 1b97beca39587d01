import { hex } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBitcoin, scriptOf, writeBitcoin } from '../address.ts'
import { networkOf } from '../networks.ts'
import {
  bitcoinOptions,
  hasLitecoind,
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  startLocalBitcoinChain,
} from '../testing/localChain.ts'
import { toCoins } from '../testing/litecoind.ts'
import { anyChain, startFakeEsplora } from '../testing/fakeEsplora.ts'
import { dustLimit } from '../wallet/fees.ts'
import { openMakerKeys } from '../wallet/keys.ts'
import { type Payment, planChild, planPayment, signPayment } from '../wallet/payment.ts'
import { type Coin, outpointOf } from '../wallet/selectCoins.ts'
import type { NodeContext } from './api/api.ts'
import { openBitcoinApi } from './api/open.ts'
import { createContext } from './createNode.ts'
import { readBlock } from './blocks.ts'
import { findPayment } from './findPayment.ts'
import { readFeeRate } from './payer/feeRate.ts'

const network = networkOf(Number(LITECOIN_CHAIN))
if (!network) throw new Error('the family has no local network')
const keys = openMakerKeys('17'.repeat(32), network)
const unpaid = { state: 'unpaid', disputed: null }
const scriptAt = (address: string) => scriptOf(readBitcoin(address))

interface Acceptance {
  readonly allowed: boolean
  readonly vsize?: number
  readonly fees?: { readonly base: number }
  readonly 'reject-reason'?: string
}

describe.skipIf(!hasLitecoind)('bitcoin: payments on a node', () => {
  let chain: LocalBitcoinChain
  let context: NodeContext
  let references = 0
  beforeAll(async () => {
    chain = await startLocalBitcoinChain()
    context = createContext(bitcoinOptions(Number(LITECOIN_CHAIN), [chain.url]))
    await chain.mine(20)
    for (const amount of [3_000_000n, 200_000n, 150_000n, 120_000n, 90_000n, 80_000n, 70_000n])
      await chain.call('sendtoaddress', keys.payout.address, toCoins(amount))
    await chain.mine(1)
  })
  afterAll(() => chain?.stop())

  const height = async (): Promise<bigint> => BigInt(await chain.call<number>('getblockcount'))
  const coins = async (): Promise<Coin[]> =>
    (await openBitcoinApi(chain.url, 5_000).coins(keys.payout.address)).map((coin) => ({
      ...coin,
      script: keys.payout.script,
    }))
  const find = (reference: Uint8Array) =>
    findPayment(context, {
      reference: `0x${hex.encode(reference)}`,
      payer: keys.payout.address,
      since: Math.floor(Date.now() / 1000) - 60,
    })
  const nextReference = () => new Uint8Array(32).fill(++references)
  const sign = (payment: Payment) => signPayment(payment, () => keys.payoutKey)
  const test = async (raw: string): Promise<Acceptance> => {
    const [answer] = await chain.call<Acceptance[]>('testmempoolaccept', [raw])
    if (!answer) throw new Error('the node gives no answer')
    return answer
  }
  const send = (raw: string) => chain.call<string>('sendrawtransaction', raw)
  const terms = (changed: Partial<Parameters<typeof planPayment>[0]> & { coins: readonly Coin[] }) => ({
    recipient: {
      script: scriptAt(writeBitcoin({ kind: 'p2wpkh', program: new Uint8Array(20).fill(9) }, network)),
      amount: 60_000n,
    },
    reference: nextReference(),
    change: keys.payout.script,
    rate: 2_000n,
    previous: null,
    mostFee: 100_000n,
    ...changed,
  })

  it('reads blocks as the node does, with witnesses', async () => {
    const at = await height()
    for (let low = at - 6n; low <= at; low++) {
      const { hash, transactions } = await readBlock(context, low)
      const { tx } = await chain.call<{
        tx: { txid: string; vout: { value: number; scriptPubKey: { hex: string } }[] }[]
      }>('getblock', hash, 2)
      expect(
        transactions.map(({ txId, outputs }) => ({
          txId,
          outputs: outputs.map(({ script, amount }) => [hex.encode(script), amount]),
        })),
      ).toEqual(
        tx.map(({ txid, vout }) => ({
          txId: txid,
          outputs: vout.map(({ value, scriptPubKey }) => [scriptPubKey.hex, BigInt(Math.round(value * 1e8))]),
        })),
      )
    }
  })

  it.each(['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'] as const)(
    'pays %s, never above the size that it counts',
    async (kind) => {
      const program = new Uint8Array(kind === 'p2wsh' || kind === 'p2tr' ? 32 : 20).fill(5)
      const recipient = { script: scriptAt(writeBitcoin({ kind, program }, network)), amount: 30_000n }
      const payment = planPayment(terms({ recipient, coins: await coins() }))
      const accepted = await test(sign(payment).raw)
      expect(accepted).toMatchObject({ allowed: true, fees: { base: Number(toCoins(payment.fee)) } })
      expect(Number(payment.size) - (accepted.vsize ?? 0)).toBeGreaterThanOrEqual(0)
      expect(Number(payment.size) - (accepted.vsize ?? 0)).toBeLessThanOrEqual(1)
      const least = { ...recipient, amount: dustLimit(recipient.script) }
      expect(await test(sign(planPayment(terms({ recipient: least, coins: await coins() }))).raw)).toMatchObject({
        allowed: true,
      })
      const { outputs, ...rest } = planPayment(terms({ recipient: least, coins: await coins() }))
      const dust = outputs.map((output) =>
        output.amount === least.amount ? { ...output, amount: output.amount - 1n } : output,
      )
      const refusal = await test(sign({ ...rest, outputs: dust, fee: rest.fee + 1n }).raw)
      expect(refusal).toMatchObject({ allowed: false, 'reject-reason': 'dust' })
    },
  )

  it('pays once: a replacement pushes out its predecessor, which never lands again', async () => {
    const reference = nextReference()
    const first = planPayment(terms({ reference, coins: await coins() }))
    const second = planPayment(terms({ reference, coins: await coins(), previous: first }))
    const [before, after] = [sign(first), sign(second)]
    await send(before.raw)
    await send(after.raw)
    expect(await chain.call<string[]>('getrawmempool')).toEqual([after.txId])
    await chain.mine(1)
    expect(await test(before.raw)).toMatchObject({ allowed: false, 'reject-reason': 'missing-inputs' })
    const found = await find(reference)
    expect(found).toEqual({ state: 'paid', ref: after.txId, final: false })
    expect(await find(nextReference())).toEqual(unpaid)
  })

  it('replaces as often as needed, each time by the least that the node accepts', async () => {
    const reference = nextReference()
    const available = await coins()
    let previous: Payment | null = null
    for (let attempt = 0; attempt < 8; attempt++) {
      // The second attempt multiplies the rate, so that the smallest step is tried at a high rate, too.
      const rate = attempt === 1 ? 150_000n : 1_000n
      previous = planPayment(terms({ reference, coins: available, previous, rate }))
      const { txId, raw } = sign(previous)
      await send(raw)
      expect(await chain.call<string[]>('getrawmempool')).toEqual([txId])
    }
    await chain.mine(1)
  })

  it('a void ends a payment for good', async () => {
    const reference = nextReference()
    const payment = planPayment(terms({ reference, coins: await coins() }))
    const ended = planPayment(terms({ recipient: null, reference: null, coins: await coins(), previous: payment }))
    await send(sign(payment).raw)
    await send(sign(ended).raw)
    await chain.mine(1)
    expect(await test(sign(payment).raw)).toMatchObject({ allowed: false })
    expect(await find(reference)).toEqual(unpaid)
    expect(await coins()).toEqual(expect.arrayContaining([expect.objectContaining({ txId: sign(ended).txId }) as Coin]))
  })

  it('does not take a stranger’s copy of a reference for a payment', async () => {
    const reference = nextReference()
    const funded = await chain.call<{ hex: string }>(
      'fundrawtransaction',
      await chain.call<string>('createrawtransaction', [], [{ data: hex.encode(reference) }]),
    )
    const { hex: raw } = await chain.call<{ hex: string }>('signrawtransactionwithwallet', funded.hex)
    await send(raw)
    await chain.mine(1)
    expect(await find(reference)).toEqual(unpaid)
  })

  it('a child pulls its parent into a block', async () => {
    const recipient = {
      script: scriptAt(writeBitcoin({ kind: 'p2wpkh', program: new Uint8Array(20).fill(9) }, network)),
      amount: 500_000n,
    }
    const parent = planPayment(terms({ recipient, rate: 1_000n, coins: await coins() }))
    const signed = sign(parent)
    await send(signed.raw)
    const child = planChild(parent, signed.txId, keys.payout.script, 30_000n, 100_000n)
    await send(sign(child).raw)
    const entry = await chain.call<{ ancestorsize: number; fees: { ancestor: number } }>(
      'getmempoolentry',
      sign(child).txId,
    )
    expect((entry.fees.ancestor * 1e8) / entry.ancestorsize).toBeGreaterThanOrEqual(30)
    await chain.mine(1)
    expect(await chain.call<string[]>('getrawmempool')).toEqual([])
  })

  it('spends deposits of several addresses with their own keys', async () => {
    const indexes = [20, 21]
    for (const index of indexes) await chain.call('sendtoaddress', keys.deposits.at(index).address, 0.002)
    await chain.mine(1)
    const at = await height()
    const byScript = new Map(indexes.map((index) => [hex.encode(keys.deposits.at(index).script), index]))
    const { transactions } = await readBlock(context, at)
    const spendable = transactions.flatMap(({ txId, outputs }) =>
      outputs.flatMap((output, index): Coin[] =>
        byScript.has(hex.encode(output.script)) ? [{ txId, index, ...output }] : [],
      ),
    )
    const payment = planPayment(
      terms({ recipient: { script: keys.payout.script, amount: 350_000n }, coins: spendable }),
    )
    expect(new Set(payment.coins.map(outpointOf)).size).toBe(2)
    const signed = signPayment(payment, ({ script }) => keys.depositKey(byScript.get(hex.encode(script)) ?? -1))
    expect(await test(signed.raw)).toMatchObject({ allowed: true })
  })
})

describe('bitcoin: fee rate', () => {
  const bounds = { floor: 1_000n, ceiling: 300_000n }
  const rateOf = async (...rates: readonly (number | null)[]) => {
    const servers = await Promise.all(
      rates.map(async (rate) => {
        const server = await startFakeEsplora(anyChain(8))
        server.chain.feeRates = rate === null ? {} : { '3': rate }
        return server
      }),
    )
    const endpoints = servers.map(({ url }) => url)
    return readFeeRate(createContext(bitcoinOptions(999706684, endpoints, 2)), bounds).finally(() =>
      Promise.all(servers.map((server) => server.close())),
    )
  }

  it('is the highest that a quorum reaches, whatever one endpoint says', async () => {
    expect(await rateOf(12.25, 13.5, 14)).toBe(13_500n)
    expect(await rateOf(12.25, 13.5, 1e6)).toBe(13_500n)
    expect(await rateOf(12.25, 13.5, 0.001)).toBe(12_250n)
    expect(await rateOf(900, 1_000, 900)).toBe(300_000n)
  })

  it('is unknown without a quorum of estimates', () =>
    expect(rateOf(12.25, null, null)).rejects.toMatchObject({ reason: 'fee_unknown', retriable: true }))
})
