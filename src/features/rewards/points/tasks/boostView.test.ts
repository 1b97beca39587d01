import { expect, it } from 'vitest'
import { boostView, factorText } from './boostView.ts'

const tiers = [
  { above: 3, percent: 110 },
  { above: 10, percent: 120 },
]

it.each([
  [0, 100, { percent: 110, from: 4 }],
  [3, 100, { percent: 110, from: 4 }],
  [4, 110, { percent: 120, from: 11 }],
  [11, 120, null],
])('after %i bridges the boost is %i percent', (bridges, percent, next) => {
  const view = boostView(tiers, bridges)
  expect(view).toMatchObject({ percent, next })
  expect(view.steps.filter((step) => step.current).map((step) => step.percent)).toEqual([percent])
  expect(view.steps.map((step) => step.from)).toEqual([1, 4, 11])
})

it('a program without tiers has one step', () => {
  expect(boostView([], 7)).toEqual({
    steps: [{ from: 1, percent: 100, current: true, reached: true }],
    percent: 100,
    next: null,
  })
})

it.each([
  [100, '1×'],
  [110, '1.1×'],
  [150, '1.5×'],
])('%i percent is shown as %s', (percent, text) => expect(factorText(percent)).toBe(text))
