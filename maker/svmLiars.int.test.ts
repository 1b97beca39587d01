import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { base58 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeLiars } from '#chains/suite/liars.ts'
import { type SvmLie, svmLies, tellOn } from '#chains/svm/testing/lies.ts'
import { usdcMint } from '#chains/svm/testing/localChain.ts'
import type { Proxy } from '#chains/svm/testing/proxy.ts'
import { type PlacedPayout, startSvmPayouts, type SvmPayouts } from './testing/svmPayouts.ts'

const PATIENCE_MS = 20_000
type Lies = Partial<Record<string, (result: unknown) => unknown>>
type Block = { blockHeight: number; blockhash: string }
type Latest = { context: { slot: number }; value: { blockhash: string; lastValidBlockHeight: number } }

const BEHIND = 200
/** Every number from which a transaction's expiry can be computed, understated. */
const understated: Lies = {
  getLatestBlockhash: (result) => {
    const latest = result as Latest
    return {
      ...latest,
      value: { ...latest.value, lastValidBlockHeight: latest.value.lastValidBlockHeight - BEHIND },
    }
  },
  getBlock: (block) => ({ ...(block as Block), blockHeight: (block as Block).blockHeight - BEHIND }),
  getBlockHeight: (height) => Number(height) - BEHIND,
}

/** Runs passes of a maker until the order is final, or up to a limit. */
async function drive(
  payouts: SvmPayouts,
  maker: { pass(): Promise<void> },
  { order }: PlacedPayout,
  ms: number,
): Promise<string | undefined> {
  const until = Date.now() + ms
  for (;;) {
    await maker.pass()
    const state = (await payouts.store.orders.get(order.id))?.state
    if (state === 'final' || state === 'held' || Date.now() > until) return state
    await pause(20)
  }
}

let payouts: SvmPayouts
beforeAll(async () => {
  payouts = await startSvmPayouts()
})
afterAll(() => payouts?.stop())
const liar = (): Proxy => payouts.proxies[0]
const honestly = (): void => {
  for (const proxy of payouts.proxies) {
    proxy.tamper = (_, answer) => answer
    proxy.intercept = () => null
  }
}

describe('an endpoint of three that misreports transaction lifetimes', () => {
  afterEach(honestly)

  /** Bytes that the network accepts and that land later: every endpoint reports them as sent. */
  function delayed(): { release(): Promise<void> } {
    const held: string[] = []
    let holds = true
    for (const proxy of payouts.proxies)
      proxy.intercept = (method, [raw]) => {
        if (method !== 'sendTransaction' || !holds) return null
        if (held.length > 0 && raw !== held[0]) return null
        held[0] = String(raw)
        return { result: '1'.repeat(64) }
      }
    return {
      release: async () => {
        holds = false
        for (const raw of held)
          await payouts.chain.connection
            .sendRawTransaction(Buffer.from(raw, 'base64'), { skipPreflight: true })
            .catch(() => undefined)
      },
    }
  }

  it('does not cause a second payment by understating the height at which one expires', async () => {
    liar().tamper = (method, answer) => ({ ...answer, result: understated[method]?.(answer.result) ?? answer.result })
    const queue = delayed()
    const placed = await payouts.place()
    const maker = await payouts.maker()
    await drive(payouts, maker, placed, 2_000)
    await queue.release()
    await drive(payouts, maker, placed, 20_000)
    await payouts.chain.slots(10)
    expect(await payouts.received(placed.order)).toBe(payouts.amount)
    expect((await payouts.store.orders.get(placed.order.id))?.state).toBe('final')
    expect((await payouts.slot(placed.order))?.txs).toHaveLength(1)
  })

  it('cannot keep an order unpaid by returning a block hash that is no longer valid', async () => {
    const old = await payouts.chain.connection.getLatestBlockhash('confirmed')
    await payouts.chain.slots(200)
    const dead: Lies = {
      getLatestBlockhash: (latest) => ({ ...(latest as Latest), value: { ...old } }),
      getBlock: (block) => ({ ...(block as Block), blockhash: old.blockhash }),
      isBlockhashValid: (valid) => ({ ...(valid as Latest), value: true }),
      simulateTransaction: (simulated) => ({ ...(simulated as Latest), value: { err: null, logs: [] } }),
      sendTransaction: () => '1'.repeat(64),
    }
    liar().tamper = (method, answer) => (dead[method] ? { result: dead[method](answer.result ?? {}) } : answer)
    const placed = await payouts.place()
    expect(await drive(payouts, await payouts.maker(), placed, 20_000)).toBe('final')
    expect(await payouts.received(placed.order)).toBe(payouts.amount)
    expect((await payouts.slot(placed.order))?.txs).toHaveLength(1)
  })
})

