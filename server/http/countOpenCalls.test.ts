import { describe, expect, it } from 'vitest'
import { countOpenCalls, LOAD_PER_ADDRESS, OPEN_PER_ADDRESS } from './limitLoad.ts'
import { nextShare } from './loadShedder.ts'
import { createErrorHandler } from './errors.ts'
import { createRouter } from './router.ts'

/** An app whose handler answers only when released. */
function createSlowApp() {
  const [opened, waiting]: [number[], (() => void)[]] = [[], []]
  let open = 0
  const load = {
    refuses: () => false,
    enter: () => (opened.push(++open), () => void open--),
    refuseReads: () => {},
    stop: () => {},
  }
  const app = createRouter()
  app.onError(createErrorHandler(null))
  app.use(async (c, next) => {
    c.set('visitor', { ip: c.req.header('x-ip') ?? '' } as never)
    await next()
  })
  app.use(countOpenCalls({ load, config: { rateLimitScale: 1 } as never, telegram: null }))
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return c.text(await c.req.text())
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    call: (ip: string, body?: BodyInit, path = '/api/config/app') =>
      app.request(path, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-ip': ip },
        ...(body && { body, duplex: 'half' }),
      }),
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
    open: () => open,
    waiting: () => waiting.length,
    settle,
  }
}

describe('open calls', () => {
  it('of one address are limited, but not those of other addresses or about orders', async () => {
    const app = createSlowApp()
    const slow = Array.from({ length: OPEN_PER_ADDRESS }, () => app.call('192.0.2.1'))
    await app.settle()
    const refused = await app.call('192.0.2.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    const other = app.call('192.0.2.2')
    const order = app.call('192.0.2.1', undefined, '/api/bridge_api/v1/orders/one')
    const deposit = app.call('192.0.2.1', '{}', '/api/bridge_api/v1/orders/one/deposit')
    await expect.poll(app.waiting).toBe(OPEN_PER_ADDRESS + 3)
    app.release()
    for (const one of [other, order, deposit]) expect((await one).status).toBe(200)
    expect((await Promise.all(slow)).every(({ status }) => status === 200)).toBe(true)
    expect(app.open()).toBe(0)
  })

  it.each([
    '/api/bridge_api/v1/chains/1/rpc',
    '/api/balance',
    '/api/balance_api/v1/multi-balance',
    '/api/swap_auxiliary_api/v1/query_balances',
    '/api/identity/v1/verify',
    '/api/lottery/maker/sign/in',
    '/api/campaign_api/v1/0xabc/campaigns/29',
  ])('that wait for a network or vendor count for their address, but not as load: %s', async (path) => {
    const app = createSlowApp()
    const rpc = () => app.call('192.0.2.1', '{}', path)
    const slow = Array.from({ length: OPEN_PER_ADDRESS }, rpc)
    await app.settle()
    expect((await rpc()).status).toBe(429)
    expect(app.open()).toBe(0)
    app.release()
    await Promise.all(slow)
  })

  it('of one address have a lower limit than load shedding', async () => {
    const app = createSlowApp()
    const slow = Array.from({ length: OPEN_PER_ADDRESS }, () => app.call('192.0.2.1'))
    await app.settle()
    expect(app.open()).toBe(LOAD_PER_ADDRESS)
    expect(nextShare(0, { delayMs: 0, open: app.open(), queuedMs: 0 })).toBe(0)
    app.release()
    await Promise.all(slow)
    expect(app.open()).toBe(0)
  })

  it('of all households of one IPv6 network together stay below what sheds any', async () => {
    const app = createSlowApp()
    const slow = Array.from({ length: 8 * LOAD_PER_ADDRESS }, (_, n) =>
      app.call(`2001:db8:7:${(n % 8).toString(16)}::1`),
    )
    await app.settle()
    expect(app.open()).toBe(LOAD_PER_ADDRESS)
    app.release()
    await Promise.all(slow)
    expect(app.open()).toBe(0)
  })

  it('of one IPv6 network are limited across all its households', async () => {
    const app = createSlowApp()
    const slow = Array.from({ length: 8 * OPEN_PER_ADDRESS }, (_, n) => app.call(`2001:db8:7:${n.toString(16)}::1`))
    await app.settle()
    expect((await app.call('2001:db8:7:ffff::1')).status).toBe(429)
    app.release()
    await Promise.all(slow)
  })

  it('count once their body has arrived, which the handler then reads', async () => {
    const app = createSlowApp()
    let send: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
    const answer = app.call('192.0.2.1', body)
    send?.enqueue(new TextEncoder().encode('first, '))
    await app.settle()
    expect(app.open()).toBe(0)
    send?.enqueue(new TextEncoder().encode('last'))
    send?.close()
    await expect.poll(app.open).toBe(1)
    app.release()
    expect(await (await answer).text()).toBe('first, last')
  })
})
