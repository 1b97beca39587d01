import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { inlineScriptHashes } from './csp.ts'

const html =
  '<!doctype html><html lang="en" data-theme="dark"><head><title>Causeway</title></head><script>document.documentElement.dataset.theme="dark"</script><script type="module" src="/assets/app-AbCdEf12.js"></script>'
const shell = html
  .replace('dataset.theme="dark"', 'dataset.theme="light"')
  .replace('</head>', '<link rel="modulepreload" href="/assets/start-1.js" /></head>')
  .concat('<svg id="frame" height="344" opacity=".08"><rect/></svg>')
const script = 'console.log(1)\n'
let root = ''
let t: TestApp
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'causeway-web-'))
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'shell.html'), shell)
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(root, 'icon.png'), 'png')
  writeFileSync(join(root, 'mark.svg'), '<svg/>')
  writeFileSync(join(root, 'assets', 'app-AbCdEf12.js'), script)
  writeFileSync(join(root, 'assets', 'app-AbCdEf12.js.br'), brotliCompressSync(script))
  writeFileSync(join(root, 'assets', 'app-AbCdEf12.js.map'), '{}')
  mkdirSync(join(root, '.pages'))
  writeFileSync(
    join(root, '.pages', 'code.json'),
    JSON.stringify({ swap: ['/assets/swap-1.js', '/assets/start-1.js'] }),
  )
  t = await createTestApp({ deps: { webRoot: root } })
}, 60_000)
afterAll(async () => {
  await t.close()
  rmSync(root, { recursive: true })
})

