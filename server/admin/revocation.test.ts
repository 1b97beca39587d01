import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import type { Bucket } from '#core/rewards/buckets.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { PointRow } from '#store/points/types.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { joinCampaign } from '../rewards/campaigns/join.ts'
import { reverifyCheckIns } from '../rewards/checkIn/reverify.ts'
import { takeCheckIn } from '../rewards/checkIn/take.ts'
import { RECHECK_AFTER_MS, recheckSocial } from '../rewards/social/recheck.ts'
import { fakeVerifier, type FakeVerifier } from '../rewards/social/testing/fakeVerifier.ts'
import { rewardRound } from '../rewards/startRewards.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'
import { campaignCommands } from './campaigns.ts'
import type { AdminOptions } from './command.ts'
import { logCommands } from './log.ts'
import { pointCommands } from './points.ts'
import { referralCommands } from './referrals.ts'
import { socialCommands } from './social.ts'

let t: TestApp
let x: FakeVerifier
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(async () => {
  await t.reset()
  x = fakeVerifier({ account: randomAddress() })
})
afterAll(() => t.close())

const deps = () => ({ ...t.deps, socialVerifiers: new Map([['x' as const, x]]), tell: () => undefined })
const by = { by: 'Ada', reason: 'ring with 0xabc' }
const points = (name: string, options: AdminOptions = {}) =>
  pointCommands[name]?.(deps(), { ...by, ...options }) ?? Promise.reject(new Error(name))
const referrals = (options: AdminOptions = {}) =>
  referralCommands['unbind']?.(deps(), { ...by, ...options }) ?? Promise.reject(new Error('unbind'))
const social = (options: AdminOptions = {}) =>
  socialCommands['release']?.(deps(), { ...by, ...options }) ?? Promise.reject(new Error('release'))
const lastLine = async () => (await logCommands['list']?.(t.deps))?.split('\n')[0]?.split('  ').slice(1)

const eth = (chain: number) => assetId(chain as never, 'native')
async function bridged(wallet: string): Promise<OrderRow> {
  const order = await finalOrder(t.store, {
    fromAddress: wallet,
    fromAsset: eth(north),
    toAsset: eth(south),
    fromChain: north,
    toChain: south,
  })
  await rewardRound(t.deps)
  return order
}
async function undone({ id }: OrderRow): Promise<void> {
  await t.store.orders.apply(id, 'incident')
  await rewardRound(t.deps)
}
const join = (wallet: string, some: Partial<Parameters<typeof joinCampaign>[1]> = {}) =>
  joinCampaign(deps(), {
    wallet,
    ip: '192.0.2.7',
    person: null,
    reached: () => true,
    campaignId: 29,
    join: 'verify',
    platform: 'x',
    twitterUsername: 'someone',
    code: null,
    ...some,
  })
async function leaves(): Promise<void> {
  x.standing = 'left'
  t.clock.advance(RECHECK_AFTER_MS / 1000)
  await recheckSocial(deps())
}
async function checkedIn(wallet: string): Promise<string> {
  const hash = `0x${randomBytes(32).toString('hex')}`
  t.chain(north).setCheckIn(hash, {
    state: 'mined',
    time: t.clock.now().getTime() / 1000,
    confirmations: 5n,
    entries: [{ account: wallet, date: dateNumber(utcDay(t.clock.now())) }],
  })
  await takeCheckIn(t.deps, { chainId: north, hash, wallet })
  return hash
}
const entries = (wallet: string) => t.store.points.entries(wallet, { before: null, limit: 50 })
async function entryOf(wallet: string, fits: (row: PointRow) => boolean = () => true): Promise<PointRow> {
  const row = (await entries(wallet)).find((one) => one.points > 0 && fits(one))
  if (!row) throw new Error('there is no such entry')
  return row
}
const idOf = async (wallet: string, rule: string) => (await entryOf(wallet, (row) => row.rule === rule)).id.toString()
const has = async (wallet: string, bucket: Bucket) => (await t.store.points.standing(wallet)).balances[bucket]
/** Creates a wallet and a friend who used its referral code. */
async function friends(): Promise<[string, string]> {
  const [ada, bob] = [randomAddress(), randomAddress()]
  await t.store.referrals.bind(bob, ada, t.clock.now())
  return [ada, bob]
}
const invitation = async (wallet: string) => (await t.call('GET', `/api/campaign_api/v1/${wallet}/referral`)).body

