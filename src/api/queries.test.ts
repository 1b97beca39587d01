import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import { type Api, createApi } from './calls.ts'
import { createHttp } from './http.ts'
import { countryQuery, recoversIn } from './queries.ts'
import { askAgainIn } from './orderQueries.ts'
import { entriesQuery, monthQuery, pointsQuery, progressQuery, rewardsQuery, weekQuery } from './rewardQueries.ts'

it('logs a failed country lookup, and requests it once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const countryCode = vi.fn().mockRejectedValue(new Error('away'))
  await expect(new QueryClient().fetchQuery(countryQuery({ countryCode } as unknown as Api))).rejects.toThrow('away')
  expect(countryCode).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'away' }))
  warn.mockRestore()
})

it('retries a refused order less and less often, and then stops', () => {
  expect([1, 2, 3, 4, 39].map(askAgainIn)).toEqual([2500, 5000, 10_000, 15_000, 15_000])
  expect(askAgainIn(40)).toBe(false)
})

it('retries by itself after transient errors only', () => {
  expect(recoversIn(null)).toBe(false)
  expect(recoversIn(new AppError('not_found', 'No.', { status: 404 }))).toBe(false)
  expect(recoversIn(new AppError('api_unreachable', 'Away.', { retriable: true }))).toBe(10_000)
  expect(recoversIn(new Error('who knows'))).toBe(10_000)
})

it('a wallet has no progress in campaigns that were removed since they were listed', async () => {
  const http = createHttp({
    base: '/api',
    fetch: () => Promise.resolve(Response.json({ code: 404, message: 'Campaign not found.', data: { campaigns: [] } })),
  })
  const own = createApi(http, () => Promise.reject(new Error('unused')))
  expect(await new QueryClient().fetchQuery(progressQuery(own, '0x', [1]))).toEqual({ campaigns: [] })
})

const api = {} as Api
const day = 20_260_304 as never
it.each([
  ['points', pointsQuery(api, '0x')],
  ['their reasons', entriesQuery(api, '0x')],
  ['progress', progressQuery(api, '0x', [1])],
  ['rules', rewardsQuery(api)],
  ['the month', monthQuery(api, '0x', day, { year: 2026, month: 3 })],
  ['the week', weekQuery(api, '0x', day)],
])('asks for %s each minute, and sooner after a failure that passes', (_, { refetchInterval }) => {
  const askIn = refetchInterval as unknown as (query: { state: { error: Error | null } }) => number
  expect(askIn({ state: { error: null } })).toBe(60_000)
  expect(askIn({ state: { error: new AppError('api_unreachable', 'Away.', { retriable: true }) } })).toBe(10_000)
})
