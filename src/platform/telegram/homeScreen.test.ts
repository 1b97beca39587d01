import { expect, it, vi } from 'vitest'
import { createHomeScreenOffer } from './homeScreen.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('is offered once, after the second transfer', async () => {
  const offer = vi.fn(() => Promise.resolve())
  const storage = memoryStorage()
  const arrived = createHomeScreenOffer({ storage, missing: () => Promise.resolve(true), offer })
  await arrived('a')
  await arrived('a')
  expect(offer).not.toHaveBeenCalled()
  await createHomeScreenOffer({ storage, missing: () => Promise.resolve(true), offer })('b')
  expect(offer).toHaveBeenCalledOnce()
  await arrived('c')
  expect(offer).toHaveBeenCalledOnce()
})

it('is not offered where it is there already, or cannot be', async () => {
  const offer = vi.fn(() => Promise.resolve())
  const arrived = createHomeScreenOffer({ storage: memoryStorage(), missing: () => Promise.resolve(false), offer })
  await arrived('a')
  await arrived('b')
  expect(offer).not.toHaveBeenCalled()
})