describe('the entries of a wallet', () => {
  it('are listed with number, date, state, rule and reason, and operators’ notes', async () => {
    const [ada, bob] = await friends()
    await bridged(bob)
    await points('grant', { wallet: ada, points: '5' })
    await points('revoke', { wallet: ada, points: '2' })
    const [revoked, granted, waiting] = await entries(ada)
    const lines = (await points('entries', { wallet: ada })).split('\n').map((line) => line.split('  '))
    expect(lines).toEqual([
      [
        `${revoked?.id}`,
        revoked?.at.toISOString(),
        '-2 campaign_points',
        'final',
        'grant',
        'revoked note ring with 0xabc',
      ],
      [
        `${granted?.id}`,
        granted?.at.toISOString(),
        '+5 campaign_points',
        'final',
        'grant',
        'granted note ring with 0xabc',
      ],
      [
        `${waiting?.id}`,
        waiting?.at.toISOString(),
        '+15 refer_points',
        `coming until ${waiting?.finalAt.toISOString()}`,
        'referral',
        expect.stringContaining(`friend ${bob}`),
      ],
    ])
    expect(await points('entries', { wallet: ada, before: `${waiting?.id}` })).toBe('No older entries.')
    await expect(points('entries', { wallet: randomAddress() })).rejects.toMatchObject({ reason: 'wallet_unknown' })
  })

  it('are listed in pages', async () => {
    const wallet = randomAddress()
    for (let n = 0; n < 51; n++)
      await t.store.points.award([
        {
          wallet,
          rule: 'test',
          sourceEvent: `${wallet}:${n}`,
          bucket: 'pool_points',
          points: 1,
          reason: { kind: 'granted', note: '' },
          at: t.clock.now(),
          finalAt: t.clock.now(),
        },
      ])
    const lines = (await points('entries', { wallet })).split('\n')
    const before = /^Older ones: --before (\d+)$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
    expect([lines.length, (await points('entries', { wallet, before })).split('\n').length]).toEqual([51, 1])
  })
})

