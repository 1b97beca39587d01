import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redirects } from '#core/screens/match.ts'
import { screens } from '#core/screens/table.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { listen, type Listening } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { findNginx, type Nginx, startNginx } from '../testing/nginx.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'

const binary = findNginx()
if (binary === null)
  console.log('skipped: pages behind nginx. There is no nginx here; Debian has it in the package nginx-light.')

const catalogue = loadCatalogue({ profile: 'default' })
let web: WebFolder
let t: TestApp
let server: Listening
beforeAll(async () => {
  web = writeWebFolder()
  t = await createTestApp({ deps: { webRoot: web.root, catalogue } })
  server = await listen(t.app, { host: '127.0.0.1', port: await leasePort() })
})
afterAll(async () => {
  await server.stop()
  await t.close()
  web.remove()
})

describe.skipIf(binary === null)('behind nginx with its default settings', () => {
  let nginx: Nginx
  beforeAll(async () => {
    nginx = await startNginx(binary ?? '', server.url)
  })
  afterAll(() => nginx.stop())

  it.each([...screens.map(({ path }) => path.replaceAll(/:\w+/g, '827')), ...Object.keys(redirects)])(
    '%s arrives as the server sent it',
    async (path) => {
      const [behind, direct] = await Promise.all(
        [nginx.url, server.url].map((base) => fetch(base + path, { redirect: 'manual' })),
      )
      expect(behind?.status).toBe(direct?.status)
      expect(behind?.status).toBeLessThan(400)
      expect(behind?.headers.get('content-security-policy')).toBe(direct?.headers.get('content-security-policy'))
      expect(await behind?.text()).toBe(await direct?.text())
    },
  )

  it.each([
    `/bridge?q=${'a'.repeat(4_000)}`,
    `/dapp/foo/order/${'a'.repeat(4_000)}`,
    `/dapp/foo/order/${'€'.repeat(400)}`,
  ])('%.30s… is no fault of a proxy', async (path) => {
    const { status } = await fetch(nginx.url + path, { redirect: 'manual' })
    expect([302, 404]).toContain(status)
  })

  it('the API and a page in another language arrive too', async () => {
    expect((await fetch(`${nginx.url}/api/config/app`)).status).toBe(200)
    const russian = await fetch(nginx.url, { headers: { 'accept-language': 'ru' } })
    expect(await russian.text()).toContain('lang="ru"')
  })

  it('its header buffer has the default size: a response with more than 4 kB of headers is a 502', async () => {
    const wide = await listen(
      { fetch: () => new Response('', { headers: { 'x-wide': 'a'.repeat(4_500) } }) },
      { host: '127.0.0.1', port: await leasePort() },
    )
    const second = await startNginx(binary ?? '', wide.url)
    try {
      expect((await fetch(second.url)).status).toBe(502)
    } finally {
      await second.stop()
      await wide.stop()
    }
  })
})

/** Sends exactly these bytes, which no client library would send. */
async function raw(path: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.end(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: bridge.example.org\r\nConnection: close\r\n\r\n`, 'latin1'))
  let answer = ''
  for await (const bytes of socket) answer += (bytes as Buffer).toString('latin1')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), location: /^location: (.*)$/im.exec(answer)?.[1] }
}

it.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'http://evil.test/dapp/foo/history',
  '/dapp/foo/\\evil.test',
  '/dapp/foo//\\evil.test/history',
  '/dapp/foo/%5cevil.test',
  '/dapp/foo/%5c%5cevil.test',
  '/dapp/foo/%5c/evil.test',
  '/dapp/foo/%09/evil.test',
  '/dapp/foo/%0d%0aset-cookie:a=b',
  '/dapp/foo/order/\xe2\x82\xac?q=\xff',
  '/dapp/foo/order/%0d%0aset-cookie:a=b',
  '/%',
  '/%ff%fe',
  '/dapp/foo/order/%ed%a0%80',
  '*',
])('the raw request target %s is neither redirected elsewhere nor an error', async (path) => {
  const { status, location } = await raw(path)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  if (location !== undefined)
    expect(new URL(location, 'https://bridge.example.org').origin).toBe('https://bridge.example.org')
})
