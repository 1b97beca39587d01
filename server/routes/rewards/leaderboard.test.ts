import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomAddress } from '#store/testing/fixtures.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { markBoards } from '../../rewards/leaderboard.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const names = ['11', '22', '33'].map((digits) => `0x${digits.repeat(20)}`)
let event = 0
const award = (wallet: string, points: number) => {
  const at = t.clock.now()
  return t.store.points.award([
    {
      wallet,
      rule: 'test',
      sourceEvent: `${event++}`,
      bucket: 'campaign_points',
      points,
      reason: { kind: 'granted', note: 'test' },
      at,
      finalAt: at,
    },
  ])
}
const list = async (board: string, wallet = '') =>
  (await t.call('GET', `/api/campaign_api/v1/leaderboard?board=${board}${wallet && `&user_id=${wallet}`}`)).body as {
    data: { rows: { address: string; own: boolean }[]; own: unknown }
  }
async function hide(wallet: string, hidden: boolean, as = wallet) {
  const token = newToken('session')
  const now = t.clock.now()
  await t.store.sessions.create({
    tokenHash: hashToken(token),
    userId: as,
    family: 'evm',
    surface: 'web',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  return t.call('POST', `/api/campaign_api/v1/${wallet}/leaderboard`, {
    body: { hidden },
    headers: { authorization: `Bearer ${token}` },
  })
}

describe('the leaderboard', () => {
  it('lists by points with shortened addresses, and includes one’s own rank', async () => {
    for (const [n, wallet] of names.entries()) await award(wallet, (n + 1) * 1_000_000)
    await markBoards(t.deps)
    expectGolden(import.meta.dirname, 'leaderboard', await list('all', names[1]))
  })

  it('starts over each week; the all-time board does not', async () => {
    const wallet = randomAddress()
    await award(wallet, 5_000_000)
    expect(await list('week', wallet)).toMatchObject({ data: { own: { rank: 1, points: 5_000_000 } } })
    t.clock.advance(7 * 86_400)
    expect(await list('week', wallet)).toMatchObject({ data: { own: { rank: null, points: 0 } } })
    await award(wallet, 3)
    expect(await list('week', wallet)).toMatchObject({ data: { own: { rank: 1, points: 3 } } })
    expect(await list('all', wallet)).toMatchObject({ data: { own: { points: 5_000_003 } } })
  })

  it('can be left and rejoined only by the wallet itself', async () => {
    const [wallet, other] = [randomAddress(), randomAddress()]
    await award(wallet, 9_000_000)
    await award(other, 8_000_000)
    expect(await hide(wallet, true, other)).toMatchObject({ status: 403 })
    expect(await hide(wallet, true)).toMatchObject({ status: 200, body: { data: { hidden: true } } })
    for (const board of ['all', 'week']) {
      const { data } = await list(board, wallet)
      expect([data.own, data.rows.some((row) => row.own)]).toEqual([
        expect.objectContaining({ rank: null, hidden: true }),
        false,
      ])
    }
    // Points awarded later stay hidden too.
    await award(wallet, 1)
    expect((await list('week', wallet)).data.rows.some((row) => row.own)).toBe(false)
    await hide(wallet, false)
    expect(await list('all', wallet)).toMatchObject({ data: { own: { rank: 1, hidden: false } } })
  })

  it('ranks no wallet without points, and has no other boards', async () => {
    expect(await list('all', randomAddress())).toMatchObject({
      data: { own: { rank: null, points: 0, hidden: false } },
    })
    expect((await list('all')).data.own).toBeNull()
    expect(await t.call('GET', '/api/campaign_api/v1/leaderboard?board=year')).toMatchObject({ status: 400 })
  })
})
