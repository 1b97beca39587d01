import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'
import { refreshAfterArrival, nextRefreshIn } from './usePointsOnArrival.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('polls 3, 8 and 20 seconds after the arrival, and stops once something has changed', () => {
  const waits = [0, 1, 2, 3].map((made) => nextRefreshIn(made, false))
  expect(waits).toEqual([3000, 5000, 12_000, null])
  expect([0, 1, 2, 3].map((made) => nextRefreshIn(made, true))).toEqual([null, null, null, null])
})

describe('after an arrival', () => {
  /** Page with a wallet's points and progress; `changesAt` is when the server has counted the transfer. */
  async function page(changesAt: number) {
    const client = new QueryClient()
    const began = Date.now()
    const asked: Record<string, number[]> = { points: [], progress: [], others: [] }
    const show = (name: string, queryKey: readonly unknown[]) => {
      const queryFn = () => {
        asked[name]?.push((Date.now() - began) / 1000)
        return Promise.resolve({ name, points: Date.now() - began >= changesAt ? 165 : 0 })
      }
      new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(() => undefined)
    }
    show('points', pointsKey('mine'))
    show('progress', [...pointsKey('mine'), 'campaigns', 1])
    show('others', pointsKey('other'))
    client.setQueryData(checkInsKey('mine'), {})
    await vi.advanceTimersByTimeAsync(0)
    refreshAfterArrival(client, 'mine')
    await vi.advanceTimersByTimeAsync(120_000)
    return { asked, checkInsAgain: client.getQueryState(checkInsKey('mine'))?.isInvalidated }
  }

  it.each([
    ['at once', 1000, [0, 3]],
    ['a little later', 5000, [0, 3, 8]],
    ['late', 15_000, [0, 3, 8, 20]],
  ])('refetches points and progress until they change if the server counts %s', async (_, changesAt, times) => {
    const { asked, checkInsAgain } = await page(changesAt)
    expect(asked).toEqual({ points: times, progress: times, others: [0] })
    expect(checkInsAgain).toBe(true)
  })

  it('polls three times if no points arrive', async () => {
    const { asked, checkInsAgain } = await page(Number.POSITIVE_INFINITY)
    expect([asked['points'], checkInsAgain]).toEqual([[0, 3, 8, 20], false])
  })
})
