import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createChainRpc } from './createChainRpc.ts'

const north = 31337
const sol = 83797631
const catalogue = loadCatalogue({ profile: 'local' })
const keyed = 'https://rpc.one.example/v2/abcdefghijkl123456?apikey=s3cretkey'
const other = 'https://user:pa55word@rpc.two.example'

interface Asked {
  readonly url: string
  readonly method: string
  readonly params: unknown
  readonly init: RequestInit
}
type Answer = (asked: Asked) => unknown

/** Answers by host; a thrown value simulates an endpoint that doesn't answer. */
function setUp(answers: Readonly<Record<string, Answer>>, urls: readonly string[] = [keyed, other]) {
  const asked: Asked[] = []
  let at = 0
  const rpc = createChainRpc({
    catalogue,
    overrides: new Map([
      [north, urls],
      [sol, urls],
    ]),
    now: () => at,
    fetch: async (input, init = {}) => {
      const { method, params } = JSON.parse(String(init.body)) as { method: string; params: unknown }
      const call = { url: String(input), method, params, init }
      if (method === 'eth_chainId') return Response.json({ result: '0x7a69' })
      asked.push(call)
      const answer = await answers[new URL(call.url).host]?.(call)
      return answer instanceof Response ? answer : Response.json(answer)
    },
  })
  return { rpc, asked, wait: (ms: number) => void (at += ms) }
}
const found =
  (result: unknown): Answer =>
  () => ({ result })
const refuses =
  (error: unknown): Answer =>
  () => ({ error })
const down: Answer = () => {
  throw new Error(`connect ECONNREFUSED ${keyed}`)
}
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const balance = { method: 'eth_call', params: [{ to, data: '0x70a08231' }, 'latest'] }
const head = { method: 'eth_blockNumber', params: [] }

describe('a forwarded call', () => {
  it('contains the method and checked parameters, without the visitor’s headers or id', async () => {
    const { rpc, asked } = setUp({ 'rpc.one.example': found('0x01') })
    expect(await rpc(north, balance)).toEqual({ result: '0x01' })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ jsonrpc: '2.0', id: 1, ...balance })
    expect(asked[0]?.init).toMatchObject({ redirect: 'error', headers: { 'content-type': 'application/json' } })
  })

  it('sends a user name of the endpoint as a header, not in the URL', async () => {
    const { rpc, asked } = setUp({ 'rpc.two.example': found('0x01') }, [other])
    await rpc(north, balance)
    expect(asked[0]?.url).toBe('https://rpc.two.example/')
    expect(asked[0]?.init.headers).toMatchObject({ authorization: `Basic ${btoa('user:pa55word')}` })
  })

  it.each([
    ['a method that is in no table', { method: 'eth_getStorageAt', params: [to, '0x0', 'latest'] }],
    ['a method of another family', { method: 'getBlockHeight', params: [{ commitment: 'finalized' }] }],
    ['a transaction', { method: 'eth_sendRawTransaction', params: ['0x02'] }],
    ['a method of the node’s keys', { method: 'eth_sendTransaction', params: [{ to }] }],
    ['a name of every object', { method: 'constructor', params: [] }],
    ['a name of every object’s', { method: '__proto__', params: [] }],
  ])('is not %s', async (_, call) => {
    const { rpc, asked } = setUp({ 'rpc.one.example': found('0x01') })
    await expect(rpc(north, call)).rejects.toMatchObject({ reason: 'rpc_method_refused', status: 400 })
    expect(asked).toEqual([])
  })

  it.each([
    ['a state of its own', { ...balance, params: [...balance.params, { [to]: { balance: '0x1' } }] }],
    ['an amount of gas', { ...balance, params: [{ to, data: '0x', gas: '0xffffffffff' }, 'latest'] }],
    ['logs of all contracts', { method: 'eth_getLogs', params: [{ fromBlock: '0x0' }] }],
    ['logs of any event', { method: 'eth_getLogs', params: [{ address: to, topics: [], fromBlock: '0x0' }] }],
    ['parameters where there are none', { method: 'eth_blockNumber', params: ['latest'] }],
    ['none where there are some', { method: 'eth_call' }],
  ])('is not %s', async (_, call) => {
    const { rpc, asked } = setUp({ 'rpc.one.example': found('0x01') })
    await expect(rpc(north, call)).rejects.toMatchObject({ reason: 'request_invalid', status: 400 })
    expect(asked).toEqual([])
  })

  it.each([[1], [0], [Number.NaN], [999999999999999]])(
    'is not sent for network %s, which is not offered',
    async (id) => {
      const { rpc, asked } = setUp({ 'rpc.one.example': found('0x01') })
      await expect(rpc(id, head)).rejects.toMatchObject({ reason: 'chain_unknown', status: 404 })
      expect(asked).toEqual([])
    },
  )
})

