import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { MANIFEST_PATH } from './wellKnown.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { publicUrl: 'https://bridge.example.org' } })
})
afterAll(() => t.close())

it('describes the app to wallets of any origin, with its public address', async () => {
  const { status, body, headers } = await t.call('GET', MANIFEST_PATH, { headers: { host: 'bridge.example.org' } })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  const origin = 'https://bridge.example.org'
  expect(body).toEqual({
    url: origin,
    name: t.catalogue.channels.find(({ id }) => id === t.catalogue.defaults.channelId)?.name,
    iconUrl: `${origin}/icon.png`,
    termsOfUseUrl: `${origin}/tos`,
  })
})

it('names the partner on the partner’s host, and never an unknown host', async () => {
  const partner = t.catalogue.channels.find(({ domains }) => domains.length > 0)
  const host = partner?.domains[0] ?? ''
  expect((await t.call('GET', MANIFEST_PATH, { headers: { host } })).body).toMatchObject({
    name: partner?.name,
    url: `https://${host}`,
  })
  expect((await t.call('GET', MANIFEST_PATH, { headers: { host: 'evil.example' } })).body).toMatchObject({
    url: 'https://bridge.example.org',
  })
})
