import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pointsKey } from '#src/api/rewardQueries.ts'
import { refreshAfterTask } from './refreshAfterTask.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks for the points and the progress of that wallet five seconds later, and for nobody else’s', () => {
  const client = new QueryClient()
  const keys = [pointsKey('mine'), [...pointsKey('mine'), 'campaigns', 29], pointsKey('other')]
  for (const key of keys) client.setQueryData(key, {})
  const outdated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  refreshAfterTask(client, 'mine')
  vi.advanceTimersByTime(4999)
  expect(outdated()).toEqual([false, false, false])
  vi.advanceTimersByTime(1)
  expect(outdated()).toEqual([true, true, false])
})