describe('an entry that is revoked', () => {
  it('never arrives if pending, and reduces what the friend has earned', async () => {
    const [ada, bob] = await friends()
    const order = await bridged(bob)
    const entry = await idOf(ada, 'referral')
    expect(await points('revoke', { entry })).toBe(
      `Entry ${entry} is reversed; it was pending. ${ada}: 0 → 0 refer_points`,
    )
    expect(await lastLine()).toEqual([
      'Ada',
      'points revoke',
      `${ada} entry ${entry}`,
      'coming 15 → 0',
      'ring with 0xabc',
    ])
    t.clock.advance(30 * 86_400)
    await rewardRound(t.deps)
    expect(await t.store.points.standing(ada)).toMatchObject({ pending: 0, balances: { refer_points: 0 } })
    expect(await invitation(ada)).toMatchObject({
      data: { referees: 1, bridges: 1, points: 0, friends: [{ bridges: 1, points: 0 }] },
    })
    expect((await points('entries', { wallet: ada })).split('\n')[1]).toContain('  reversed  referral  ')
    // The bridge is undone after the clawback: its share has been revoked already.
    await undone(order)
    expect([await has(ada, 'refer_points'), await invitation(ada)]).toMatchObject([
      0,
      { data: { bridges: 0, points: 0 } },
    ])
  })

  it('is deducted once, not again by the bridge’s reversal or a repeated command', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    const entry = await idOf(wallet, 'bridge')
    expect(await points('revoke', { entry, wallet })).toBe(
      `Entry ${entry} is reversed. ${wallet}: 150 → 0 cross_points`,
    )
    const before = await lastLine()
    await expect(points('revoke', { entry })).rejects.toMatchObject({ reason: 'entry_reversed' })
    await undone(order)
    await expect(points('revoke', { entry })).rejects.toMatchObject({ reason: 'entry_reversed' })
    expect([await has(wallet, 'cross_points'), await lastLine()]).toEqual([0, before])
    expect(JSON.stringify((await t.call('GET', `/api/campaign_api/v1/${wallet}/points/entries`)).body)).not.toContain(
      'ring',
    )
  })

  it('is removed with its whole day if it is a check-in, which bridges and other days no longer change', async () => {
    const wallet = randomAddress()
    const hash = await checkedIn(wallet)
    const order = await bridged(wallet)
    expect(await has(wallet, 'check_in_points')).toBe(10)
    const share = await idOf(wallet, 'check_in_bridge')
    expect(await points('revoke', { entry: share })).toBe(
      `Entry ${share} is reversed, with 1 more of the same check-in. ${wallet}: 10 → 0 check_in_points`,
    )
    await expect(points('revoke', { entry: await idOf(wallet, 'check_in') })).rejects.toMatchObject({
      reason: 'entry_reversed',
    })
    await undone(order)
    await bridged(wallet)
    expect(await has(wallet, 'check_in_points')).toBe(0)
    t.chain(north).setCheckIn(hash, { state: 'unknown' })
    t.clock.advance(2 * 3600)
    await reverifyCheckIns(t.deps)
    expect([await has(wallet, 'check_in_points'), await t.store.checkIns.count(wallet)]).toEqual([0, 0])
  })

  it('is already gone if it is a check-in that its chain has dropped', async () => {
    const wallet = randomAddress()
    const hash = await checkedIn(wallet)
    await bridged(wallet)
    const share = await idOf(wallet, 'check_in_bridge')
    t.chain(north).setCheckIn(hash, { state: 'unknown' })
    t.clock.advance(2 * 3600)
    await reverifyCheckIns(t.deps)
    await expect(points('revoke', { entry: share })).rejects.toMatchObject({ reason: 'entry_reversed' })
    expect(await has(wallet, 'check_in_points')).toBe(0)
  })

  it('as a campaign award stays withheld through rechecks, repeats, edits and recounts until restored', async () => {
    const wallet = randomAddress()
    await join(wallet)
    const entry = await idOf(wallet, 'campaign')
    expect(await points('revoke', { entry })).toBe(`Entry ${entry} is reversed. ${wallet}: 30 → 0 campaign_points`)
    await leaves()
    expect(await has(wallet, 'campaign_points')).toBe(0)
    x.standing = 'stands'
    await join(wallet)
    const edit = (worth: number) =>
      campaignCommands['edit']?.(deps(), {
        ...by,
        id: '29',
        set: JSON.stringify({
          social: { platform: 'x', link: 'https://x.com/causeway', points: worth, honourPoints: 0 },
        }),
      })
    await edit(40)
    await campaignCommands['recount']?.(deps(), by)
    expect([await has(wallet, 'campaign_points'), (await entries(wallet)).map((row) => row.points)]).toEqual([
      0,
      [-30, 30],
    ])
    expect(await points('restore', { entry })).toBe(
      `Entry ${entry} is awarded again. ${wallet}: 0 → 40 campaign_points`,
    )
    expect(await lastLine()).toEqual([
      'Ada',
      'points restore',
      `${wallet} entry ${entry}`,
      'campaign_points 0 → 40',
      'ring with 0xabc',
    ])
    await expect(points('restore', { entry })).rejects.toMatchObject({ reason: 'entry_not_withheld' })
    await edit(30)
    expect(await has(wallet, 'campaign_points')).toBe(30)
  })

  it('if restored without a current reason, waits until its campaign gives it again', async () => {
    const wallet = randomAddress()
    await join(wallet)
    const entry = await idOf(wallet, 'campaign')
    await points('revoke', { entry })
    await leaves()
    expect(await points('restore', { entry })).toBe(
      `Entry ${entry} may be awarded again by its campaign. ${wallet}: 0 → 0 campaign_points`,
    )
    await join(wallet)
    expect(await has(wallet, 'campaign_points')).toBe(30)
  })

  it('as a share is not given again when the campaign is completed again', async () => {
    const wallet = randomAddress()
    const first = [
      await bridged(wallet),
      await bridged(wallet),
      await bridged(wallet),
      await bridged(wallet),
      await bridged(wallet),
    ]
    await join(wallet, { campaignId: 1, join: 'share', platform: null })
    const reward = await has(wallet, 'campaign_points')
    await points('revoke', {
      entry: (await entryOf(wallet, (row) => row.reason.kind === 'campaign_share')).id.toString(),
    })
    expect(await has(wallet, 'campaign_points')).toBe(reward - 50)
    for (const order of first) await undone(order)
    expect(await has(wallet, 'campaign_points')).toBe(0)
    for (const _ of first) await bridged(wallet)
    expect(await has(wallet, 'campaign_points')).toBe(reward - 50)
  })

  it.each<[string, string, (wallet: string) => Promise<AdminOptions>]>([
    ['entry_unknown', 'is none of the ledger', () => Promise.resolve({ entry: '999999999' })],
    [
      'entry_unknown',
      'is another wallet’s',
      async (wallet) => ({ entry: await idOf(wallet, 'grant'), wallet: randomAddress() }),
    ],
    [
      'entry_not_revocable',
      'takes points itself',
      async (wallet) => ({ entry: ((await entries(wallet))[0]?.id ?? 0n).toString() }),
    ],
    [
      'command_invalid',
      'is to be taken in part',
      async (wallet) => ({ entry: await idOf(wallet, 'grant'), points: '1' }),
    ],
    ['command_invalid', 'is no number', () => Promise.resolve({ entry: 'first' })],
  ])('answers %s where it %s, and nothing is logged', async (reason, _, options) => {
    const wallet = randomAddress()
    await points('grant', { wallet, points: '5' })
    await points('revoke', { wallet, points: '2' })
    const before = [await lastLine(), await t.store.points.standing(wallet)]
    await expect(points('revoke', await options(wallet))).rejects.toMatchObject({ reason })
    expect([await lastLine(), await t.store.points.standing(wallet)]).toEqual(before)
  })
})