describe('the web app', () => {
  it.each([
    ['/', html],
    ['/index.html', html],
    ['/shell.html', html],
    ['/order/abc', shell],
    ['/history', shell],
  ])('%s returns its page, revalidated, with a policy that lists its inline script', async (path, page) => {
    const { status, body, headers } = await t.call('GET', path)
    expect([status, body]).toEqual([200, page])
    expect(headers.get('cache-control')).toBe('no-cache')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(inlineScriptHashes(page)[0])
    expect(policy).toContain("frame-ancestors 'self' https://web.telegram.org https://app.safe.global")
    expect(policy).toContain('http://127.0.0.1:8545')
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    // No scheme as a whole: every host is named.
    expect(policy).not.toMatch(/\b(?:https?|wss?):(?!\/\/)/)
    expect(policy).toMatch(/report-uri \/api\/config\/policy-report$/)
    expect(headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'")
  })

  it('names the code of its screen, but none twice', async () => {
    const { body } = await t.call('GET', '/swap')
    expect(body).toBe(
      shell.replace(
        '</head>',
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/swap-1.js" /></head>',
      ),
    )
    const hidden = await t.call('GET', '/.pages/code.json', { headers: { accept: 'application/json' } })
    expect(hidden.status).toBe(404)
  })

  it('requests the answer that a badge waits for, and paints its picture, before any code runs', async () => {
    const image = t.deps.badges.find(({ id }) => id === 'soneium-badge')?.image ?? ''
    const { body } = await t.call('GET', '/soneium-badge', { headers: { 'accept-language': 'en' } })
    expect(body).toContain('as="fetch" crossorigin href="/api/campaign_api/v1/badges?language=en" /></head>')
    expect(image).toMatch(/^data:image\//)
    expect(body).toMatch(/<div id="frame" aria-hidden="true"><svg [^]*<\/svg><\/div>$/)
    expect(body).toContain(`<image href="${image}" `)
    expect((await t.call('GET', '/scrollbadge')).body).not.toContain(image)
    expect((await t.call('GET', '/points')).body).not.toContain('<image')
  })

  it('requests the tokens that a portfolio waits for with its code', async () => {
    const { body } = await t.call('GET', '/portfolio')
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/portfolio_api/v1/tokens" /></head>')
  })

  it('hashed assets are cached forever, and compressed if the browser accepts it', async () => {
    const plain = await t.call('GET', '/assets/app-AbCdEf12.js')
    expect(plain.body).toBe(script)
    expect(plain.headers.get('cache-control')).toContain('immutable')
    const small = await t.call('GET', '/assets/app-AbCdEf12.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('content-type')).toContain('text/javascript')
  })

  it('a file that was removed meanwhile is missing, and no browser keeps that answer', async () => {
    const file = join(root, 'assets/gone-AbCdEf12.js')
    writeFileSync(file, script)
    const other = await createTestApp({ deps: { webRoot: root } })
    rmSync(file)
    const { status, headers } = await other.call('GET', '/assets/gone-AbCdEf12.js')
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-store', null])
    await other.close()
  })

  it('its icons can be embedded by wallets of any origin, everything else only by this origin', async () => {
    const policyOf = async (path: string) => (await t.call('GET', path)).headers.get('cross-origin-resource-policy')
    expect([await policyOf('/icon.png'), await policyOf('/mark.svg')]).toEqual(['cross-origin', 'cross-origin'])
    const others = ['/', '/assets/app-AbCdEf12.js', '/api/config/app']
    expect(await Promise.all(others.map(policyOf))).toEqual(others.map(() => 'same-origin'))
  })

  it('a window with Discord’s answer keeps its opener, no other page does', async () => {
    const policyOf = async (path: string) => (await t.call('GET', path)).headers.get('cross-origin-opener-policy')
    expect(await policyOf('/points?code=a&state=popup-1')).toBe('unsafe-none')
    const others = ['/points', '/points?state=popup-1', '/points?code=a&state=1', '/history?code=a&state=popup-1']
    expect(await Promise.all(others.map(policyOf))).toEqual(others.map(() => 'same-origin-allow-popups'))
  })

  it('returns 304 for a page that the browser has', async () => {
    const etag = (await t.call('GET', '/')).headers.get('etag') ?? ''
    expect((await t.call('GET', '/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([
    '/assets/none.js',
    '/.vite/manifest.json',
    '/assets/app-AbCdEf12.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/api/none',
  ])('%s is not served', async (path) => {
    expect((await t.call('GET', path)).status).toBe(404)
  })
})

describe('a partner’s page', () => {
  const page = async (path: string, host = 'localhost', headers: Record<string, string> = {}) =>
    t.call('GET', path, { headers: { host, ...headers } })
  const look = (body: unknown) =>
    JSON.parse(/<script type="application\/json" id="channel">(.*?)<\/script>/.exec(String(body))?.[1] ?? 'null') as {
      slug: string
    } | null

  it.each([
    ['/', 'over.localhost:3000', 'over'],
    ['/history', 'u2u.localhost', 'u2u'],
    ['/network/over', 'localhost', 'over'],
    ['/network/Over/history', 'localhost', 'over'],
    ['/dapp/827', 'localhost', 'over'],
    ['/network/over', 'over.localhost', 'over'],
  ])('%s on %s belongs to %s', async (path, host, slug) => {
    const { status, body, headers } = await page(path, host)
    expect([status, look(body)?.slug]).toEqual([200, slug])
    expect(headers.get('content-security-policy')).toContain(inlineScriptHashes(html)[0])
  })

  it('has its theme and colours before any script runs', async () => {
    const { body } = await page('/network/u2u')
    expect(body).toMatch(/<html[^>]* data-theme="light" data-forced/)
    expect(body).toContain("html:root[data-theme='light']{--ground:#f3f6fb")
  })

  it.each([
    ['/network/nobody', 'localhost'],
    ['/network/u2u', 'over.localhost'],
    ['/network/causeway', 'over.localhost'],
  ])('%s on %s belongs to no partner', async (path, host) => {
    const { status, body } = await page(path, host)
    expect([status, look(body)]).toEqual([404, null])
  })

  it('the product’s own pages are served as built', async () =>
    expect((await page('/network/causeway')).body).toBe(html))

  it('returns 304 to a browser that has it', async () => {
    const etag = (await page('/', 'over.localhost')).headers.get('etag') ?? ''
    expect((await page('/', 'over.localhost', { 'if-none-match': etag })).status).toBe(304)
    expect((await page('/', 'u2u.localhost', { 'if-none-match': etag })).status).toBe(200)
  })
})

it('only inline scripts are hashed, not data and not files', () => {
  expect(inlineScriptHashes('<script src="x"></script><script type="application/json">{}</script>')).toEqual([])
  expect(inlineScriptHashes('<script>a</script><SCRIPT >b</SCRIPT>')).toHaveLength(2)
})
