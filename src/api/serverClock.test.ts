import { expect, it } from 'vitest'
import { clockAhead } from './serverClock.ts'

const told = Date.parse('2026-03-02T22:10:00Z') / 1000
/** Clock offset measured by a device `off` ms wrong that asks at this server time and waits `tookMs` for the answer. */
const heard = (off: number, asked: string, tookMs: number) =>
  clockAhead({ told, asked: Date.parse(asked) + off, answered: Date.parse(asked) + off + tookMs })

it.each([
  ['an exact one', 0, '2026-03-02T22:10:00.500Z', 20],
  ['an exact one whose answer took ten seconds', 0, '2026-03-02T22:09:55Z', 10_000],
  ['one that is off by less than anybody can tell', 400, '2026-03-02T22:10:00.300Z', 50],
])('%s counts as right', (_, off, asked, tookMs) => expect(heard(off, asked, tookMs)).toBe(0))

it.each([
  ['two hours ahead', 7_200_000],
  ['ten minutes behind', -600_000],
])('one that is %s is set right, to the second', (_, off) => {
  expect(Math.abs(heard(off, '2026-03-02T22:10:00.200Z', 100) + off)).toBeLessThan(1000)
})
