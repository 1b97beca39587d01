import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const golden = async (name: string, path: string) => expectGolden(import.meta.dirname, name, (await t.call('GET', path)).body)

describe('the specification’s calls', () => {
  it('answer as recorded', async () => {
    await golden('campaigns', '/api/campaign_api/v1/campaigns')
    await golden('themes', '/api/campaign_api/v1/themes')
    await golden('activity-info', '/api/admin/api/activity/info')
  })
})

describe('campaigns', () => {
  const tasks = [stepOf(1, 5)]
  const around = { startTime: new Date('2026-01-01T00:00:00Z'), endTime: new Date('2027-01-01T00:00:00Z'), tasks }
  const campaigns = [
    campaignOf(51, around),
    campaignOf(52, { ...around, endTime: new Date('2026-02-01T00:00:00Z') }),
    campaignOf(53, { ...around, status: 0 }),
    campaignOf(54, { ...around, invisible: true }),
    campaignOf(55, { ...around, startTime: new Date('2026-12-01T00:00:00Z') }),
  ]
  const ids = async (app: TestApp, query: string) => ((await app.call('GET', `/api/campaign_api/v1/campaigns${query}`)).body as { data: { list: { id: number }[] } }).data.list.map((one) => one.id)

  it('are those that run now; all of them without the invisible ones', async () => {
    const app = await createTestApp({ deps: { campaigns: { ...t.deps.campaigns, campaigns } } })
    expect(await ids(app, '')).toEqual([51])
    expect(await ids(app, '?type=all')).toEqual([55, 53, 52, 51])
    expect(await app.call('GET', '/api/campaign_api/v1/campaigns?type=some')).toMatchObject({ status: 400 })
    await app.close()
  })

  it('name a social task only where its platform can be asked', async () => {
    expect(await ids(t, '')).toEqual([2, 1])
    const app = await createTestApp({ deps: { socialVerifiers: new Map([['discord', { verify: () => Promise.resolve(true) }]]) } })
    expect(await ids(app, '')).toEqual([2, 30, 1])
    await app.close()
  })
})
