import { describe, expect, it } from 'vitest'
import presets from '#config/policy.json' with { type: 'json' }
import { otherScreens, pageNeeds } from '#core/screens/table.ts'
import type { PolicyData } from '#core/wire/config.ts'
import { permitsOf } from './policy.ts'
import { requireWallets } from '../../app/walletLoader.ts'

describe('capabilities of a surface', () => {
  const policy: PolicyData = {
    surface: 'telegram',
    capabilities: { 'wallet:*': 'bridging-only', 'wallet:ton': 'allowed', 'wallet:svm': 'hidden', links: 'hidden' },
  }
  const may = permitsOf(policy)

  it('follow an exact name before its group', () => {
    expect(may('wallet:evm', 'bridge')).toBe(true)
    expect(may('wallet:evm', 'other')).toBe(false)
    expect(may('wallet:ton', 'other')).toBe(true)
    expect(may('wallet:svm', 'bridge')).toBe(false)
  })

  it('hide external links if they are hidden, and allow what is not listed', () => {
    expect(may('links', 'other')).toBe(false)
    expect(may('swap', 'other')).toBe(true)
  })

  it('exclude hidden wallets, and include bridging-only ones', () => {
    expect(() => requireWallets(policy, 'svm')).toThrow(expect.objectContaining({ reason: 'hidden_on_surface' }))
    for (const family of ['evm', 'ton'] as const) expect(() => requireWallets(policy, family)).not.toThrow()
    expect(() => requireWallets(undefined, 'svm')).not.toThrow()
  })

  it('allow everything until the server has responded', () => {
    expect(permitsOf(undefined)('wallet:svm', 'bridge')).toBe(true)
  })
})

describe('the shipped presets', () => {
  it('have a row for the same pages on each surface', () => {
    const pages = Object.values(presets.presets).flatMap(({ web, telegram }) =>
      [web, telegram].map((rows) =>
        Object.keys(rows)
          .filter((name) => !/^(?:wallet|checkin):/.test(name))
          .sort(),
      ),
    )
    for (const names of pages) expect(names).toEqual(pages[0])
    expect(pages[0]).toEqual(expect.arrayContaining(Object.values(pageNeeds).flat()))
    expect(pages[0]).toEqual(expect.arrayContaining(['maker', 'exports', 'approvals', 'payment:direct', 'links']))
  })

  it('hide every page but those of transfers, accounts and the law as a whole', () => {
    const always = otherScreens.filter(({ page }) => !pageNeeds[page]).map(({ page }) => page)
    expect([...new Set(always)].sort()).toEqual([
      'account',
      'history',
      // Its applications are refused, and its routes stay public.
      'maker',
      'pay',
      // Its approvals and exports have rows of their own.
      'portfolio',
      'query',
      'restricted',
      'status',
      'tos',
    ])
  })

  const inTelegram = (preset: keyof typeof presets.presets) =>
    permitsOf({ surface: 'telegram', capabilities: presets.presets[preset].telegram as PolicyData['capabilities'] })
  const everything = [
    'wallet:ton',
    'wallet:evm',
    'swap',
    'payment:direct',
    'approvals',
    'checkin:1868',
    'checkin:84797801',
    'pool',
    'airdrop',
    'tracker',
    'exports',
    'deploy',
    'badge',
    'rewards',
    'ecosystem',
    'trust',
    'roadmap',
    'diagnostics',
    'events',
    'links',
  ]

  it('open: everything, in Telegram too', () => {
    for (const capability of everything)
      expect([capability, inTelegram('open')(capability, 'other')]).toEqual([capability, true])
  })

  it('telegram-guidelines: TON for everything, other wallets only for bridging, points, no external links', () => {
    const may = inTelegram('telegram-guidelines')
    expect(everything.filter((capability) => may(capability, 'other'))).toEqual([
      'wallet:ton',
      'checkin:84797801',
      'tracker',
      'exports',
      'rewards',
      'ecosystem',
      'trust',
      'roadmap',
      'diagnostics',
      'events',
    ])
    expect([may('wallet:evm', 'bridge'), may('wallet:bitcoin', 'bridge')]).toEqual([true, true])
  })

  it('do not change the web', () => {
    for (const { web } of Object.values(presets.presets))
      expect(new Set(Object.values(web))).toEqual(new Set(['allowed']))
  })
})
