import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomAddress } from '#store/testing/fixtures.ts'
import { reviewCommands } from '../../admin/review.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { bindReferral } from '../referral/bind.ts'
import { mintReferralCode } from '../referral/routes.ts'
import { noticeAbove, watch, watchRange } from './watch.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

let next = 0
const someRange = () => `198.51.${(next += 1)}.7`
const strictly = () => ({ ...t.deps, config: { ...t.deps.config, rateLimitScale: 1 } })
const flags = async (subject: string) => (await t.store.review.open(500)).filter((flag) => flag.subject === subject)

describe('the fraud watch', () => {
  it('flags many wallets behind one network, from any address in it', async () => {
    const range = someRange()
    const wallets = Array.from({ length: noticeAbove.invitations_of_range + 2 }, randomAddress)
    for (const [n, wallet] of wallets.entries())
      await watchRange(strictly(), 'invitations_of_range', range.replace(/7$/, String(n)), wallet)
    expect(await flags(range.replace(/7$/, '0/24'))).toMatchObject([
      { kind: 'invitations_of_range', count: wallets.length, wallets },
    ])
  })

  it('counts a wallet once a day', async () => {
    const [range, wallet] = [someRange(), randomAddress()]
    for (let n = 0; n < 50; n++) await watchRange(strictly(), 'check_ins_of_range', range, wallet)
    expect(await flags(range.replace(/7$/, '0/24'))).toEqual([])
  })

  it('starts over the next day', async () => {
    const subject = randomAddress()
    const many = async () => {
      for (let n = 0; n < noticeAbove.friends_of_wallet; n++)
        await watch(strictly(), 'friends_of_wallet', subject, randomAddress())
    }
    await many()
    t.clock.advance(86_400)
    await many()
    expect(await flags(subject)).toEqual([])
    await watch(strictly(), 'friends_of_wallet', subject, randomAddress())
    expect(await flags(subject)).toHaveLength(1)
  })

  it('counts a wallet even if the count of the one before was interrupted', async () => {
    const [subject, wallets] = [
      randomAddress(),
      Array.from({ length: noticeAbove.friends_of_wallet + 1 }, randomAddress),
    ]
    for (const wallet of wallets.slice(0, -1)) await watch(strictly(), 'friends_of_wallet', subject, wallet)
    const last = wallets.at(-1) ?? ''
    const broken = { ...t.store.review, note: () => Promise.reject(new Error('cut off')) }
    await expect(
      watch({ ...strictly(), store: { ...t.store, review: broken } }, 'friends_of_wallet', subject, last),
    ).rejects.toThrow('cut off')
    expect(await flags(subject)).toEqual([])
    await watch(strictly(), 'friends_of_wallet', subject, last)
    expect(await flags(subject)).toMatchObject([{ count: wallets.length, wallets }])
  })
})

describe('a ring of wallets that refer each other', () => {
  it('never closes, and its size is reported', async () => {
    const ip = someRange()
    const ring = Array.from({ length: noticeAbove.invitations_of_range + 3 }, randomAddress)
    const codes = await Promise.all(ring.map((wallet) => t.store.referrals.codeOf(wallet, mintReferralCode)))
    const bind = (n: number) =>
      bindReferral(strictly(), { referee: ring[n] ?? '', code: codes[(n + 1) % ring.length] ?? '', ip, person: null })
    for (let n = 0; n < ring.length - 1; n++) await bind(n)
    await expect(bind(ring.length - 1)).rejects.toMatchObject({ reason: 'referral_cycle' })
    expect(await flags(ip.replace(/7$/, '0/24'))).toMatchObject([
      { kind: 'invitations_of_range', count: ring.length - 1, wallets: ring.slice(0, -1) },
    ])
  })
})