describe('points that are revoked by amount', () => {
  it('are limited to the balance; pending points are listed with the command that revokes them', async () => {
    const [ada, bob] = await friends()
    for (let n = 0; n < 6; n++) await bridged(bob)
    const first = await t.store.points.coming(ada, 1)
    await expect(points('revoke', { wallet: ada, points: '15', bucket: 'refer_points' })).rejects.toMatchObject({
      reason: 'points_missing',
      message: expect.stringContaining(
        `${ada} has 0 refer_points.\nPending, revoked only by points revoke --entry <n>:\n  ${first[0]?.id}  `,
      ) as string,
    })
    await points('grant', { wallet: ada, points: '20' })
    const told = (await points('revoke', { wallet: ada, points: '15' })).split('\n')
    expect([told[0], told.length, told.at(-1)]).toEqual([
      `${ada}: 20 → 5 campaign_points`,
      8,
      '  and more: points entries',
    ])
  })

  it('are not deducted again by a recheck, and repeating the task earns them again', async () => {
    const wallet = randomAddress()
    await join(wallet)
    await points('revoke', { wallet, points: '30' })
    await leaves()
    expect(await has(wallet, 'campaign_points')).toBe(0)
    expect((await t.call('GET', `/api/campaign_api/v1/${wallet}/points/entries`)).body).toMatchObject({
      data: {
        entries: [{ points: 30, reason: { kind: 'taken_once' } }, { points: -30 }, { points: -30 }, { points: 30 }],
      },
    })
    x.standing = 'stands'
    await join(wallet)
    expect(await has(wallet, 'campaign_points')).toBe(30)
  })
})

