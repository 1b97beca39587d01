import { describe, expect, it } from 'vitest'
import { createBatchFetch, type Fetch } from './batchFetch.ts'
import { createEndpoint } from './endpoint.ts'
import { createPool } from './pool.ts'

interface Request {
  id: number
  method: string
}
type Answer = { result?: unknown; error?: unknown } | null

/** Endpoint that records the methods of each HTTP call and answers each request by itself; null leaves one out. */
function endpoint(answer: (method: string) => Answer = (method) => ({ result: method }), http?: HttpRule) {
  const calls: string[][] = []
  const fetch: Fetch = async (_url, init) => {
    const body = JSON.parse(String(init?.body)) as Request | Request[]
    const requests = Array.isArray(body) ? body : [body]
    calls.push(requests.map(({ method }) => method))
    const special = http?.(Array.isArray(body), calls.length, init)
    if (special) return special
    const answers = requests.flatMap(({ id, method }) => {
      const said = answer(method)
      return said ? [{ jsonrpc: '2.0', id, ...said }] : []
    })
    // Answers in another order than the requests, which the specification allows.
    return Response.json(Array.isArray(body) ? answers.reverse() : answers[0])
  }
  return { calls, fetch }
}
type HttpRule = (isBatch: boolean, call: number, init?: RequestInit) => Response | Promise<Response> | null

const request = async (fetch: Fetch, method: string, id: unknown = 'own'): Promise<unknown> => {
  const response = await fetch('http://node', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id, method }) })
  return response.ok ? response.json() : response.status
}
const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `m${i}`)

describe('requests to one endpoint', () => {
  it('made at the same time are sent together, and each gets its own response by id', async () => {
    const { calls, fetch: raw } = endpoint()
    const fetch = createBatchFetch({ fetch: raw })
    const answers = await Promise.all([request(fetch, 'a', 7), request(fetch, 'b', 7), request(fetch, 'c', 'x')])
    expect(calls).toEqual([['a', 'b', 'c']])
    expect(answers).toMatchObject([
      { id: 7, result: 'a' },
      { id: 7, result: 'b' },
      { id: 'x', result: 'c' },
    ])
  })

  it('that arrive alone are not batched', async () => {
    const { calls, fetch: raw } = endpoint(undefined, (isBatch) => (isBatch ? new Response('', { status: 500 }) : null))
    const fetch = createBatchFetch({ fetch: raw })
    expect(await request(fetch, 'a')).toMatchObject({ result: 'a' })
    expect(calls).toEqual([['a']])
  })

  it('are split into calls of a hundred', async () => {
    const { calls, fetch: raw } = endpoint()
    const fetch = createBatchFetch({ fetch: raw })
    await Promise.all(names(250).map((method) => request(fetch, method)))
    expect(calls.map(({ length }) => length)).toEqual([100, 100, 50])
  })

  it('fail individually if the endpoint returns an error for one or omits it', async () => {
    const { calls, fetch: raw } = endpoint((method) =>
      method === 'left out' ? null : method === 'wrong' ? { error: { code: -1 } } : { result: method },
    )
    const fetch = createBatchFetch({ fetch: raw })
    const [good, wrong, left] = await Promise.allSettled(['good', 'wrong', 'left out'].map((m) => request(fetch, m)))
    expect(good).toMatchObject({ value: { result: 'good' } })
    expect(wrong).toMatchObject({ value: { error: { code: -1 } } })
    expect(left).toMatchObject({ status: 'rejected' })
    expect(calls).toHaveLength(1)
  })

  it.each<[string, HttpRule]>([
    ['refuses batches', (isBatch) => (isBatch ? Response.json({ error: { code: -32600 } }) : null)],
    ['finds them too large', (isBatch) => (isBatch ? new Response('', { status: 413 }) : null)],
    ['breaks on them', (isBatch) => (isBatch ? new Response('', { status: 500 }) : null)],
    ['hangs up on them', (isBatch) => (isBatch ? Promise.reject(new TypeError('fetch failed')) : null)],
  ])('go one by one to an endpoint that %s, and together again after a while', async (_name, http) => {
    const { calls, fetch: raw } = endpoint(undefined, http)
    let time = 0
    const fetch = createBatchFetch({ fetch: raw, now: () => time })
    const both = () => Promise.all([request(fetch, 'a'), request(fetch, 'b')])
    expect(await both()).toMatchObject([{ result: 'a' }, { result: 'b' }])
    await both()
    expect(calls).toEqual([['a', 'b'], ['a'], ['b'], ['a'], ['b']])
    time += 10 * 60_000
    await both()
    expect(calls[5]).toEqual(['a', 'b'])
  })

  it('are not multiplied at an endpoint that is rate-limited', async () => {
    const { calls, fetch: raw } = endpoint(undefined, () => new Response('', { status: 429 }))
    const fetch = createBatchFetch({ fetch: raw })
    expect(await Promise.all([request(fetch, 'a'), request(fetch, 'b')])).toEqual([429, 429])
    expect(calls).toHaveLength(1)
  })

  it('are sent in smaller batches if the endpoint times out', async () => {
    const { calls, fetch: raw } = endpoint(undefined, (_isBatch, call) =>
      call === 1 ? Promise.reject(new DOMException('timeout', 'TimeoutError')) : null,
    )
    const fetch = createBatchFetch({ fetch: raw })
    const late = { method: 'POST', signal: AbortSignal.abort() }
    const ask = () =>
      Promise.allSettled(
        names(100).map((method) => fetch('http://node', { ...late, body: JSON.stringify({ id: 1, method }) })),
      )
    expect((await ask()).every(({ status }) => status === 'rejected')).toBe(true)
    await ask()
    expect(calls.map(({ length }) => length)).toEqual([100, 50, 50])
  })
})

describe('a quorum over batches', () => {
  const faults = { isTransport: () => true, isBehind: () => false, isPassing: () => false }
  const poolOf = (endpoints: readonly { fetch: Fetch }[]) =>
    createPool(
      endpoints.map(({ fetch }, i) =>
        createEndpoint({
          label: `node ${i}`,
          connection: createBatchFetch({ fetch }),
          faults,
          attempts: 1,
          baseMs: 1,
        }),
      ),
      2,
    )
  const read = (method: string) => async (fetch: Fetch) =>
    ((await request(fetch, method)) as { result: unknown }).result
  const lying = (method: string): Answer => ({ result: method === 'm1' ? 'a lie' : method })

  it('judges each item separately: a lie or a gap about one does not affect the others', async () => {
    const nodes = [endpoint(lying), endpoint(), endpoint((method) => (method === 'm2' ? null : { result: method }))]
    const pool = poolOf(nodes)
    const answers = await Promise.all(names(5).map((method) => pool.agree(read(method), String)))
    expect(answers).toEqual(names(5))
    for (const { calls } of nodes) expect(calls.length).toBeLessThanOrEqual(2)
  })

  it('accepts no item that only one endpoint returned', async () => {
    const pool = poolOf([endpoint(lying), endpoint()])
    const outcomes = await Promise.allSettled(names(3).map((method) => pool.agree(read(method), String)))
    expect(outcomes).toMatchObject([
      { value: 'm0' },
      { status: 'rejected', reason: { reason: 'rpc_disagree' } },
      { value: 'm2' },
    ])
  })
})
