import { readFileSync } from 'node:fs'
import { expect, it, describe } from 'vitest'
import * as fc from 'fast-check'
import { contrastProblems, contrastRatio } from '#core/channel/colours.ts'
import { telegramThemes } from '#local/telegram/themes.ts'
import { createLook, mix, telegramColours } from './look.ts'

const colours = {
  secondary_bg_color: '#0f0f0f',
  section_bg_color: '#212121',
  text_color: '#ffffff',
  button_color: '#8774e1',
}
const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
const [, script = ''] = /<script>(!function\(w,r\)[^<]*)<\/script>/.exec(html) ?? []

/** First-paint colors that an app with these launch parameters stores for the next visit. */
function keptAfter(launched: string, params: Record<string, string>): string | null {
  let kept: string | null = null
  const document = { documentElement: { dataset: {} }, querySelector: () => ({ sheet: null }) }
  createLook({
    page: { document } as never,
    storage: { getItem: () => kept, setItem: (_, value) => void (kept = value) },
    platform: { setTheme: () => {} },
    launched,
  }).applyTheme(params)
  return kept
}

/** Styles of the page before any code of the app has loaded. */
function firstPaint(launched: string, kept: string | null, framed = true) {
  const root = { dataset: { theme: 'dark' } as Record<string, string> }
  const styles: { rules: string[] }[] = []
  const document = {
    documentElement: root,
    createElement: () => {
      const rules: string[] = []
      return { rules, sheet: { insertRule: (rule: string) => void rules.push(rule) } }
    },
    head: { append: (style: { rules: string[] }) => void styles.push(style) },
  }
  const self: Record<string, unknown> = {}
  self['parent'] = framed ? {} : self
  const hash = `#${new URLSearchParams({ tgWebAppVersion: '9.1', tgWebAppThemeParams: launched }).toString()}`
  new Function('document', 'location', 'sessionStorage', 'localStorage', 'self', script)(
    document,
    { hash, pathname: '/' },
    { getItem: () => null },
    { getItem: () => kept },
    self,
  )
  return { telegram: 'telegram' in root.dataset, css: styles.map(({ rules }) => rules.join('')) }
}

it('the first paint of the next visit has the colours of this one', () => {
  const launched = JSON.stringify(colours)
  const kept = keptAfter(launched, colours)
  expect(kept).toContain('--ground:#0f0f0f')
  const { telegram, css } = firstPaint(launched, kept)
  expect([telegram, css.length]).toEqual([true, 1])
  expect(css[0]).toMatch(/^html\[data-theme\]\[data-telegram\]\{--ground:#0f0f0f;[^{}]+--tide-strong:[^{}]+\}$/)
})

it('colours with several lines are not stored, so that none is parsed as a style', () => {
  const more = { ...colours, '</style>': '#000000' }
  expect(keptAfter(JSON.stringify(more, null, 1), more)).toBeNull()
})

it('only colour declarations are read from storage', () => {
  expect(firstPaint('{', '{\ndark\n--ground:#000000}</style><meta>')).toEqual({ telegram: true, css: [''] })
  expect(firstPaint('{', '{\ndark\n--ground:#000000')).toEqual({
    telegram: true,
    css: ['html[data-theme][data-telegram]{--ground:#000000}'],
  })
})

it('init data in the URL of an ordinary tab change nothing', () => {
  const launched = JSON.stringify(colours)
  expect(firstPaint(launched, keptAfter(launched, colours), false)).toEqual({ telegram: false, css: [] })
})

/** Telegram's own themes, as its clients send them. */
const day = {
  bg_color: '#ffffff',
  text_color: '#000000',
  hint_color: '#999999',
  link_color: '#2481cc',
  button_color: '#2481cc',
  button_text_color: '#ffffff',
  secondary_bg_color: '#efeff3',
  section_bg_color: '#ffffff',
  destructive_text_color: '#ff3b30',
  accent_text_color: '#2481cc',
  subtitle_text_color: '#999999',
}
const night = {
  bg_color: '#212121',
  text_color: '#ffffff',
  hint_color: '#aaaaaa',
  link_color: '#8774e1',
  button_color: '#8774e1',
  button_text_color: '#ffffff',
  secondary_bg_color: '#0f0f0f',
  section_bg_color: '#212121',
  destructive_text_color: '#ff595a',
  subtitle_text_color: '#aaaaaa',
}

describe('Telegram’s colours', () => {
  it.each([
    ['by day', day, 'light', '#efeff3', '#ffffff'],
    ['by night', night, 'dark', '#0f0f0f', '#212121'],
  ])('are used %s', (_, params, theme, ground, surface) => {
    const taken = telegramColours(params)
    expect(taken).toMatchObject({ theme, palette: { ground, surface, text: params.text_color } })
    expect(contrastProblems(taken?.theme ?? 'dark', taken?.palette ?? {})).toEqual([])
  })

  it('keep their hue if they are adjusted for contrast', () => {
    const { palette } = telegramColours(day) ?? { palette: null }
    expect(contrastRatio('#999999', '#ffffff')).toBeLessThan(4.5)
    expect(palette?.muted).not.toBe('#999999')
    expect(palette?.muted).not.toBe(day.text_color)
  })

  it.each(Object.entries(telegramThemes))('can be read on a tint of themselves: %s', (_, params) => {
    const { palette } = telegramColours(params) ?? { palette: null }
    if (!palette) throw new Error('the colours were not taken')
    const tinted = (['primary', 'accent', 'good', 'warn', 'bad'] as const).map((role) =>
      contrastRatio(palette[role], mix(palette.surface, palette[role], 0.12)),
    )
    expect(Math.min(...tinted)).toBeGreaterThanOrEqual(4.5)
  })

  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const names = Object.keys(day)
  it('are always readable, whatever Telegram sends', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(names.map((name) => [name, colour])), { requiredKeys: [] }),
        (params) => {
          const taken = telegramColours(params)
          if (taken) {
            expect(contrastProblems(taken.theme, taken.palette)).toEqual([])
            expect(contrastRatio(taken.palette.primaryStrong, taken.palette.onPrimary)).toBeGreaterThanOrEqual(4.5)
          }
        },
      ),
      // Button text with equal contrast to white and black.
      { examples: [[{ button_text_color: '#bb3fb7', secondary_bg_color: '#3377bc', section_bg_color: '#4c8482' }]] },
    )
  })

  it.each([
    ['nothing', {}],
    ['no colour', { bg_color: 'red;}body{background:url(x)' }],
    ['a ground and a surface that no text can be read on both', { bg_color: '#000000', secondary_bg_color: '#ffffff' }],
  ])('stay out with %s', (_, params) => expect(telegramColours(params)).toBeNull())
})

it('mixes two colours by a ratio', () =>
  expect([mix('#000000', '#ffffff', 0.5), mix('#102030', '#102030', 0.3)]).toEqual(['#808080', '#102030']))