describe('attempts with codes', () => {
  const HOUR = 3600
  const UNKNOWN = 'zzzzzzzz'
  /** Aligns the clock with the start of a rate-limit window. */
  beforeEach(() => t.clock.advance(HOUR - (Math.floor(t.clock.now().getTime() / 1000) % HOUR)))
  const attempt = async (referee: string, code: string, ip: string): Promise<string> =>
    bindReferral(strictly(), { referee, code, ip, person: null }).then(
      () => 'bound',
      ({ reason }: { reason: string }) => reason,
    )
  const attempts = async (times: number, one: (n: number) => Promise<string>) => {
    const told: string[] = []
    for (let n = 0; n < times; n++) told.push(await one(n))
    return [...new Set(told)]
  }
  const inviting = async () => {
    const host = randomAddress()
    return { host, code: await t.store.referrals.codeOf(host, mintReferralCode) }
  }

  it('are limited to ten per hour and wallet, from any address and with any outcome', async () => {
    const [wallet, { code }] = [randomAddress(), await inviting()]
    expect(await attempts(10, () => attempt(wallet, UNKNOWN, someRange()))).toEqual(['referral_unknown'])
    expect([await attempt(wallet, UNKNOWN, someRange()), await attempt(wallet, code, someRange())]).toEqual([
      'too_many_requests',
      'too_many_requests',
    ])
    t.clock.advance(2 * HOUR)
    expect(await attempt(wallet, code, someRange())).toBe('bound')
  })

  it('with unknown codes are limited to 100 per hour and network; valid codes still work', async () => {
    const [ip, wallet, { code }] = [someRange(), randomAddress(), await inviting()]
    // A single session can't reach the range's limit.
    expect(await attempts(100, () => attempt(wallet, UNKNOWN, ip))).toEqual(['referral_unknown', 'too_many_requests'])
    expect(await attempts(90, () => attempt(randomAddress(), UNKNOWN, ip))).toEqual(['referral_unknown'])
    expect(await attempt(randomAddress(), UNKNOWN, ip)).toBe('too_many_requests')
    expect(await attempt(randomAddress(), code, ip.replace(/7$/, '8'))).toBe('bound')
    t.clock.advance(2 * HOUR)
    expect(await attempt(randomAddress(), UNKNOWN, ip)).toBe('referral_unknown')
  })

  it('that are refused for another reason do not count for the network', async () => {
    const [ip, { host, code }, other] = [someRange(), await inviting(), await inviting()]
    const friends = Array.from({ length: 60 }, randomAddress)
    expect(await attempts(friends.length, (n) => attempt(friends[n] ?? '', code, ip))).toEqual(['bound'])
    expect(await attempts(friends.length, (n) => attempt(friends[n] ?? '', other.code, ip))).toEqual(['referral_taken'])
    expect(await attempt(host, code, ip)).toBe('referral_self')
    expect(await attempts(100, () => attempt(randomAddress(), UNKNOWN, ip))).toEqual(['referral_unknown'])
  })

  it('with the code already bound cost nothing', async () => {
    const [wallet, { code }] = [randomAddress(), await inviting()]
    expect(await attempts(20, () => attempt(wallet, code, someRange()))).toEqual(['bound'])
    expect(await attempts(9, () => attempt(wallet, UNKNOWN, someRange()))).toEqual(['referral_unknown'])
    expect(await attempt(wallet, UNKNOWN, someRange())).toBe('too_many_requests')
    expect(await attempt(wallet, code, someRange())).toBe('bound')
  })

  it('repeated from another address flag no one', async () => {
    const ip = someRange()
    const { code } = await inviting()
    const friends = Array.from({ length: noticeAbove.invitations_of_range + 2 }, randomAddress)
    for (const from of [null, ip])
      expect(await attempts(friends.length, (n) => attempt(friends[n] ?? '', code, from ?? someRange()))).toEqual([
        'bound',
      ])
    expect(await flags(ip.replace(/7$/, '0/24'))).toEqual([])
  })
})

it('an operator closes it once, with a reason that is kept', async () => {
  const subject = randomAddress()
  await t.store.review.note(
    { kind: 'friends_of_wallet', subject, day: 20_000 as never, wallet: '0xabc', noticeAbove: 0 },
    t.clock.now(),
  )
  const line = (await reviewCommands['list']?.(t.deps, {}))?.split('\n').find((row) => row.includes(subject)) ?? ''
  expect(line).toMatch(/^\d+ {2}2024-10-04 {2}friends_of_wallet {2}0x\w+$/)
  const id = line.split(' ')[0] ?? ''
  await expect(reviewCommands['close']?.(t.deps, { id })).rejects.toMatchObject({ reason: 'command_invalid' })
  await reviewCommands['close']?.(t.deps, { id, reason: 'a school', by: 'ada' })
  await expect(reviewCommands['close']?.(t.deps, { id, reason: 'again' })).rejects.toMatchObject({
    reason: 'review_entry_unknown',
  })
  expect((await t.store.adminLog.recent(1))[0]).toMatchObject({
    actor: 'ada',
    action: 'review close',
    reason: 'a school',
  })
})
