import { expect, it } from 'vitest'
import { createApi, type AnswerOf, type PathOf } from './calls.ts'
import type { Call, Http } from './http.ts'
import { hintDeposit, openOrderEvents, readHistoryPage } from './orderCalls.ts'

function recorded() {
  const calls: [string, Call | undefined][] = []
  const http = ((path: string, call?: Call) => {
    calls.push([path, call])
    return Promise.resolve({ data: {} })
  }) as Http
  const streams: string[] = []
  const fetchOwn = (url: string) => {
    streams.push(url)
    return Promise.resolve(new Response(''))
  }
  return { api: createApi(http, fetchOwn), calls, streams }
}

it('puts ids into paths, and everything else into query, body or headers', async () => {
  const { api, calls, streams } = recorded()
  await hintDeposit(api, 'a/b', '0x12', 'secret')
  await readHistoryPage(api, '0xabc', null)
  expect(calls).toEqual([
    [
      '/bridge_api/v1/orders/a%2Fb/deposit',
      { method: 'POST', body: { tx_hash: '0x12' }, headers: { authorization: 'Bearer secret' } },
    ],
    ['/bridge_api/v1/0xabc/orders', { query: { limit: 20, cursor: undefined }, signal: undefined }],
  ])
  await openOrderEvents(api, 'a/b', {}, new AbortController().signal)
  expect(streams).toEqual(['/api/bridge_api/v1/orders/a%2Fb/events'])
})

it('type-checks the paths and responses of the server, and rejects others', () => {
  const path: PathOf<'$get'> = '/config/app'
  // @ts-expect-error no such call
  const unknownPath: PathOf<'$get'> = '/config/application'
  // @ts-expect-error no such field
  type Missing = AnswerOf<'/nocore_api/v1/ip-info', '$get'>['data']['country']
  expect([path, unknownPath] satisfies [string, Missing | string]).toHaveLength(2)
})
