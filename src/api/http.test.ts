import { describe, expect, it, vi } from 'vitest'
import { additionalFor, createOwnFetch } from './ownFetch.ts'
import { createHttp } from './http.ts'

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const ownFetch = (respond: (url: string, init: RequestInit | undefined) => Response | Promise<Response>) =>
  createOwnFetch({
    channel: 'over',
    fetch: (input, init) => Promise.resolve().then(() => respond(String(input), init)),
    userId: () => '0xabc',
    now: () => 3_600_000 * 500_000,
  })
const http = (respond: Parameters<typeof ownFetch>[0]) => createHttp({ base: '/api', fetch: ownFetch(respond) })

describe('calls to the API', () => {
  it('include the hash of the user and the hour', async () => {
    const call = http((url, init) => {
      expect(url).toBe('/api/x?a=1')
      // Expected digest: printf %s 0xabc500000 | sha256sum
      expect(new Headers(init?.headers).get('additional')).toBe(
        'b484b439c8377780e1efc69ffb1e4c03b1f8e66047fad0560abe89f079d81576',
      )
      return json({ code: 0, data: 7 })
    })
    expect(await call('/x', { query: { a: 1, b: undefined } })).toEqual({ code: 0, data: 7 })
  })

  it('turn a refusal into an error with its reason and fix', async () => {
    const fix = { kind: 'requote' }
    const call = http(() =>
      json({ code: 409, message: 'Too late.', data: { reason: 'quote_expired', fix } }, { status: 409 }),
    )
    await expect(call('/x')).rejects.toMatchObject({
      reason: 'quote_expired',
      message: 'Too late.',
      status: 409,
      retriable: false,
      fix,
    })
  })

  it('treat a wrong code as a refusal even with status 200', async () => {
    await expect(http(() => json({ code: 1, message: 'no' }))('/x')).rejects.toMatchObject({
      reason: 'request_refused',
    })
    await expect(http(() => json({ code: 200 }))('/x', { success: 200 })).resolves.toEqual({ code: 200 })
    await expect(http(() => json({ code: 404 }))('/x', { success: [0, 404] })).resolves.toEqual({ code: 404 })
    await expect(
      http(() => json({ code: 404, message: 'no' }, { status: 404 }))('/x', { success: [0, 404] }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('report an unreachable server', async () => {
    await expect(http(() => Promise.reject(new TypeError('failed')))('/x')).rejects.toMatchObject({
      reason: 'api_unreachable',
      retriable: true,
    })
    await expect(http(() => new Response('<html>', { status: 502 }))('/x')).rejects.toMatchObject({
      reason: 'api_unreachable',
    })
    await expect(http(() => new Response('<html>'))('/x')).rejects.toMatchObject({ reason: 'bad_answer' })
    await expect(http(() => json({}, { status: 429, headers: { 'retry-after': '7' } }))('/x')).rejects.toMatchObject({
      reason: 'rate_limited',
      fix: { kind: 'retry_after', seconds: 7 },
    })
  })

  it('time out', async () => {
    const never = http(
      (_, init) =>
        new Promise((_resolve, reject) => {
          // Matches `fetch`, which rejects at once when the signal has already aborted.
          if (init?.signal?.aborted) return reject(init.signal.reason)
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    await expect(never('/x', { timeoutMs: 5 })).rejects.toMatchObject({ reason: 'timeout', retriable: true })
  })

  it('a read times out after 20 s, any other call after 60 s, unless the call sets its own', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const call = http(() => json({ code: 0 }))
    await call('/x')
    await call('/x', { method: 'POST', body: {} })
    await call('/x', { timeoutMs: 7_000 })
    expect(limits.mock.calls).toEqual([[20_000], [60_000], [7_000]])
    limits.mockRestore()
  })

  it('identify the caller on event streams too, in addition to their own headers', async () => {
    const heard: Headers[] = []
    const fetchOwn = ownFetch((_, init) => {
      heard.push(new Headers(init?.headers))
      return new Response('')
    })
    await fetchOwn('/api/events', { headers: { accept: 'text/event-stream' } })
    expect(Object.fromEntries(heard[0] ?? [])).toEqual({
      accept: 'text/event-stream',
      additional: 'b484b439c8377780e1efc69ffb1e4c03b1f8e66047fad0560abe89f079d81576',
      'x-channel': 'over',
    })
  })

  it('are marked as sent from inside Telegram, and not from a browser', async () => {
    const surfaces: (string | null)[] = []
    const fetch = ((_: unknown, init?: RequestInit) => {
      surfaces.push(new Headers(init?.headers).get('x-surface'))
      return Promise.resolve(new Response(''))
    }) as typeof globalThis.fetch
    for (const inTelegram of [true, false])
      await createOwnFetch({ fetch, inTelegram, userId: () => null, now: () => 0 })('/api/x', { headers: {} })
    expect(surfaces).toEqual(['telegram', null])
  })

  it('hash an anonymous visitor as only the hour', async () => {
    expect(await additionalFor(null, 3_600_000 * 7)).toBe(
      '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451',
    )
  })
})

describe('an answer in lines', () => {
  const lines = (chunks: readonly string[], breaks = false) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
          if (breaks) setTimeout(() => controller.error(new Error('the connection is gone')))
          else controller.close()
        },
      }),
      { headers: { 'content-type': 'application/x-ndjson' } },
    )
  const read = async (response: Response) => {
    const parts: unknown[] = []
    const http = createHttp({ base: '', fetch: () => Promise.resolve(response) })
    const answer = await http('/x', { onPart: (part) => parts.push(part) })
    return { parts, answer }
  }

  it('is taken line by line, wherever the chunks break, and ends with the last one', async () => {
    const { parts, answer } = await read(lines(['{"code":0,"n":1}\n{"co', 'de":0,', '"n":2}\n']))
    expect(parts).toEqual([
      { code: 0, n: 1 },
      { code: 0, n: 2 },
    ])
    expect(answer).toEqual({ code: 0, n: 2 })
  })

  it.each([true, false])('that breaks off keeps the lines before it', async (breaks) =>
    expect((await read(lines(['{"code":0,"n":1}\n{"code":0'], breaks))).answer).toEqual({ code: 0, n: 1 }),
  )

  it('whose reader fails is read to its end, and the failure is reported', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const bug = new Error('a bug of the reader')
    const fetch = () => Promise.resolve(lines(['{"code":0,"n":1}\n', '{"code":0,"n":2}\n']))
    const onPart = vi.fn().mockImplementationOnce(() => {
      throw bug
    })
    expect(await createHttp({ base: '', fetch })('/x', { onPart })).toEqual({ code: 0, n: 2 })
    expect(onPart).toHaveBeenCalledTimes(2)
    expect(reported.mock.calls).toEqual([[bug]])
    vi.unstubAllGlobals()
  })

  it('that breaks off before any line, or that no server of ours made, is an error', async () => {
    await expect(read(lines(['{"code":0'], true))).rejects.toMatchObject({ reason: 'bad_answer', retriable: true })
    await expect(read(Response.json({ code: 1, message: 'no' }))).rejects.toMatchObject({ reason: 'request_refused' })
  })
})
