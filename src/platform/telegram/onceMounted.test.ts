import { expect, it, vi } from 'vitest'
import { onceMounted } from './onceMounted.ts'

function part(ready: boolean) {
  const listeners = new Set<() => void>()
  const mounted = Object.assign(() => ready, { sub: (listener: () => void) => void listeners.add(listener) })
  const mount = () => {
    ready = true
    for (const listener of listeners) listener()
  }
  return { mounted, mount }
}

it('binds once the part is ready, and once alone', () => {
  const { mounted, mount } = part(false)
  const bind = vi.fn()
  onceMounted(mounted, bind)
  expect(bind).not.toHaveBeenCalled()
  mount()
  mount()
  expect(bind).toHaveBeenCalledOnce()
})

it('binds at once what is ready already', () => {
  const { mounted, mount } = part(true)
  const bind = vi.fn()
  onceMounted(mounted, bind)
  mount()
  expect(bind).toHaveBeenCalledOnce()
})