describe('the endpoint that answers', () => {
  it('is the next one if one is down, busy or on another network', async () => {
    for (const bad of [
      down,
      () => new Response('busy', { status: 429 }),
      () => new Response('<html>'),
      found(undefined),
    ]) {
      const { rpc } = setUp({ 'rpc.one.example': bad, 'rpc.two.example': found('0x02') })
      expect(await rpc(north, balance)).toEqual({ result: '0x02' })
    }
    const { rpc, asked } = setUp({ 'rpc.one.example': found('0x01') })
    const wrong = createChainRpc({
      catalogue,
      overrides: new Map([[north, [keyed]]]),
      fetch: () => Promise.resolve(Response.json({ result: '0x1' })),
    })
    await expect(wrong(north, balance)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    expect(await rpc(north, balance)).toEqual({ result: '0x01' })
    expect(asked).toHaveLength(1)
  })

  it('is the first one for a refusal by the chain, and the next one for a refusal by the node', async () => {
    const reverted = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const first = setUp({ 'rpc.one.example': refuses(reverted), 'rpc.two.example': found('0x02') })
    expect(await first.rpc(north, balance)).toEqual({ error: reverted })
    const unknown = { code: -32_601, message: 'method not found' }
    const second = setUp({ 'rpc.one.example': refuses(unknown), 'rpc.two.example': found('0x02') })
    expect(await second.rpc(north, balance)).toEqual({ result: '0x02' })
    const none = setUp({ 'rpc.one.example': refuses(unknown), 'rpc.two.example': refuses(unknown) })
    expect(await none.rpc(north, balance)).toEqual({ error: unknown })
  })
})

describe('an endpoint’s address and keys', () => {
  const told = [
    `Invalid key s3cretkey`,
    'no project abcdefghijkl123456',
    `see ${keyed}`,
    'RPC.ONE.EXAMPLE has no such block',
  ]
  it.each(told)('do not leak in an error: %s', async (message) => {
    const { rpc } = setUp({ 'rpc.one.example': refuses({ code: -32_000, message, data: { err: message } }) }, [keyed])
    const text = JSON.stringify(await rpc(north, balance))
    expect(text).toContain('-32000')
    expect(text).not.toMatch(/s3cretkey|abcdefghijkl123456|rpc\.one\.example/i)
  })

  it('do not leak if nothing responds', async () => {
    const { rpc } = setUp({ 'rpc.one.example': down, 'rpc.two.example': down })
    const error = await rpc(north, balance).catch((e: unknown) => e as Error)
    expect(error).toMatchObject({ reason: 'rpc_unreachable', status: 502 })
    expect((error as Error).message).not.toMatch(/example|s3cret/)
  })
})

describe('identical calls', () => {
  it('share one pending response, and the head for a second', async () => {
    const { rpc, asked, wait } = setUp({ 'rpc.one.example': found('0x01') })
    await Promise.all([rpc(north, head), rpc(north, head), rpc(north, balance), rpc(north, balance)])
    expect(asked).toHaveLength(2)
    wait(999)
    await Promise.all([rpc(north, head), rpc(north, balance)])
    expect(asked.map(({ method }) => method)).toEqual(['eth_blockNumber', 'eth_call', 'eth_call'])
    wait(1)
    await rpc(north, head)
    expect(asked).toHaveLength(4)
  })

  it('share no past failure', async () => {
    let is: Answer = down
    const { rpc } = setUp({ 'rpc.one.example': (call) => is(call) }, [keyed])
    await expect(rpc(north, head)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    is = found('0x05')
    expect(await rpc(north, head)).toEqual({ result: '0x05' })
  })

  it('are sent individually if they are transactions', async () => {
    const { rpc, asked } = setUp({ 'rpc.one.example': found('sent') })
    const send = { method: 'sendTransaction', params: ['AQID', { encoding: 'base64', skipPreflight: true }] }
    await Promise.all([rpc(sol, send), rpc(sol, send)])
    expect(asked).toHaveLength(2)
  })
})

it('sends at most 64 concurrent calls to a network', async () => {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  const { rpc } = setUp({ 'rpc.one.example': () => gate.then(() => ({ result: '0x01' })) })
  const call = (n: number) =>
    rpc(north, { ...balance, params: [{ to, data: `0x${n.toString(16).padStart(4, '0')}` }, 'latest'] })
  const taken = Array.from({ length: 64 }, (_, n) => call(n))
  await expect(call(64)).rejects.toMatchObject({ reason: 'rpc_busy', status: 503 })
  release()
  expect(await Promise.all(taken)).toHaveLength(64)
  expect(await call(64)).toEqual({ result: '0x01' })
})
