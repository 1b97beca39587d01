import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomAddress } from '#store/testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { joinCampaign } from '../campaigns/join.ts'
import { RECHECK_AFTER_MS, recheckSocial } from './recheck.ts'
import { fakeVerifier, type FakeVerifier } from './testing/fakeVerifier.ts'
import { unavailable, vendorBusy } from './refusals.ts'

let t: TestApp
let x: FakeVerifier
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
/** Clears pending rechecks of the previous test. */
beforeEach(async () => {
  x = fakeVerifier()
  t.clock.advance(2 * WEEK)
  let asked: number
  do {
    asked = x.askedAgain.length
    await round()
  } while (x.askedAgain.length > asked)
  x = fakeVerifier({ account: randomAddress() })
})
afterAll(() => t.close())

const WEEK = RECHECK_AFTER_MS / 1000
const deps = () => ({ ...t.deps, socialVerifiers: new Map([['x' as const, x]]) })
const round = () => recheckSocial(deps())
const join = (wallet: string) =>
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
  })
const points = async (wallet: string) => (await t.store.points.standing(wallet)).balances.campaign_points
const ledger = async (wallet: string) =>
  (await t.store.points.entries(wallet, { before: null, limit: 50 })).map((row) => row.points)
async function done(): Promise<string> {
  const wallet = randomAddress()
  await join(wallet)
  return wallet
}

describe('a week after a social task was verified', () => {
  it('its platform is queried once more, and only once', async () => {
    const wallet = await done()
    t.clock.advance(WEEK - 1)
    await round()
    expect(x.askedAgain).toEqual([])
    t.clock.advance(1)
    await round()
    expect(x.askedAgain).toEqual(['account' in x.proof ? x.proof.account : ''])
    t.clock.advance(WEEK)
    await round()
    expect([x.askedAgain.length, await points(wallet)]).toEqual([1, 30])
  })

  it('an account that has left loses the points, and can earn them again; never twice', async () => {
    const wallet = await done()
    for (let n = 0; n < 2; n++) {
      x.standing = 'left'
      t.clock.advance(WEEK)
      await round()
      expect(await points(wallet)).toBe(0)
      await join(wallet)
      expect(await points(wallet)).toBe(30)
    }
    expect(await ledger(wallet)).toEqual([30, -30, 30, -30, 30])
    const [, taken] = await t.store.points.entries(wallet, { before: null, limit: 2 })
    expect(taken?.reason).toMatchObject({ kind: 'taken_back', why: 'social_changed' })
  })

  it('an account that has left can serve another wallet', async () => {
    const first = await done()
    x.standing = 'left'
    t.clock.advance(WEEK)
    await round()
    const second = await done()
    expect([await points(first), await points(second)]).toEqual([0, 30])
    await expect(join(first)).rejects.toMatchObject({ reason: 'account_taken' })
  })

  it('an account that its platform no longer knows keeps its points and blocks no other', async () => {
    const accounts = Array.from({ length: 3 }, () => randomAddress())
    const wallets: string[] = []
    for (const account of accounts) {
      x.proof = { account }
      wallets.push(await done())
    }
    Object.assign(x, { standing: 'left', forgotten: accounts[0] })
    t.clock.advance(WEEK)
    await round()
    expect([...x.askedAgain].toSorted()).toEqual([...accounts].toSorted())
    expect(await Promise.all(wallets.map(points))).toEqual([30, 0, 0])
    x.forgotten = null
    t.clock.advance(3600)
    await round()
    expect(await Promise.all(wallets.map(points))).toEqual([0, 0, 0])
  })

  it('a platform with a rate limit is not queried for the rest of its batch', async () => {
    for (const account of [randomAddress(), randomAddress()]) {
      x.proof = { account }
      await done()
    }
    x.fault = vendorBusy('X', 60)
    t.clock.advance(WEEK)
    await round()
    expect(x.askedAgain).toHaveLength(1)
  })

  it('an unresponsive platform reverses nothing, blocks no other, and is queried later once per account', async () => {
    const wallets = [await done()]
    x.proof = { account: randomAddress() }
    wallets.push(await done())
    x.fault = unavailable('X', 'no answer')
    t.clock.advance(WEEK)
    const telegram = fakeVerifier({ account: randomAddress() })
    const both = {
      ...deps(),
      socialVerifiers: new Map([
        ['x' as const, x],
        ['telegram' as const, telegram],
      ]),
    }
    const wallet = randomAddress()
    await joinCampaign(
      { ...both, clock: { now: () => new Date(t.clock.now().getTime() - RECHECK_AFTER_MS) } },
      {
        wallet,
        ip: '192.0.2.7',
        person: null,
        reached: () => true,
        campaignId: 32,
        join: 'verify',
        platform: 'telegram',
        twitterUsername: null,
        code: null,
      },
    )
    telegram.standing = 'left'
    await recheckSocial(both)
    await recheckSocial(both)
    expect([x.askedAgain.length, telegram.askedAgain.length, await points(wallet)]).toEqual([2, 1, 0])
    expect(await Promise.all(wallets.map(points))).toEqual([30, 30])
    Object.assign(x, { fault: null, standing: 'left' })
    t.clock.advance(3600)
    await round()
    expect(await Promise.all(wallets.map(points))).toEqual([0, 0])
  })

  it('replicas share the work: each account is queried once', async () => {
    await done()
    t.clock.advance(WEEK)
    await Promise.all([round(), round(), round()])
    expect(x.askedAgain).toHaveLength(1)
  })

  it('a campaign that moved to another platform, or is unknown, keeps its awards', async () => {
    const wallet = await done()
    x.standing = 'left'
    t.clock.advance(WEEK)
    await recheckSocial({ ...deps(), campaigns: { ...t.deps.campaigns, campaigns: [] } })
    t.clock.advance(3600)
    await recheckSocial({
      ...deps(),
      campaigns: {
        ...t.deps.campaigns,
        campaigns: t.deps.campaigns.campaigns.map((one) =>
          one.kind === 'social' ? { ...one, social: { ...one.social, platform: 'discord' as const } } : one,
        ),
      },
    })
    expect([await points(wallet), x.askedAgain]).toEqual([30, []])
  })
})

it('a platform that only answers the user is rechecked once it is set up for that', async () => {
  const wallet = randomAddress()
  const alone = { ...deps(), socialVerifiers: new Map([['x' as const, { ...x, recheck: null }]]) }
  await joinCampaign(alone, {
    wallet,
    ip: '192.0.2.7',
    person: null,
    reached: () => true,
    campaignId: 29,
    join: 'verify',
    platform: 'x',
    twitterUsername: 'someone',
    code: null,
  })
  t.clock.advance(2 * WEEK)
  await recheckSocial(alone)
  expect([await points(wallet), x.askedAgain]).toEqual([30, []])
  x.standing = 'left'
  await round()
  expect([await points(wallet), x.askedAgain]).toEqual([0, ['account' in x.proof ? x.proof.account : '']])
  await round()
  expect(x.askedAgain).toHaveLength(1)
})
