import { expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { endpointHashes } from '#runtime/config/endpoints.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { sharedPairs, watchSharedEndpoints } from './sharedEndpoints.ts'

const salt = `0x${'01'.repeat(32)}`

it('hashes equal providers equally under one salt, and nothing else', () => {
  const hashes = (...urls: string[]) => endpointHashes(urls, salt)
  expect(hashes('https://eu.a.com/key')).toEqual(hashes('https://us.a.com/other', 'https://a.com'))
  expect(hashes('https://a.com')).not.toEqual(hashes('https://b.com'))
  expect(endpointHashes(['https://a.com'], `0x${'02'.repeat(32)}`)).not.toEqual(hashes('https://a.com'))
})

it('compares each party with every other', () => {
  const parties = new Map([
    ['maker', ['1', '2']],
    ['a', ['2', '3', '1']],
    ['b', ['3']],
    ['c', ['4']],
  ])
  expect(sharedPairs(parties)).toEqual([
    { one: 'maker', other: 'a', count: 2 },
    { one: 'a', other: 'b', count: 1 },
  ])
})

it('raises an alert while a provider is shared, also between attesters, and lists silent ones', async () => {
  let urls = ['https://x.a.com']
  const metrics = createMetrics()
  const party = (label: string, own: () => readonly string[]) => ({
    label,
    endpointHashes: async (asked: string) => endpointHashes(own(), asked),
  })
  const silent = {
    label: 'silent',
    endpointHashes: () => Promise.reject(new AppError('attester_unreachable', 'away', { status: 502 })),
  }
  const saved: unknown[] = []
  const sharing = watchSharedEndpoints({
    attesters: [party('first', () => urls), party('second', () => ['https://b.com']), silent],
    endpoints: ['https://y.a.com', 'https://c.com'],
    log: silentLog,
    metrics,
    save: async (check) => void saved.push(check),
    everyMs: 1,
  })
  sharing.start()
  await expect.poll(() => sharing.found()).toEqual([{ one: 'maker', other: 'first', count: 1 }])
  expect(saved[0]).toEqual({
    attesters: 3,
    silent: 1,
    shared: 1,
    domains: { maker: 2, attesters: [1, 1] },
  })
  const text = await metrics.render()
  expect(text).toContain('causeway_maker_shared_endpoint_providers{one="maker",other="first"} 1')
  expect(text).toContain('causeway_maker_endpoint_hashes_unknown{attester="silent"} 1')
  urls = ['https://b.com']
  await expect.poll(() => sharing.found()).toEqual([{ one: 'first', other: 'second', count: 1 }])
  urls = ['https://d.com']
  await expect.poll(() => sharing.found()).toEqual([])
  await sharing.stop()
  expect(await metrics.render()).not.toContain('providers{')
})
