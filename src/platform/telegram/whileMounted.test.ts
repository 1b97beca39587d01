import { expect, it } from 'vitest'
import { whileMounted } from './whileMounted.ts'

function setUp() {
  let ready = false
  const listeners = new Set<() => void>()
  const sub = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const mounted = Object.assign(() => ready, { sub })
  const mount = () => {
    ready = true
    for (const listener of listeners) listener()
  }
  let bound = 0
  const enter = () =>
    whileMounted(mounted, () => {
      if (bound++ > 0) throw new Error('bound already')
      return () => void bound--
    })
  return { mount, enter, bound: () => bound }
}

it('binds once it is ready, and lets go', () => {
  const { mount, enter, bound } = setUp()
  const leave = enter()
  expect(bound()).toBe(0)
  mount()
  mount()
  expect(bound()).toBe(1)
  leave()
  expect(bound()).toBe(0)
})

it('who left before it was ready binds nothing, and the next one does', () => {
  const { mount, enter, bound } = setUp()
  enter()()
  const leave = enter()
  mount()
  expect(bound()).toBe(1)
  leave()
  enter()
  expect(bound()).toBe(1)
})
