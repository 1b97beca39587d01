import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelPath } from '#core/channel/lookups.ts'
import { redirects } from '#core/screens/match.ts'
import { screens } from '#core/screens/table.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { serveWebApp } from './serve.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'

/** Bytes: nginx gives a proxied response's headers 4 kB, and operators add headers of their own. */
const MOST = 3_000
/** Written by Node itself, with the status line. */
const FROM_NODE = Buffer.byteLength(
  'HTTP/1.1 200 OK\r\nDate: Mon, 02 Mar 2026 12:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\nTransfer-Encoding: chunked\r\n\r\n',
)

const catalogue = loadCatalogue({ profile: 'default' })
let web: WebFolder
let t: TestApp
beforeAll(async () => {
  web = writeWebFolder()
  t = await createTestApp({
    deps: { webRoot: web.root, catalogue },
    config: {
      publicUrl: 'https://bridge.example.org',
      walletConnectProjectId: 'a'.repeat(32),
    },
  })
}, 60_000)
afterAll(async () => {
  await t.close()
  web.remove()
})

const bytesOf = (headers: Headers): number =>
  [...headers].reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), FROM_NODE)

const pages = [
  ...screens.map(({ path }) => path.replaceAll(/:\w+/g, 'one')),
  ...Object.keys(redirects),
  ...catalogue.channels.flatMap(({ slug, id }) => [`/network/${slug}`, `/network/${slug}/history`, `/dapp/${id}`]),
  '/no-such-page',
  `/bridge?q=${'a'.repeat(4_000)}`,
  `/rewards?q=${'a'.repeat(7_000)}`,
  `/dapp/foo/order/${'a'.repeat(4_000)}`,
  `/dapp/foo/order/${'€'.repeat(400)}`,
  `/dapp/foo/order/827?q=${'a'.repeat(4_000)}`,
]

describe.each(['bridge.example.org', ...catalogue.channels.flatMap(({ domains }) => domains)])('on %s', (host) => {
  it.each(pages)(`%.60s has at most ${MOST} bytes of headers`, async (path) => {
    const { status, headers } = await t.call('GET', path, { headers: { host, 'accept-encoding': 'br, gzip' } })
    expect(status).toBeLessThan(500)
    expect(bytesOf(headers)).toBeLessThanOrEqual(MOST)
  })
})

it('headers are tested with every wallet family, partners’ pages and scripts of every language', async () => {
  const families = new Set(catalogue.chains.map(({ family }) => family))
  expect([...families]).toEqual(expect.arrayContaining(['evm', 'svm', 'ton']))
  expect(pages.filter((path) => channelPath(path)).length).toBeGreaterThan(2)
  const policy = (await t.call('GET', '/')).headers.get('content-security-policy') ?? ''
  const hashes = policy.match(/'sha256-[^']+'/g) ?? []
  expect(hashes.length).toBeGreaterThan(1)
  expect(new Set(hashes).size).toBe(hashes.length)
})

it('warns if the operator’s hosts make the headers larger than a proxy accepts', async () => {
  const warnings: string[] = []
  const connect = Array.from({ length: 60 }, (_, n) => `https://node-${n}.some-long-name.example.org`)
  const options = {
    texts: null,
    publicUrl: 'https://bridge.example.org',
    catalogue,
    hasProviders: false,
    links: () => ({}),
  }
  const hosts = { pictures: [], frames: [], vendorDialogs: true, styles: [] }
  const warn = (message: string) => void warnings.push(message)
  serveWebApp(web.root, { ...options, warn, hosts: { ...hosts, connect: connect.slice(0, 3) } })
  expect(warnings).toEqual([])
  serveWebApp(web.root, { ...options, warn, hosts: { ...hosts, connect } })
  expect(warnings).toEqual([expect.stringMatching(/^Pages have \d{4} bytes of response headers/)])
})
