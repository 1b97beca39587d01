import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BridgeQuest } from './bridgeQuest.ts'
import { StepBar } from './ActivityItem.tsx'

const row = (bonus: number): BridgeQuest => ({
  kind: 'bridge',
  id: 1,
  name: 'Southbound',
  logo: null,
  unit: 'bridges',
  made: 2,
  asked: 3,
  bonus,
  done: false,
  ended: false,
  time: null,
  preset: { from: null, to: null, token: null },
  share: null,
  steps: [
    { points: 10, share: 1 },
    { points: 30, share: 0.5 },
  ],
})
const drawn = (bonus: number) => renderToStaticMarkup(<StepBar row={row(bonus)} />)
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s{2,}/)
    .filter(Boolean)
    .map((text) => text.trim())

it('labels each step with its points, and its progress', () => {
  expect(words(drawn(0))).toEqual(['+10 PTS', '+30 PTS'])
  expect(drawn(0)).toContain('aria-valuetext="2 of 3 bridges"')
  expect([...drawn(0).matchAll(/scaleX\(([\d.]+)\)/g)].map(([, share]) => Number(share))).toEqual([1, 0.5])
})

it('ends with a star and the completion bonus, if there is one', () => {
  expect(words(drawn(100)).at(-1)).toBe('+100 bonus for completing all steps')
  expect([drawn(100), drawn(0)].map((html) => html.includes('<svg'))).toEqual([true, false])
})
