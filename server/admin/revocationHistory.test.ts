import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { buckets, totalOf } from '#core/rewards/buckets.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { REFERRAL_RULE } from '#store/referrals/types.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { currentCampaigns } from '../rewards/campaigns/current.ts'
import { joinCampaign } from '../rewards/campaigns/join.ts'
import { takeCheckIn } from '../rewards/checkIn/take.ts'
import { settlePoints } from '../rewards/orderPoints.ts'
import { recheckSocial } from '../rewards/social/recheck.ts'
import { fakeVerifier } from '../rewards/social/testing/fakeVerifier.ts'
import { rewardRound } from '../rewards/startRewards.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'
import { campaignCommands } from './campaigns.ts'
import { pointCommands } from './points.ts'
import { referralCommands } from './referrals.ts'
import { socialCommands } from './social.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
afterAll(() => t.close())

const by = { by: 'Ada', reason: 'a ring' }
const eth = (chain: number) => assetId(chain as never, 'native')
const DAY = 86_400

/** The award of a source event without its attempt: "29:social:0x…". */
const awardOf = (sourceEvent: string): string => sourceEvent.slice(0, sourceEvent.lastIndexOf(':'))
async function awardsOf(wallet: string): Promise<string[]> {
  const { campaigns } = await currentCampaigns(t.deps, t.store)
  return (await t.store.campaigns.standing(wallet, campaigns)).flatMap(({ campaignId, awards }) =>
    awards.map(({ part }) => `${campaignId}:${part}:${wallet}`),
  )
}

/** Creates two wallets that share an X account, one referred by the other, with every action that can affect them. */
async function stage() {
  const [ada, bob] = [randomAddress(), randomAddress()]
  await t.store.referrals.bind(bob, ada, t.clock.now())
  const wallets = [ada, bob] as const
  const x = fakeVerifier({ account: randomAddress() })
  const deps = { ...t.deps, socialVerifiers: new Map([['x' as const, x]]), tell: () => undefined }
  /** Awards that were revoked but not restored. */
  const withheld = new Set<string>()
  const orders: OrderRow[] = []
  const checkIns: string[] = []

  const wallet = (n: number): string => wallets[n % 2] ?? ada
  const join = (n: number, campaignId: number, how: 'share' | 'verify') =>
    joinCampaign(deps, {
      wallet: wallet(n),
      ip: '192.0.2.7',
      person: null,
      reached: () => true,
      campaignId,
      join: how,
      platform: null,
      twitterUsername: 'someone',
      code: null,
    })
  const given = async (n: number) => {
    const rows = (await t.store.points.entries(wallet(n), { before: null, limit: 50 })).filter(
      ({ points }) => points > 0,
    )
    const row = rows[Math.floor(n / 2) % Math.max(1, rows.length)]
    if (!row) throw new AppError('entry_unknown', 'nothing was given yet')
    return row
  }
  const edit = (set: object) => campaignCommands['edit']?.(deps, { ...by, id: '1', set: JSON.stringify(set) })

  const acts = {
    bridge: async (n: number) => {
      const fromAddress = wallet(n)
      orders.push(
        await finalOrder(t.store, {
          fromAddress,
          fromAsset: eth(north),
          toAsset: eth(south),
          fromChain: north,
          toChain: south,
        }),
      )
    },
    undo: (n: number) => {
      const [order] = orders.splice(n % Math.max(1, orders.length), 1)
      return order && t.store.orders.apply(order.id, 'incident')
    },
    checkIn: async (n: number) => {
      const hash = `0x${randomBytes(32).toString('hex')}`
      t.chain(north).setCheckIn(hash, {
        state: 'mined',
        time: t.clock.now().getTime() / 1000,
        confirmations: 5n,
        entries: [{ account: wallet(n), date: dateNumber(utcDay(t.clock.now())) }],
      })
      await takeCheckIn(deps, { chainId: north, hash, wallet: wallet(n) })
      checkIns.push(hash)
    },
    drop: (n: number) => {
      t.chain(north).setCheckIn(checkIns[n % Math.max(1, checkIns.length)] ?? '', { state: 'unknown' })
      t.clock.advance(2 * 3600)
    },
    wait: (n: number) => t.clock.advance((n % 9) * DAY),
    share: (n: number) => join(n, 1, 'share'),
    social: (n: number) => join(n, 29, 'verify'),
    leave: (n: number) => void (x.standing = n % 3 === 0 ? 'stands' : 'left'),
    edit: (n: number) => edit({ status: n % 4 === 0 ? 0 : 1, extraPoints: (n % 3) * 10 }),
    recount: () => campaignCommands['recount']?.(deps, by),
    revoke: async (n: number) => {
      const { id, sourceEvent } = await given(n)
      await pointCommands['revoke']?.(deps, { ...by, entry: id.toString() })
      withheld.add(awardOf(sourceEvent))
    },
    restore: async (n: number) => {
      const { id, sourceEvent } = await given(n)
      await pointCommands['restore']?.(deps, { ...by, entry: id.toString() })
      withheld.delete(awardOf(sourceEvent))
    },
    number: async (n: number) => {
      const { balances } = await t.store.points.standing(wallet(n))
      const full = buckets.filter((bucket) => balances[bucket] > 0)
      const bucket = full[Math.floor(n / 2) % Math.max(1, full.length)] ?? 'campaign_points'
      await pointCommands['revoke']?.(deps, {
        ...by,
        wallet: wallet(n),
        points: String(balances[bucket] - (n % 3)),
        bucket,
      })
    },
    release: (n: number) => socialCommands['release']?.(deps, { ...by, wallet: wallet(n), campaign: '29' }),
    unbind: (n: number) => referralCommands['unbind']?.(deps, { ...by, wallet: bob, 'allow-again': n % 2 === 0 }),
  }

  /** Runs the background jobs. */
  const engine = async (): Promise<void> => {
    await rewardRound(deps)
    await recheckSocial(deps)
  }
  return {
    act: async (name: keyof typeof acts, n: number): Promise<void> => {
      try {
        await acts[name](n)
      } catch (error) {
        // A refused action must change nothing; the checks after it verify that.
        if (!(error instanceof AppError)) throw error
      }
      await engine()
    },
    replay: async (): Promise<void> => {
      for (const { id } of orders) await settlePoints(deps, id)
      await acts.recount()
      await engine()
    },
    look: () =>
      Promise.all(
        wallets.map(async (one) => ({
          standing: await t.store.points.standing(one),
          entries: await t.store.points.entries(one, { before: null, limit: 500 }),
          brought: await t.store.referrals.totals(one),
          withheld: (await awardsOf(one)).filter((award) => withheld.has(award)),
        })),
      ),
  }
}
type Look = Awaited<ReturnType<Awaited<ReturnType<typeof stage>>['look']>>

