import { expect, it } from 'vitest'
import { createRewardsPanel } from './rewardsPanel.ts'

it('stores the user’s choice', () => {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
  const panel = createRewardsPanel(storage)
  expect(panel.getState().chosen).toBeNull()
  panel.getState().choose(false)
  expect(panel.getState().chosen).toBe(false)
  expect(createRewardsPanel(storage).getState().chosen).toBe(false)
  panel.getState().choose(true)
  expect(createRewardsPanel(storage).getState().chosen).toBe(true)
})

it('works without a storage, with a full one, and with invalid data in it', () => {
  const full = createRewardsPanel({
    getItem: () => 'maybe',
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(full.getState().chosen).toBeNull()
  full.getState().choose(false)
  expect(full.getState().chosen).toBe(false)
  expect(createRewardsPanel(null).getState().chosen).toBeNull()
})
