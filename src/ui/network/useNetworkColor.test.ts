import { expect, it } from 'vitest'
import { colourOfName, networkColorCss } from './useNetworkColor.ts'
import { shoreColour } from './networkDrawings.ts'

it('uses the most saturated colour of a logo, whatever else is in it', () => {
  const { hue, chroma } = shoreColour('Base', '<svg><path fill="#fff"/><path fill="#00F"/><path fill="#101010"/></svg>')
  expect(hue).toBeGreaterThan(255)
  expect(hue).toBeLessThan(270)
  expect(chroma).toBe(0.15)
})

it('reads gradients too', () => expect(shoreColour('Red', '<stop stop-color="#ff0000"/>').hue).toBe(29))

it.each([null, '<svg/>', '<path fill="#fff"/><path fill="#000"/><path fill="none"/>'])(
  'falls back to the name for %j',
  (svg) => expect(shoreColour('Northshore', svg)).toEqual(colourOfName('Northshore')),
)

it('gives a name the same colour each time, and different ones to the local networks', () => {
  expect(colourOfName('Northshore')).toEqual(colourOfName('Northshore'))
  const names = ['Northshore', 'Southshore', 'Solshore', 'Eclipse Shore']
  expect(new Set(names.map((name) => colourOfName(name).hue)).size).toBe(names.length)
})

it('leaves the lightness to the theme', () =>
  expect(networkColorCss({ hue: 264, chroma: 0.15 })).toBe('oklch(var(--shore-lightness) 0.15 264)'))
