import { hc } from 'hono/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppType } from './app.ts'
import { createTestApp, type TestApp } from './testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('the API types produce a working client', async () => {
  const client = hc<AppType>('http://localhost', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(t.app.request(input, init)),
  })
  const chains = await (await client.api.bridge_api.v1['get-all-chains'].$get()).json()
  expect(chains.data.list.map((c) => c.chain_name)).toContain('Northshore')
  const answer = await client.api.bridge_api.v1.quotes.$post({
    json: { from_chain_id: 31337, to_chain_id: 31338, token: 'ETH', amount: '100000000000000000' },
  })
  const { data } = await answer.json()
  const receive: string | undefined = data.quotes[0]?.receive_amount
  expect(receive).toMatch(/^\d+$/)
})
