import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { platform } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { listen, type Listening } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { documentedLines, findNginx, type Nginx, startNginx } from '../testing/nginx.ts'
import { ethRoute, placeOrder } from '../testing/orderFlow.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'

const binary = findNginx()
if (binary === null)
  console.log(
    'skipped: forwarding headers behind nginx. There is no nginx here; Debian has it in the package nginx-light.',
  )
// Only Linux answers on all of 127.0.0.0/8 without further setup.
const canRun = binary !== null && platform() === 'linux'

/** Calls of the nonce that one address has in a minute. */
const BUDGET = 30
const NGINX = '127.0.0.1'
const NONCE = '/api/identity/v1/nonce'
const PARTNER = 'over.localhost'

let web: WebFolder
let t: TestApp
let server: Listening
beforeAll(async () => {
  web = writeWebFolder()
  const catalogue = loadCatalogue({ profile: 'local' })
  t = await createTestApp({
    deps: { webRoot: web.root, catalogue },
    config: { rateLimitScale: 1, trustedProxies: [NGINX] },
  })
  server = await listen(t.app, { host: '127.0.0.1', port: await leasePort() })
})
afterAll(async () => {
  await server.stop()
  await t.close()
  web.remove()
})

interface Call {
  readonly method?: string
  readonly path?: string
  /** Address that the client connects from. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `fetch` can choose neither the local address nor the host. */
async function send(url: string, { method = 'GET', path = '/', from = '127.0.0.2', headers = {} }: Call) {
  const call = request(new URL(path, url), { method, localAddress: from, headers: { ...headers } }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return answer
}
async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const bytes of answer) text += String(bytes)
  return text
}
async function statusOf(url: string, call: Call): Promise<number | undefined> {
  const answer = await send(url, call)
  await textOf(answer)
  return answer.statusCode
}

/** Uses up an address's budget; `forged` names the client's own header of each call. Returns the last status. */
async function spend(url: string, from: string, forged: (call: number) => string): Promise<number | undefined> {
  let last: number | undefined
  for (let call = 0; call <= BUDGET; call++)
    last = await statusOf(url, { method: 'POST', path: NONCE, from, headers: { 'x-forwarded-for': forged(call) } })
  return last
}

describe.skipIf(!canRun)('behind nginx with the lines of docs/http.md', () => {
  let nginx: Nginx
  beforeAll(async () => {
    nginx = await startNginx(binary ?? '', server.url, documentedLines(server.url))
  })
  afterAll(() => nginx.stop())

  it('a client’s own X-Forwarded-For opens no new budget, and another client has its own', async () => {
    await t.reset()
    expect(await spend(nginx.url, '127.0.0.2', (call) => `203.0.113.${call}`)).toBe(429)
    expect(await statusOf(nginx.url, { method: 'POST', path: NONCE, from: '127.0.0.3' })).toBe(200)
  })

  it('a client can’t use up the budget of another one', async () => {
    await t.reset()
    expect(await spend(nginx.url, '127.0.0.4', () => '127.0.0.5')).toBe(429)
    expect(await statusOf(nginx.url, { method: 'POST', path: NONCE, from: '127.0.0.5' })).toBe(200)
  })

  it('a partner’s host shows the partner, and X-Forwarded-Host of a client doesn’t', async () => {
    expect(await textOf(await send(nginx.url, { headers: { host: PARTNER } }))).toContain('id="channel"')
    expect(await textOf(await send(nginx.url, { headers: { 'x-forwarded-host': PARTNER } }))).not.toContain(
      'id="channel"',
    )
  })

  it('an order’s first event arrives while its stream is open', async () => {
    await t.reset()
    const { order, token } = await placeOrder(t, ethRoute)
    const answer = await send(nginx.url, {
      path: `/api/bridge_api/v1/orders/${order.id}/events`,
      headers: { authorization: `Bearer ${token}` },
    })
    const [first] = (await once(answer, 'data')) as [Buffer]
    expect(first.toString()).toContain('"type":"created"')
    expect(answer.complete).toBe(false)
    answer.destroy()
  })
})

describe.skipIf(!canRun)('without one of those lines', () => {
  /** The documented lines without the one that matches. */
  async function without<T>(line: RegExp, use: (url: string) => Promise<T>): Promise<T> {
    const lines = documentedLines(server.url)
    expect(lines).toMatch(line)
    const nginx = await startNginx(binary ?? '', server.url, lines.replace(line, ''))
    try {
      return await use(nginx.url)
    } finally {
      await nginx.stop()
    }
  }

  it('X-Forwarded-For: each call can name an address of its own', async () => {
    await t.reset()
    const last = await without(/proxy_set_header X-Forwarded-For .*/, (url) =>
      spend(url, '127.0.0.6', (call) => `203.0.113.${call}`),
    )
    expect(last).toBe(200)
  })

  it('X-Forwarded-Host: a client chooses the host', async () => {
    const headers = { 'x-forwarded-host': PARTNER }
    const page = await without(/proxy_set_header X-Forwarded-Host .*/, async (url) =>
      textOf(await send(url, { headers })),
    )
    expect(page).toContain('id="channel"')
  })

  it('Host: a partner’s host shows the product', async () => {
    const page = await without(/proxy_set_header Host .*/, async (url) =>
      textOf(await send(url, { headers: { host: PARTNER } })),
    )
    expect(page).not.toContain('id="channel"')
  })
})
