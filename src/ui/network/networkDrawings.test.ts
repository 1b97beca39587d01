import { describe, expect, it } from 'vitest'
import chains from '#config/chains.json' with { type: 'json' }
import { networkDrawing, onPlate, paintsOf } from './networkDrawings.ts'

/** Luminance of --water in theme.css, the background of every round icon. */
const grounds = { dark: 0.008, light: 0.82 }
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
const best = (svg: string, ground: number): number => Math.max(...paintsOf(svg).map((paint) => contrast(paint, ground)))

describe('the logo of a network', () => {
  it.each(['linea', 'zksync'])('%s is all black and has a light plate behind it', async (icon) => {
    const svg = (await networkDrawing(icon)) ?? ''
    expect(svg).toMatch(/^<svg[^>]*><path fill="#fff"/)
  })

  it('is visible in both themes, for every network of the catalogue', async () => {
    const drawn = await Promise.all(
      (chains as { icon: string }[]).map(async ({ icon }) => ({ icon, svg: await networkDrawing(icon) })),
    )
    const seen = drawn.flatMap(({ icon, svg }) => (svg ? [{ icon, svg }] : []))
    expect(seen.length).toBeGreaterThan(50)
    for (const [theme, ground] of Object.entries(grounds))
      expect(seen.filter(({ svg }) => best(svg, ground) < 1.2).map(({ icon }) => `${icon} on ${theme}`)).toEqual([])
  })

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
