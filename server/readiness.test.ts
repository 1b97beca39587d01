import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMetrics } from '#runtime/metrics.ts'
import { createOperatorApp } from '#runtime/operatorPart.ts'
import { readiness } from './readiness.ts'
import { createTestApp, type TestApp } from './testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('strangers can read neither metrics nor readiness', async () => {
  for (const path of ['/metrics', '/ready']) expect((await t.call('GET', path)).status).toBe(404)
  expect(await t.call('GET', '/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  })
})

it('the operator can read both on another listener, and nothing else', async () => {
  const metrics = createMetrics()
  metrics.counter('causeway_test_total', 'A test').inc()
  const app = createOperatorApp(metrics, readiness(t.deps))
  const page = await app.request('/metrics')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('causeway_test_total 1')])
  expect(await (await app.request('/ready')).json()).toMatchObject({
    status: 'ready',
    database: true,
    chains: expect.arrayContaining([expect.objectContaining({ healthy: true })]) as unknown,
  })
  expect((await app.request('/api/config/app')).status).toBe(404)
})

it('names the missing contact until links.json has a support page', async () => {
  const noticeOf = async (links: Readonly<Record<string, string>>) => {
    const site = { ...t.deps.site, around: { ...t.deps.site.around, links } }
    return ((await (await readiness({ ...t.deps, site }).request('/ready')).json()) as { contact_notice: unknown })
      .contact_notice
  }
  expect(await noticeOf({ telegram: 'https://t.example.org' })).toContain('links.json')
  expect(await noticeOf({ support: 'https://help.example.org' })).toBeNull()
})

it('is not ready without its database', async () => {
  const broken = {
    ...t.deps,
    store: { ...t.store, chainState: { ...t.store.chainState, all: () => Promise.reject(new Error('gone')) } },
  }
  const answer = await createOperatorApp(createMetrics(), readiness(broken)).request('/ready')
  expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'not_ready', database: false }])
})
