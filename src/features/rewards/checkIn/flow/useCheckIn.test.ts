import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'
import { refreshAfter } from './useCheckIn.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('refetches that wallet’s calendar at once and its points three seconds later', async () => {
  const client = new QueryClient()
  const keys = [checkInsKey('mine'), [...pointsKey('mine'), 'entries'], pointsKey('other')]
  for (const key of keys) client.setQueryData(key, {})
  const outdated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  await refreshAfter(client, 'mine')
  vi.advanceTimersByTime(2999)
  expect(outdated()).toEqual([true, false, false])
  vi.advanceTimersByTime(1)
  expect(outdated()).toEqual([true, true, false])
})
