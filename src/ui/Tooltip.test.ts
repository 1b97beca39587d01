import { expect, it } from 'vitest'
import { placeTooltip } from './Tooltip.tsx'

const view = { width: 320, height: 640 }
const bubble = { width: 200, height: 60 }
const anchor = (left: number, top: number) => ({ left, top, width: 20, height: 20 })

it('is centred above its anchor', () =>
  expect(placeTooltip(anchor(150, 300), bubble, view)).toEqual({ left: 60, top: 232 }))
it('is placed below if there is no space above', () =>
  expect(placeTooltip(anchor(150, 30), bubble, view)).toEqual({ left: 60, top: 58 }))
it.each([
  [0, 8],
  [300, 112],
])('stays in the window next to an anchor at %i', (left, expected) =>
  expect(placeTooltip(anchor(left, 300), bubble, view).left).toBe(expected),
)
it('starts at the edge when it is larger than the window', () =>
  expect(placeTooltip(anchor(150, 30), { width: 400, height: 900 }, view)).toEqual({ left: 8, top: 8 }))
