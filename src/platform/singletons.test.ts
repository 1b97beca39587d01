import { expect, it, vi } from 'vitest'
import { createSingletons } from './singletons.ts'

it('creates one store per kind, on first use, over the page’s storage', () => {
  const storage = { getItem: () => 'kept' } as unknown as Storage
  const create = vi.fn((from: Pick<Storage, 'getItem'> | null) => ({ value: from?.getItem('any') }))
  const stored = createSingletons(storage)
  expect(create).not.toHaveBeenCalled()
  expect(stored(create).value).toBe('kept')
  expect(stored(create)).toBe(stored(create))
  expect(create).toHaveBeenCalledOnce()
})

it('caches an empty value too', () => {
  const create = vi.fn(() => null)
  const stored = createSingletons(null)
  stored(create)
  stored(create)
  expect(create).toHaveBeenCalledOnce()
})
