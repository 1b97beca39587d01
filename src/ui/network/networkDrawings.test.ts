import { describe, expect, it } from 'vitest'
import chains from '#config/chains.json' with { type: 'json' }
import tokens from '#config/tokens.json' with { type: 'json' }
import { networkDrawing, onPlate, paintsOf } from './networkDrawings.ts'
import { tokenDrawing } from './tokenDrawings.ts'

/** Luminance of --water in theme.css, the background of every round icon. */
const grounds = { dark: 0.008, light: 0.82 }
const LEAST_CONTRAST = 1.5
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
const best = (paints: readonly number[], ground: number): number =>
  Math.max(...paints.map((paint) => contrast(paint, ground)))

describe('the logo of a network', () => {
  it.each(['linea', 'zksync'])('%s is all black and has a light plate behind it', async (icon) => {
    const svg = (await networkDrawing(icon)) ?? ''
    expect(svg).toMatch(/^<svg[^>]*><path fill="#fff"/)
  })

  it.each(['fuel', 'kroma', 'binance-smart-chain', 'metis-andromeda'])(
    '%s is pale and has a dark plate',
    async (icon) => expect(await networkDrawing(icon)).toMatch(/^<svg[^>]*><path fill="#10181f"/),
  )

  it.each([
    ['network', chains, networkDrawing, 50],
    ['asset', tokens, tokenDrawing, 30],
  ] as const)(
    'is visible in both themes, and on its plate, for every %s of the catalogue',
    async (_, rows, load, least) => {
      const icons = new Set((rows as readonly { icon: string }[]).map(({ icon }) => icon))
      const drawn = await Promise.all([...icons].map(async (icon) => ({ icon, svg: await load(icon) })))
      const seen = drawn.flatMap(({ icon, svg }) => (svg ? [{ icon, svg }] : []))
      expect(seen.length).toBeGreaterThan(least)
      const faint = seen.filter(({ svg }) => {
        const [first = 0, ...rest] = paintsOf(svg)
        // A plate is the first paint and the ground of the others.
        if (svg.includes('d="M-99')) return best(rest, first) < LEAST_CONTRAST
        return Object.values(grounds).some((ground) => best([first, ...rest], ground) < LEAST_CONTRAST)
      })
      expect(faint.map(({ icon }) => icon)).toEqual([])
    },
  )

  it('is unchanged if it has a colour or its own background', () => {
    const coloured = '<svg><path fill="#000"/><path fill="#627EEA"/></svg>'
    const whole = '<svg><path fill="#000"/><path fill="#fff"/></svg>'
    for (const svg of [coloured, whole, '<svg></svg>']) expect(onPlate(svg)).toBe(svg)
  })

  it('ignores paint that only clips it', () =>
    expect(
      onPlate('<svg><path fill="black"/><defs><clipPath id="a"><path fill="#fff"/></clipPath></defs></svg>'),
    ).toContain('<path fill="#fff" d="M-99'))

  it('has a dark plate if it is all white', () =>
    expect(onPlate('<svg viewBox="0 0 24 24"><path fill="#fff"/></svg>')).toMatch(/^<svg[^>]*><path fill="#10181f"/))
})
