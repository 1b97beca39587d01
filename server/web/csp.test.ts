import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#core/catalogue/types.ts'
import { channelCss } from '#core/channel/colours.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { bakoHosts } from '#src/wallets/fuel/bako.ts'
import { defaultServerConfig } from '../config.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'
import { inlineScriptHashes, MOST_STYLES, pagePolicy } from './csp.ts'
import { pageHosts } from './pageHosts.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const packaged = loadCatalogue({ profile: 'default' })
const withoutTon: Catalogue = { ...packaged, chains: packaged.chains.filter(({ family }) => family !== 'ton') }
const projectId = 'a'.repeat(32)

/** Directives of a policy by name. */
const directives = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]))

const policyOf = (catalogue: Catalogue, walletConnectProjectId: string | null, html = '<p></p>') =>
  directives(
    pagePolicy(
      html,
      pageHosts({ catalogue, campaigns: [], config: { ...defaultServerConfig, walletConnectProjectId } }),
    ),
  )

const VERIFICATION = 'https://verify.walletconnect.org https://verify.walletconnect.com'

describe.each([
  { offered: 'TON and WalletConnect', catalogue: packaged, id: projectId, frames: VERIFICATION, vendors: true },
  { offered: 'TON', catalogue: packaged, id: null, frames: "'none'", vendors: true },
  { offered: 'WalletConnect', catalogue: withoutTon, id: projectId, frames: VERIFICATION, vendors: true },
  { offered: 'neither', catalogue: withoutTon, id: null, frames: "'none'", vendors: false },
])('where $offered is offered', ({ catalogue, id, frames, vendors }) => {
  const policy = policyOf(catalogue, id)

  it('frames', () => expect(policy['frame-src']).toBe(frames))
  it('inline styles', () => expect(policy['style-src']?.includes("'unsafe-inline'")).toBe(vendors))
  it('Trusted Types', () => expect(policy['require-trusted-types-for']).toBe(vendors ? undefined : "'script'"))
  it('no other inline code', () => expect(policy['script-src']).toBe("'self'"))
})

it('the relay of Bako Safe can be reached where Fuel is offered', () => {
  const withoutFuel: Catalogue = { ...packaged, chains: packaged.chains.filter(({ family }) => family !== 'fuel') }
  const relay = new URL(bakoHosts.relay).host
  const allowed = (catalogue: Catalogue) => {
    const sources = policyOf(catalogue, null)['connect-src'] ?? ''
    return sources.split(' ').filter((source) => source.endsWith(relay))
  }
  expect(allowed(packaged)).toEqual([relay, `wss://${relay}`])
  expect(allowed(withoutFuel)).toEqual([])
})

describe('without vendor dialogs', () => {
  const stylesOf = (html: string): string => policyOf(withoutTon, null, html)['style-src'] ?? ''

  it('style elements are allowed by hash: those of pages, of partners, and empty ones', () => {
    const style = stylesOf('<style>a{color:red}</style><STYLE id="x">b{color:red}</STYLE>')
    const partners = packaged.channels.map(({ colours }) => channelCss(colours)).filter((css) => css !== '')
    expect(partners.length).toBeGreaterThan(0)
    for (const text of ['a{color:red}', 'b{color:red}', '', ...partners]) expect(style).toContain(hashOf(text))
    expect(style).not.toContain('unsafe')
  })

  it('style attributes are allowed by hash of their decoded text', () => {
    const style = stylesOf(
      '<p style="mask:url(&quot;a.svg&quot;)"></p><p class="x" style="content:&#x27;&amp;lt;&#x27;">',
    )
    expect(style).toContain("'unsafe-hashes'")
    expect(style).toContain(hashOf('mask:url("a.svg")'))
    expect(style).toContain(hashOf("content:'&lt;'"))
  })

  it('too many for one header are allowed as a whole', () => {
    const many = Array.from({ length: MOST_STYLES }, (_, i) => `<p style="order:${i}"></p>`).join('')
    expect(stylesOf(many)).toBe("'self' 'unsafe-inline'")
  })
})

describe('served pages without vendor dialogs', () => {
  /** Bytes, as in headers.test.ts; Node adds up to 160 of its own. */
  const MOST = 3_000 - 160
  let web: WebFolder
  let t: TestApp
  beforeAll(async () => {
    web = writeWebFolder()
    const home = join(web.root, 'index.html')
    const named = 2 + packaged.channels.filter(({ colours }) => channelCss(colours) !== '').length
    const attributes = Array.from({ length: MOST_STYLES - named }, (_, i) => `<p style="order:${i}"></p>`).join('')
    writeFileSync(home, readFileSync(home, 'utf8').replace('</body>', `${attributes}</body>`))
    t = await createTestApp({
      deps: { webRoot: web.root, catalogue: withoutTon, rewards: loadRewardRules({ profile: 'default' }, packaged) },
      config: { publicUrl: 'https://bridge.example.org' },
    })
  })
  afterAll(async () => {
    await t.close()
    web.remove()
  })
  const partner = packaged.channels.find(({ colours }) => channelCss(colours) !== '')

  it('have space for the maximum number of hashes', async () => {
    const { headers } = await t.call('GET', '/', { headers: { host: 'bridge.example.org' } })
    const policy = headers.get('content-security-policy') ?? ''
    expect(directives(policy)['style-src']?.match(/'sha256-/g)).toHaveLength(MOST_STYLES)
    const bytes = [...headers].reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0)
    expect(bytes).toBeLessThanOrEqual(MOST)
  })

  it.each(['/', `/network/${partner?.slug}`])(
    '%s has no inline style or script that its policy blocks',
    async (path) => {
      const { body, headers } = await t.call('GET', path, { headers: { host: 'bridge.example.org' } })
      const policy = directives(headers.get('content-security-policy') ?? '')
      const styles = [...String(body).matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text)
      expect(styles).toHaveLength(path === '/' ? 1 : 2)
      for (const text of styles) expect(policy['style-src']).toContain(hashOf(text))
      for (const hash of inlineScriptHashes(String(body))) expect(policy['script-src']).toContain(hash)
    },
  )
})
