import { randomBytes, randomInt } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { noBalances } from '#core/rewards/buckets.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { campaignOf, socialCampaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { addDays, dateNumber, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '../contract.ts'
import type { CheckInRow } from '../points/checkIns.ts'
import { GRANT_RULE, RELIEF_RULE, REVERSAL_RULE } from '../points/types.ts'
import { REFERRAL_RULE } from '../referrals/types.ts'
import { past, pointEntry as entry, someReason as reason } from '../testing/pointEntry.ts'

const someone = (): string => `0x${randomBytes(20).toString('hex')}`
const someId = (): number => randomInt(1_000, 2 ** 31 - 1)
const farOff = new Date('2999-01-01T00:00:00Z')
const revoked: PointReason = { kind: 'revoked', note: 'one person' }

/** Clawbacks by operators that the awarding aggregate must respect. */
export function revocationCases(store: () => Store): void {
  const points = () => store().points
  const list = (wallet: string) => points().entries(wallet, { before: null, limit: 50 })
  const standing = (wallet: string) => points().standing(wallet)

  describe('entries that are reversed together', () => {
    it('are each reversed by an entry of their own, whether they have arrived or not', async () => {
      const wallet = someone()
      const given = [entry(wallet, 10), entry(wallet, -8), entry(wallet, 5, { finalAt: farOff })]
      const rows = await points().award(given)
      const never = { rule: 'test', sourceEvent: 'never' }
      const taken = await points().reverseAll([...given, never], revoked)
      expect(taken.map((row) => [row.rule, row.sourceEvent, row.points]).toSorted()).toEqual(
        rows.map((row) => [REVERSAL_RULE, row.id.toString(), -row.points]).toSorted(),
      )
      expect([await points().reverseAll(given, revoked), await points().reverseAll([], revoked)]).toEqual([[], []])
      await points().mature(farOff, 1000)
      expect(await standing(wallet)).toEqual({ balances: noBalances, pending: 0, bridges: 0 })
      expect(await points().takenBack([...rows.map(({ id }) => id), taken[0]?.id ?? 0n])).toEqual(
        new Set(rows.map(({ id }) => id)),
      )
    })

    it('are found by their number, and pending ones by their wallet', async () => {
      const wallet = someone()
      const rows = await points().award([
        entry(wallet, 1, { finalAt: farOff }),
        entry(wallet, 2, { finalAt: new Date('2998-01-01') }),
        entry(wallet, 3),
      ])
      const [late, soon, arrived] = rows.toSorted((a, b) => a.points - b.points)
      if (!late || !soon || !arrived) throw new Error('there are three')
      expect([
        await points().entry(late.id),
        await points().find(arrived),
        await points().find({ rule: 'test', sourceEvent: 'never' }),
      ]).toEqual([late, arrived, null])
      expect(await points().entry(2n ** 60n)).toBeNull()
      expect(await points().coming(wallet, 5)).toEqual([soon, late])
      expect(await points().coming(wallet, 1)).toEqual([soon])
    })
  })

  describe('points that an operator revoked by amount', () => {
    const take = (wallet: string, number: number) =>
      points().award([entry(wallet, -number, { rule: GRANT_RULE, reason: revoked })])

    it('are not deducted again if their reason is reversed', async () => {
      const wallet = someone()
      const given = [entry(wallet, 30), entry(wallet, 10), entry(wallet, 7, { bucket: 'campaign_points' })]
      await points().award(given)
      await take(wallet, 25)
      for (const one of given) await points().reverse(one.rule, one.sourceEvent, reason)
      expect((await standing(wallet)).balances).toEqual(noBalances)
      const relief = (await list(wallet)).filter((row) => row.rule === RELIEF_RULE)
      expect(relief.map((row) => [row.points, row.reason])).toEqual([
        [10, { kind: 'taken_once' }],
        [15, { kind: 'taken_once' }],
      ])
      expect((await list(wallet)).reduce((sum, row) => sum + row.points, 0)).toBe(0)
    })

    it('are offset in one sum if several are reversed at once', async () => {
      const [a, b] = [someone(), someone()]
      const given = [entry(a, 30), entry(a, 20), entry(b, 5)]
      await points().award(given)
      await take(a, 40)
      await points().reverseAll(given, reason)
      expect([(await standing(a)).balances, (await standing(b)).balances]).toEqual([noBalances, noBalances])
      expect((await list(a)).filter((row) => row.rule === RELIEF_RULE).map((row) => row.points)).toEqual([40])
    })

    it('offset no more than was revoked: any other wrong balance is detected', async () => {
      const wallet = someone()
      await points().award([entry(wallet, 10)])
      await take(wallet, 4)
      await points().award([entry(wallet, -20)])
      expect((await standing(wallet)).balances.check_in_points).toBe(-10)
      await points().award([entry(wallet, -1)])
      expect((await standing(wallet)).balances.check_in_points).toBe(-11)
    })
  })

  describe('an award that is withheld', () => {
    const campaigns = () => store().campaigns
    const bridge = async (wallet: string) => {
      const one = {
        orderId: orderIdFromUuid(uuidv7()),
        wallet,
        fromChain: chainId(1),
        toChain: chainId(10),
        settledAt: past,
      }
      await points().creditBridge(one, () => ({ bucket: 'cross_points', points: 1, reason }))
      return one
    }
    const pointsOf = async (wallet: string) => (await standing(wallet)).balances.campaign_points

    it('is neither given again nor deducted a second time until it is restored', async () => {
      const [wallet, campaign] = [
        someone(),
        campaignOf(someId(), { startTime: new Date(0), endTime: farOff, tasks: [stepOf(1, 10), stepOf(2, 20)] }),
      ]
      const settle = (now = campaign) => campaigns().settle([wallet], () => [now])
      const first = await bridge(wallet)
      await settle()
      const [given] = (await list(wallet)).filter((row) => row.rule === 'campaign')
      if (!given) throw new Error('a step was given')
      expect(await campaigns().restore(wallet, given.id)).toBeNull()
      expect([
        await campaigns().withhold(someone(), given.id),
        await campaigns().withhold(wallet, given.id),
        await campaigns().withhold(wallet, given.id),
      ]).toEqual([false, true, false])
      await points().reverseAll([given], revoked)
      expect(await settle()).toEqual({ given: 0, takenBack: 0 })
      expect((await campaigns().standing(wallet, [campaign]))[0]?.awards).toEqual([])
      // Undone, bridged again, edited: the other step depends only on its own facts.
      await points().reverseBridge(first.orderId, reason)
      expect(await settle()).toEqual({ given: 0, takenBack: 0 })
      await bridge(wallet)
      await bridge(wallet)
      expect(await settle()).toEqual({ given: 1, takenBack: 0 })
      expect(await settle({ ...campaign, tasks: [stepOf(1, 15), stepOf(2, 25)] })).toEqual({ given: 1, takenBack: 1 })
      expect(await pointsOf(wallet)).toBe(25)
      expect([await campaigns().restore(wallet, given.id), await campaigns().restore(wallet, given.id)]).toEqual([
        campaign.id,
        null,
      ])
      expect(await settle()).toEqual({ given: 2, takenBack: 1 })
      expect(await pointsOf(wallet)).toBe(30)
    })

    it('is deducted once, by an operator or by settling, also concurrently', async () => {
      const campaign = campaignOf(someId(), { startTime: new Date(0), endTime: farOff, tasks: [stepOf(1, 10)] })
      const settle = (wallet: string) => campaigns().settle([wallet], () => [campaign])
      const wallets = Array.from({ length: 8 }, someone)
      const races = wallets.map(async (wallet) => {
        const { orderId } = await bridge(wallet)
        await settle(wallet)
        const [given] = (await list(wallet)).filter((row) => row.rule === 'campaign')
        if (!given) throw new Error('a step was given')
        const revoke = store().transaction(async (inner) => {
          await inner.points.hold(wallet)
          if (await inner.campaigns.withhold(wallet, given.id)) await inner.points.reverseAll([given], revoked)
        })
        const undo = store().transaction(async (inner) => {
          await inner.points.reverseBridge(orderId, reason)
          await inner.campaigns.settle([wallet], () => [campaign])
        })
        await Promise.all([revoke, undo])
        await settle(wallet)
        return (await list(wallet)).filter((row) => row.bucket === 'campaign_points').map((row) => row.points)
      })
      expect(await Promise.all(races)).toEqual(wallets.map(() => [-10, 10]))
    })

    it('for a social task leaves it open to the account’s owner, and not to the previous wallet', async () => {
      const campaign = socialCampaignOf(someId())
      const [wallet, owner, account] = [someone(), someone(), `x:${someId()}`]
      const act = { wallet, campaignId: campaign.id, account }
      expect(await campaigns().release(wallet, campaign.id)).toBeNull()
      await campaigns().socialAct(act, past)
      await campaigns().settle([wallet], () => [campaign])
      expect(await campaigns().release(wallet, campaign.id)).toEqual(act)
      await campaigns().settle([wallet], () => [campaign])
      expect([
        await pointsOf(wallet),
        await campaigns().release(wallet, campaign.id),
        await campaigns().dueRechecks([campaign.id], farOff, farOff, 10),
      ]).toEqual([0, null, []])
      expect(await campaigns().socialAct(act, farOff)).toBe('taken')
      expect(await campaigns().socialAct({ ...act, wallet: owner }, farOff)).toBe('noted')
      expect(await campaigns().socialAct({ ...act, account: `x:${someId()}` }, farOff)).toBe('noted')
    })
  })

  describe('a check-in that is withheld', () => {
    const monday = utcDay(new Date('2026-03-02T12:00:00Z'))
    const pointsOf = async (wallet: string) => (await standing(wallet)).balances.check_in_points
    const take = (wallet: string, day = monday) => {
      const one = {
        wallet,
        day,
        chainId: chainId(1868),
        txHash: `0x${randomBytes(32).toString('hex')}`,
        points: 2,
        bridged: false,
        bridgePoints: 0,
        streak: 0,
        specialPoints: 0,
        at: startOfDay(day),
      }
      return store().checkIns.take(one, farOff, (attempt) =>
        entry(wallet, 2, {
          rule: 'check_in',
          sourceEvent: `${wallet}:${day}:${attempt}`,
          reason: { kind: 'check_in_bridge', date: dateNumber(day) },
        }),
      )
    }
    const change = (rule: string, points: number) => (row: CheckInRow) =>
      ({
        wallet: row.wallet,
        rule,
        sourceEvent: `${row.wallet}:${row.day}:${row.turn}`,
        bucket: 'check_in_points',
        points,
        reason,
      }) as const

    it('ignores bridges and streaks, counts in streaks, and is free once its chain drops it', async () => {
      const wallet = someone()
      await take(wallet)
      await take(wallet, addDays(monday, 1))
      expect(await store().checkIns.withhold(wallet, monday)).toMatchObject({ points: 2, attempt: 0 })
      expect([
        await store().checkIns.withhold(wallet, monday),
        await store().checkIns.withhold(wallet, addDays(monday, 3)),
      ]).toEqual([null, null])
      await points().creditBridge(
        {
          orderId: orderIdFromUuid(uuidv7()),
          wallet,
          fromChain: chainId(1),
          toChain: chainId(10),
          settledAt: startOfDay(monday),
        },
        () => ({ bucket: 'cross_points', points: 1, reason }),
      )
      expect(await store().checkIns.settleBridge(wallet, monday, change('share', 8))).toBeNull()
      await store().checkIns.settleStreaks(wallet, monday, change('streak', 5))
      // The second day continues a streak of one, although that day is withheld.
      expect(await pointsOf(wallet)).toBe(9)
      expect(await store().checkIns.between(wallet, monday, addDays(monday, 1))).toMatchObject([
        { points: 0, streak: 0 },
        { points: 7, streak: 1 },
      ])
      expect(await store().checkIns.undo(wallet, monday)).toMatchObject({ points: 0 })
      await take(wallet)
      expect(await store().checkIns.settleBridge(wallet, monday, change('share', 8))).toMatchObject({ points: 10 })
    })
  })

  describe('a referral that is ended', () => {
    const referrals = () => store().referrals
    const soon = () => new Date(Date.now() + 3_600_000)
    const bring = async (referee: string, referrer: string, worth: number, finalAt: Date) => {
      const order = orderIdFromUuid(uuidv7())
      await points().award([
        entry(referrer, worth, {
          rule: REFERRAL_RULE,
          sourceEvent: order,
          bucket: 'refer_points',
          reason: { kind: 'referral', friend: referee, order, percent: 10 },
          finalAt,
        }),
      ])
      await referrals().count({ referee, referrer }, 1, worth)
      return order
    }

    it('earns nothing more, stays in the list, and keeps earlier points', async () => {
      const [friend, other, referrer, eve] = [someone(), someone(), someone(), someone()]
      for (const one of [friend, other]) await referrals().bind(one, referrer, past)
      await bring(friend, referrer, 15, past)
      const waits = await bring(friend, referrer, 3, soon())
      await bring(other, referrer, 4, soon())
      expect(await referrals().end(friend, false, past)).toEqual({ referee: friend, referrer, before: 18, after: 15 })
      expect([
        await referrals().end(friend, false, past),
        await referrals().end(eve, false, past),
        await referrals().referrerOf(friend),
        await referrals().hold(friend),
      ]).toEqual([null, null, null, null])
      expect(await standing(referrer)).toMatchObject({ pending: 4, balances: { refer_points: 15 } })
      expect((await list(referrer))[0]).toMatchObject({
        points: -3,
        reason: { kind: 'taken_back', entry: waits, why: 'invitation_ended' },
      })
      expect(await referrals().totals(referrer)).toEqual({ referees: 1, bridges: 3, points: 19, pending: 4 })
      const told = (await referrals().friends(referrer, { from: null, limit: 9 })).map(
        ({ referee, points: brought, ended }) => [referee, brought, ended],
      )
      expect(new Set(told.map(String))).toEqual(
        new Set(
          [
            [friend, 15, true],
            [other, 4, false],
          ].map(String),
        ),
      )
    })

    it('blocks every other referral and closes no ring, unless another is allowed', async () => {
      const [friend, referrer, eve] = [someone(), someone(), someone()]
      await referrals().bind(friend, referrer, past)
      expect(await referrals().allowAgain(friend)).toBe(false)
      await referrals().end(friend, false, past)
      for (const inviter of [referrer, eve])
        expect(await referrals().bind(friend, inviter, past)).toBe('referral_ended')
      expect(await referrals().bind(referrer, friend, past)).toBe('referral_cycle')
      expect([await referrals().allowAgain(friend), await referrals().allowAgain(friend)]).toEqual([true, false])
      expect(await referrals().bind(friend, eve, past)).toBeNull()
      expect([
        await referrals().referrerOf(friend),
        (await referrals().totals(referrer)).referees,
        (await referrals().totals(eve)).referees,
      ]).toEqual([eve, 0, 1])
      expect(await referrals().bind(referrer, friend, past)).toBeNull()
    })

    it('continues with the same two wallets if another was allowed at once', async () => {
      const [friend, referrer] = [someone(), someone()]
      await referrals().bind(friend, referrer, past)
      await bring(friend, referrer, 15, past)
      await referrals().end(friend, true, past)
      expect(await referrals().bind(friend, referrer, past)).toBeNull()
      expect(await referrals().friends(referrer, { from: null, limit: 9 })).toMatchObject([
        { referee: friend, points: 15, ended: false },
      ])
      expect(
        (await Promise.all([referrals().end(friend, false, past), referrals().end(friend, false, past)])).filter(
          Boolean,
        ),
      ).toHaveLength(1)
    })
  })
}
