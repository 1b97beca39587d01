import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import localTokens from '#config/local/tokens.json' with { type: 'json' }
import packagedTokens from '#config/tokens.json' with { type: 'json' }
import { tokenDrawing } from './tokenDrawings.ts'

const icons = [...new Set([...packagedTokens, ...localTokens].map(({ icon }) => icon))]
const isInSet = (icon: string) =>
  existsSync(`node_modules/@web3icons/core/dist/svgs/tokens/branded/${icon.toUpperCase()}.svg.js`)

it('every icon of the catalogue that the icon set has is drawn', async () => {
  const wanted = icons.filter(isInSet)
  const drawn = await Promise.all(wanted.map(async (icon) => ({ icon, svg: await tokenDrawing(icon) })))
  expect(wanted).toEqual(expect.arrayContaining(['eth', 'usdc', 'gram', 'celo']))
  expect(drawn.filter(({ svg }) => !svg?.startsWith('<svg')).map(({ icon }) => icon)).toEqual([])
})

it('an icon that the set lacks has no drawing', async () => {
  expect(isInSet('hype')).toBe(false)
  expect(await tokenDrawing('hype')).toBeNull()
})

it('GRAM has its own logo', () => {
  const grams = [...packagedTokens, ...localTokens].filter(({ symbol }) => symbol === 'GRAM')
  expect(grams.map(({ icon }) => icon)).toEqual(['gram', 'gram', 'gram'])
})

it('a pale asset has a dark plate', async () =>
  expect(await tokenDrawing('evmos')).toMatch(/^<svg[^>]*><path fill="#10181f"/))