describe('an endpoint of three that shows the payment of an order', () => {
  afterEach(honestly)

  it.each([
    ['with the bytes that we signed: delays the second one and raises an alert', (raw: string) => landedAs(raw), true],
    [
      'with bytes that it made up: changes nothing',
      (raw: string) => landedAs(raw, { recentBlockhash: usdcMint }),
      false,
    ],
  ])('%s', async (_, shown, disputes) => {
    const DISPUTE_MS = 1_500
    const [liar, ...honest] = payouts.proxies
    const placed = await payouts.place()
    const maker = await payouts.maker({ disputeMs: DISPUTE_MS })
    let signed = ''
    for (const proxy of payouts.proxies)
      proxy.intercept = (method, [raw]) => {
        if (method !== 'sendTransaction') return null
        signed = String(raw)
        return { result: '1'.repeat(64) }
      }
    await vi.waitFor(
      async () => {
        await maker.pass()
        expect(signed).not.toBe('')
      },
      { timeout: PATIENCE_MS },
    )
    await payouts.chain.slots(200)
    for (const proxy of honest) proxy.intercept = () => null
    const { signature, transaction } = shown(signed)
    liar.intercept = (method, [named]) => {
      if (method === 'getSignaturesForAddress') return { result: [{ signature, slot: 1_001, err: null, memo: null }] }
      return method === 'getTransaction' && named === signature ? { result: transaction } : null
    }
    const began = Date.now()
    expect(await drive(payouts, maker, placed, PATIENCE_MS)).toBe('final')
    expect(maker.failures.includes('payment payment_disputed')).toBe(disputes)
    if (disputes) expect(Date.now() - began).toBeGreaterThanOrEqual(DISPUTE_MS)
    expect(await payouts.received(placed.order)).toBe(payouts.amount)
  })
})

/** The signed bytes as a node would show them if they had landed. */
function landedAs(raw: string, change: object = {}): { signature: string; transaction: object } {
  const { message, signatures } = VersionedTransaction.deserialize(Buffer.from(raw, 'base64'))
  const signature = base58.encode(signatures[0] ?? new Uint8Array(64))
  const transaction = {
    slot: 1_001,
    blockTime: 1,
    version: 'legacy',
    meta: {
      err: null,
      fee: 5_000,
      innerInstructions: [],
      preBalances: [],
      postBalances: [],
      preTokenBalances: [],
      postTokenBalances: [],
      logMessages: [],
    },
    transaction: {
      signatures: [signature],
      message: {
        header: message.header,
        accountKeys: message.staticAccountKeys.map(String),
        recentBlockhash: message.recentBlockhash,
        instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
          programIdIndex,
          accounts: accountKeyIndexes,
          data: base58.encode(data),
        })),
        ...change,
      },
    },
  }
  return { signature, transaction }
}

/** Calls of the client library and their JSON-RPC methods, where the names differ. */
const methodOf: Record<string, string> = {
  getMultipleAccountsInfo: 'getMultipleAccounts',
  sendRawTransaction: 'sendTransaction',
}
/** Read for the portfolio alone: a person sees the answer, and no payment depends on it. */
const shownOnly: ReadonlySet<string> = new Set(['getTokenAccountsByOwner'])
const nodeFolder = fileURLToPath(new URL('../chains/svm/node/', import.meta.url))
/** Every method that the family's node code calls for payments. */
const calledInCode = (): Set<string> => {
  const files = readdirSync(nodeFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  const calls = files.flatMap((name) => [
    ...readFileSync(join(nodeFolder, name), 'utf8').matchAll(/connection\s*\.\s*(\w+)\(/g),
  ])
  return new Set(calls.map(([, name = '']) => methodOf[name] ?? name).filter((name) => !shownOnly.has(name)))
}

describe('an SVM network', () => {
  const placed: PlacedPayout[] = []
  const place = async (): Promise<PlacedPayout> => {
    const made = await payouts.place()
    placed.push(made)
    return made
  }

  /** Signs a payout that no endpoint relays, and lets it expire. */
  async function forget(maker: { pass(): Promise<void> }): Promise<PlacedPayout> {
    const lost = await place()
    for (const proxy of payouts.proxies)
      proxy.intercept = (method) => (method === 'sendTransaction' ? { result: '1'.repeat(64) } : null)
    await vi.waitFor(
      async () => {
        await maker.pass()
        expect((await payouts.slot(lost.order))?.txs[0]?.broadcastAt).not.toBeNull()
      },
      { timeout: PATIENCE_MS },
    )
    await payouts.chain.slots(200)
    return lost
  }

  async function run(method: string, lie: SvmLie): Promise<void> {
    honestly()
    const policy = { disputeMs: 200 }
    const lost = await forget(await payouts.maker(policy))
    honestly()
    Object.assign(liar(), tellOn(method, lie))
    const maker = await payouts.maker(policy)
    const paid = await place()
    for (const one of [paid, lost]) expect(await drive(payouts, maker, one, PATIENCE_MS)).toBe('final')
    for (const { order } of [paid, lost]) expect(await payouts.received(order)).toBe(payouts.amount)
  }

  async function end(): Promise<void> {
    honestly()
    // Nothing that was signed meanwhile may still land.
    await payouts.chain.slots(200)
    for (const { order } of placed) {
      expect((await payouts.store.orders.get(order.id))?.state).toBe('final')
      expect(await payouts.received(order)).toBe(payouts.amount)
    }
  }

  const called = new Set<string>()
  beforeAll(() => payouts.proxies.forEach(({ methods }) => methods.clear()))
  afterEach(() => payouts.proxies.forEach(({ methods }) => methods.forEach((method) => called.add(method))))
  describeLiars<SvmLie>('SVM', { methods: () => called, lies: svmLies, run, end })

  it('has a lie for every method that the code calls', () =>
    expect(Object.keys(svmLies).sort()).toEqual([...calledInCode()].sort()))
})
