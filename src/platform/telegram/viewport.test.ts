import { expect, it, vi } from 'vitest'
import { keyboardOpen, onceMounted } from './viewport.ts'

it.each([
  [700, 700, false],
  [640, 700, false],
  [400, 700, true],
  [700, 0, false],
])('%s of %s px: %s', (height, stableHeight, open) => expect(keyboardOpen({ height, stableHeight })).toBe(open))

function part(ready: boolean) {
  const listeners = new Set<() => void>()
  const mounted = Object.assign(() => ready, { sub: (listener: () => void) => void listeners.add(listener) })
  const mount = () => {
    ready = true
    for (const listener of listeners) listener()
  }
  return { mounted, mount }
}

it('binds once the part is mounted, and only once', () => {
  const { mounted, mount } = part(false)
  const bind = vi.fn()
  onceMounted(mounted, bind)
  expect(bind).not.toHaveBeenCalled()
  mount()
  mount()
  expect(bind).toHaveBeenCalledOnce()
})

it('binds at once if it is already mounted', () => {
  const { mounted, mount } = part(true)
  const bind = vi.fn()
  onceMounted(mounted, bind)
  mount()
  expect(bind).toHaveBeenCalledOnce()
})