describe('a referral that is ended', () => {
  it('earns nothing more; pending points are reversed, and earlier ones depend only on their bridge', async () => {
    const [ada, bob] = await friends()
    const first = await bridged(bob)
    t.clock.advance(30 * 86_400)
    const second = await bridged(bob)
    await rewardRound(t.deps)
    expect(await t.store.points.standing(ada)).toMatchObject({ pending: 15, balances: { refer_points: 15 } })
    expect(await referrals({ wallet: bob })).toBe(
      `${bob} no longer earns points for ${ada}: 15 pending were reversed, 15 are credited. It may not accept another referral.`,
    )
    expect(await lastLine()).toEqual([
      'Ada',
      'referrals unbind',
      bob,
      `brought 30 → 15, referrer ${ada} → none`,
      'ring with 0xabc',
    ])
    await bridged(bob)
    expect(await t.store.points.standing(ada)).toMatchObject({ pending: 0, balances: { refer_points: 15 } })
    expect(await invitation(ada)).toMatchObject({
      data: {
        referees: 0,
        bridges: 2,
        points: 15,
        pending_points: 0,
        friends: [{ bridges: 2, points: 15, ended: true }],
      },
    })
    await undone(second)
    await undone(first)
    expect(await has(ada, 'refer_points')).toBe(0)
    expect(await invitation(ada)).toMatchObject({
      data: { bridges: 0, points: 0, friends: [{ bridges: 0, points: 0, ended: true }] },
    })
    await expect(referrals({ wallet: bob })).rejects.toMatchObject({ reason: 'invitation_missing' })
    await expect(referrals({ wallet: randomAddress() })).rejects.toMatchObject({ reason: 'invitation_missing' })
  })

  it('can be replaced by another one if allowed, at once or later', async () => {
    const [ada, bob] = await friends()
    const eve = randomAddress()
    await referrals({ wallet: bob })
    expect(await t.store.referrals.bind(bob, eve, t.clock.now())).toBe('referral_ended')
    expect(await referrals({ wallet: bob, 'allow-again': true })).toBe(
      `The referral of ${bob} already ended. It may accept another referral before its first bridge.`,
    )
    await expect(referrals({ wallet: bob, 'allow-again': true })).rejects.toMatchObject({
      reason: 'invitation_missing',
    })
    expect(await t.store.referrals.bind(bob, eve, t.clock.now())).toBeNull()
    await bridged(bob)
    expect([(await t.store.points.standing(ada)).pending, (await t.store.points.standing(eve)).pending]).toEqual([
      0, 15,
    ])
  })
})

describe('a social task that is undone manually', () => {
  it('frees its account for its owner, is not rechecked, and cannot be repeated with that account', async () => {
    const [wallet, owner] = [randomAddress(), randomAddress()]
    const account = 'account' in x.proof ? x.proof.account : ''
    await join(wallet)
    await expect(join(owner)).rejects.toMatchObject({ reason: 'account_taken' })
    expect(await social({ wallet, campaign: '29' })).toBe(
      `x:${account} can be used by its owner, and no longer counts for this wallet. ${wallet}: 30 → 0 campaign_points`,
    )
    expect(await lastLine()).toEqual([
      'Ada',
      'social release',
      `${wallet} campaign 29`,
      `account x:${account} → none, campaign_points 30 → 0`,
      'ring with 0xabc',
    ])
    await expect(social({ wallet, campaign: '29' })).rejects.toMatchObject({ reason: 'social_task_missing' })
    await expect(join(wallet)).rejects.toMatchObject({ reason: 'account_taken' })
    await join(owner)
    expect([await has(wallet, 'campaign_points'), await has(owner, 'campaign_points')]).toEqual([0, 30])
    await leaves()
    expect([
      x.askedAgain.filter((one) => one === account).length,
      await has(wallet, 'campaign_points'),
      await has(owner, 'campaign_points'),
    ]).toEqual([1, 0, 0])
    x.proof = { account: randomAddress() }
    await join(wallet)
    expect(await has(wallet, 'campaign_points')).toBe(30)
  })

  it('removes no more points if they were revoked before', async () => {
    const wallet = randomAddress()
    await join(wallet)
    await points('revoke', { entry: await idOf(wallet, 'campaign') })
    expect(await social({ wallet, campaign: '29' })).toContain(': 0 → 0 campaign_points')
    await expect(social({ wallet, campaign: 'x' })).rejects.toMatchObject({ reason: 'command_invalid' })
    await expect(social({ wallet, campaign: '29', reason: '' })).rejects.toThrow('--reason')
  })
})