async function isSound(look: Look): Promise<void> {
  for (const { standing, entries, brought, withheld } of look) {
    expect(withheld).toEqual([])
    expect(Math.min(...Object.values(standing.balances))).toBeGreaterThanOrEqual(0)
    const takenBack = await t.store.points.takenBack(entries.map(({ id }) => id))
    // A pending entry and its clawback are in no balance; they cancel out.
    expect(entries.filter(({ pending }) => !pending).reduce((sum, { points }) => sum + points, 0)).toBe(
      totalOf(standing.balances),
    )
    expect(
      entries
        .filter(({ id, rule }) => rule === REFERRAL_RULE && !takenBack.has(id))
        .reduce((sum, { points }) => sum + points, 0),
    ).toBe(brought.points)
    expect(brought.bridges).toBeGreaterThanOrEqual(0)
  }
}

const names = [
  'bridge',
  'bridge',
  'bridge',
  'undo',
  'undo',
  'checkIn',
  'drop',
  'wait',
  'share',
  'social',
  'leave',
  'edit',
  'recount',
  'revoke',
  'revoke',
  'revoke',
  'restore',
  'number',
  'number',
  'release',
  'unbind',
] as const

it('after any events and revocations no balance is negative, sums match, and a replay changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 1000 })), { minLength: 8, maxLength: 16 }),
      async (history) => {
        const { act, look, replay } = await stage()
        for (const name of ['bridge', 'checkIn', 'social'] as const) await act(name, 0)
        for (const [name, n] of history) {
          await act(name, n)
          await isSound(await look())
        }
        const before = await look()
        await replay()
        expect(await look()).toEqual(before)
      },
    ),
    { numRuns: 10 },
  )
}, 300_000)
