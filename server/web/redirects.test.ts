import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { matchRoute, redirects } from '#core/screens/match.ts'
import { screens } from '#core/screens/table.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'

const ORIGIN = 'https://bridge.example.org'
let web: WebFolder
let t: TestApp
beforeAll(async () => {
  web = writeWebFolder()
  t = await createTestApp({ deps: { webRoot: web.root }, config: { publicUrl: ORIGIN } })
}, 60_000)
afterAll(async () => {
  await t.close()
  web.remove()
})

/** Requests a path; `target` is the redirect's URL as a browser resolves it, or null. */
async function ask(path: string, host = 'bridge.example.org') {
  const { status, headers } = await t.call('GET', path, { headers: { host } })
  const location = headers.get('location')
  return { status, location, target: location === null ? null : new URL(location, `https://${host}`) }
}

const beyond = [
  '%5cevil.test',
  '%5c%5cevil.test',
  '%5c/evil.test',
  '/%5cevil.test',
  '%09/evil.test',
  '%0a/evil.test',
  '%0d%0a',
  '%0d%0aset-cookie:a=b',
  '%00',
  '%e2%82%ac',
  '%2fevil.test',
  '//evil.test',
  '@evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '%',
  '%ff',
]
it.each(['dapp', 'DApp', 'network'].flatMap((word) => beyond.map((rest) => `/${word}/foo/${rest}`)))(
  '%s is no screen, so it leads nowhere',
  async (path) => expect(await ask(path)).toMatchObject({ status: 404, location: null }),
)

it.each([
  ['/dapp/foo/order/%5c%5cevil.test', '/order/%5C%5Cevil.test'],
  ['/dapp/foo/order/%0d%0aset-cookie:a=b', '/order/%0D%0Aset-cookie:a=b'],
  ['/dapp/foo/%09/../order/%e2%82%ac?a=%0a', '/order/%E2%82%AC?a=%0a'],
  ['/dapp/foo/bridge?from=1', '/?from=1'],
  ['/dapp/foo//history', '/history'],
])('%s redirects to the screen %s, with special characters escaped', async (path, to) =>
  expect(await ask(path)).toMatchObject({ status: 302, location: to }),
)

const signs = [
  '/',
  '\\',
  '%5c',
  '%2f',
  '%09',
  '%0a',
  '%0d',
  '%00',
  '%',
  '.',
  '..',
  '%2e',
  '@',
  ':',
  '?',
  '#',
  ';',
  '//',
  ' ',
  '€',
  '%e2%82%ac',
  '%ff',
  '%25',
  '%255c',
  'evil.test',
  'https:',
  'javascript:',
  'order',
  'network',
  'over',
  'u2u',
]
const knownParts = [...screens.map(({ path }) => path), ...Object.keys(redirects)].flatMap((path) => path.split('/'))
const part = fc.oneof(
  fc.constantFrom(...knownParts),
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.constantFrom(...signs),
)
const paths = fc
  .tuple(
    fc.constantFrom('', '/dapp', '/network', '/dapp/foo', '/dapp/foo', '/network/over', '/dapp/over'),
    fc.array(part),
  )
  .map(([base, parts]) => `${base}/${parts.join('')}`)
/** The path as a browser would send it; null if it leads to another host. */
const sent = (path: string): string | null => {
  const url = URL.canParse(path, ORIGIN) ? new URL(path, ORIGIN) : null
  return url?.origin === ORIGIN ? url.pathname + url.search : null
}

it('no path redirects off our origin or to anything but a screen, and none is an error', async () => {
  let redirected = 0
  await fc.assert(
    fc.asyncProperty(paths, fc.constantFrom('bridge.example.org', 'over.localhost'), async (typed, host) => {
      const path = sent(typed)
      fc.pre(path !== null)
      const { status, location, target } = await ask(path, host)
      expect(status).toBeLessThan(500)
      if (location === null || target === null) return
      redirected++
      expect(target.host).toBe(host)
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(matchRoute(target.pathname.replace(/^\/network\/over(?=\/|$)|^\/dapp\/over(?=\/|$)/i, '')).kind).toBe(
        'screen',
      )
    }),
    { numRuns: 400 },
  )
  expect(redirected).toBeGreaterThan(10)
})
