import { expect, it, vi } from 'vitest'
import { anySheet, sheetOpened, watchSheets } from './openSheets.ts'

it('a sheet is there until the last one has gone, and whoever watches is told', () => {
  const told = vi.fn()
  const leave = watchSheets(told)
  expect(anySheet()).toBe(false)
  const [first, second] = [sheetOpened(), sheetOpened()]
  first()
  expect(anySheet()).toBe(true)
  second()
  expect(anySheet()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  leave()
  sheetOpened()()
  expect(told).toHaveBeenCalledTimes(4)
})
