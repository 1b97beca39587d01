import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createLook } from './look.ts'

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
    storage: { setItem: (_, value) => void (kept = value) },
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

it('the first paint of the next visit is in the colours of this one', () => {
  const launched = JSON.stringify(colours)
  const kept = keptAfter(launched, colours)
  expect(kept).toContain('--ground:#0f0f0f')
  const { telegram, css } = firstPaint(launched, kept)
  expect([telegram, css.length]).toEqual([true, 1])
  expect(css[0]).toMatch(/^html\[data-theme\]\[data-telegram\]\{--ground:#0f0f0f;[^{}]+--tide-strong:[^{}]+\}$/)
})

it('a launch of several lines is not kept, so that none of them is read as a style', () => {
  const more = { ...colours, '</style>': '#000000' }
  expect(keptAfter(JSON.stringify(more, null, 1), more)).toBeNull()
})

it('only declarations of colours are taken out of what is kept', () => {
  expect(firstPaint('{', '{\ndark\n--ground:#000000}</style><meta>')).toEqual({ telegram: true, css: [''] })
  expect(firstPaint('{', '{\ndark\n--ground:#000000')).toEqual({
    telegram: true,
    css: ['html[data-theme][data-telegram]{--ground:#000000}'],
  })
})

it('a launch in the address of an ordinary tab changes nothing', () => {
  const launched = JSON.stringify(colours)
  expect(firstPaint(launched, keptAfter(launched, colours), false)).toEqual({ telegram: false, css: [] })
})
