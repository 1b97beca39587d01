import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastProblems, contrastRatio } from '#core/channel/contrast.ts'
import { telegramThemes } from '#local/telegram/themes.ts'
import { mix, telegramColours } from './colours.ts'

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
  ])('are taken over %s', (_, params, theme, ground, surface) => {
    const taken = telegramColours(params)
    expect(taken).toMatchObject({ theme, palette: { ground, surface, text: params.text_color } })
    expect(contrastProblems(taken?.theme ?? 'dark', taken?.palette ?? {})).toEqual([])
  })

  it('keep their tone where they are moved to be read', () => {
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
  it('can always be read, whatever Telegram sends', () => {
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

it('mixes', () =>
  expect([mix('#000000', '#ffffff', 0.5), mix('#102030', '#102030', 0.3)]).toEqual(['#808080', '#102030']))
