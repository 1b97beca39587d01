import { expect, it, vi } from 'vitest'
import { anySheet, sheetOpened, watchSheets } from './openSheets.ts'

it('a sheet counts as open until the last one closes, and watchers are notified', () => {
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
