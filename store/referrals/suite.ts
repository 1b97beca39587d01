import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '../contract.ts'
import { REFERRAL_RULE } from './types.ts'

const someone = (): string => `0x${randomBytes(20).toString('hex')}`
const at = new Date('2026-03-04T10:00:00.123Z')
const code = (): string => randomBytes(4).toString('hex')

export function referralCases(store: () => Store): void {
  const referrals = () => store().referrals
  const bind = (referee: string, referrer: string, when = at) => referrals().bind(referee, referrer, when)

  describe('referrals', () => {
    it('a wallet keeps its code, and the code resolves to it', async () => {
      const wallet = someone()
      const asked = await Promise.all(Array.from({ length: 5 }, () => referrals().codeOf(wallet, code)))
      expect(new Set(asked).size).toBe(1)
      expect(await referrals().ownerOf(asked[0] ?? '')).toBe(wallet)
      expect(await referrals().ownerOf('nobody')).toBeNull()
    })

    it('a code that is taken is generated again', async () => {
      const taken = await referrals().codeOf(someone(), code)
      const minted = [taken, taken, code()]
      expect(await referrals().codeOf(someone(), () => minted.shift() ?? '')).not.toBe(taken)
    })

    it('no code is generated for an inactive wallet', async () => {
      const [stranger, invited, earner] = [someone(), someone(), someone()]
      expect(await referrals().codeOfKnown(stranger, code)).toBeNull()
      await bind(invited, earner)
      await store().points.award([
        {
          wallet: earner,
          rule: 'test',
          sourceEvent: earner,
          bucket: 'check_in_points',
          points: 1,
          reason: { kind: 'granted', note: '' },
          at,
          finalAt: at,
        },
      ])
      for (const wallet of [invited, earner])
        expect(await referrals().codeOfKnown(wallet, code)).toBe(await referrals().codeOf(wallet, code))
      const own = await referrals().codeOf(stranger, code)
      expect(await referrals().codeOfKnown(stranger, code)).toBe(own)
    })

    it('the first referral stays', async () => {
      const [ada, bob, eve] = [someone(), someone(), someone()]
      expect(await bind(ada, bob)).toBeNull()
      expect(await bind(ada, bob)).toBeNull()
      expect(await bind(ada, eve)).toBe('referral_taken')
      expect(await referrals().referrerOf(ada)).toBe(bob)
    })

    it('no wallet refers itself, not even through a chain of others', async () => {
      const line = Array.from({ length: 5 }, someone)
      for (const [n, wallet] of line.entries()) if (n > 0) expect(await bind(wallet, line[n - 1] ?? '')).toBeNull()
      const [first, last] = [line[0] ?? '', line.at(-1) ?? '']
      expect(await bind(first, first)).toBe('referral_self')
      expect(await bind(first, last)).toBe('referral_cycle')
      expect(await referrals().referrerOf(first)).toBeNull()
    })

    it('of two wallets that refer each other concurrently one is first', async () => {
      const [ada, bob] = [someone(), someone()]
      const outcomes = await Promise.all([bind(ada, bob), bind(bob, ada)])
      expect(outcomes.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([null, 'referral_cycle'])
    })

    it('a referral is too late after a bridge that counts', async () => {
      const [ada, bob] = [someone(), someone()]
      const orderId = orderIdFromUuid(uuidv7())
      const bridge = { orderId, wallet: ada, fromChain: chainId(1), toChain: chainId(10), settledAt: at }
      const reason = { kind: 'check_in_bridge', date: 20260301 } as const
      expect(await referrals().hasBridged(ada)).toBe(false)
      await store().points.creditBridge(bridge, () => ({ bucket: 'cross_points', points: 1, reason }))
      expect([await referrals().hasBridged(ada), await referrals().hasBridged(bob)]).toEqual([true, false])
      expect(await bind(ada, bob)).toBe('referral_late')
      await store().points.reverseBridge(orderId, { kind: 'taken_back', entry: orderId, why: 'transfer_undone' })
      expect(await bind(ada, bob)).toBeNull()
    })

    it('a referral is too late after a bridge that is being credited concurrently', async () => {
      const [ada, bob] = [someone(), someone()]
      const bridge = {
        orderId: orderIdFromUuid(uuidv7()),
        wallet: ada,
        fromChain: chainId(1),
        toChain: chainId(10),
        settledAt: at,
      }
      let credited = (): void => undefined
      const begun = new Promise<void>((resolve) => (credited = resolve))
      const crediting = store().transaction(async (inner) => {
        await inner.points.creditBridge(bridge, () => ({
          bucket: 'cross_points',
          points: 1,
          reason: { kind: 'check_in_bridge', date: 20260301 },
        }))
        credited()
        // Gives the binding time to begin; if it waits for its turn entirely, the test still passes.
        await setTimeout(300)
      })
      await begun
      const [refusal] = await Promise.all([bind(ada, bob), crediting])
      expect(refusal).toBe('referral_late')
      expect(await referrals().referrerOf(ada)).toBeNull()
    })

    it('counts the points from friends, and lists friends newest first in pages', async () => {
      const [ada, ...friends] = Array.from({ length: 6 }, someone)
      if (ada === undefined) throw new Error('there are six')
      // Two joined in the same millisecond.
      const times = [0, 1, 1, 2, 3].map((ms) => new Date(at.getTime() + ms))
      for (const [n, friend] of friends.entries()) await bind(friend, ada, times[n])
      await referrals().count({ referee: friends[0] ?? '', referrer: ada }, 1, 30)
      await referrals().count({ referee: friends[0] ?? '', referrer: ada }, 1, 15)
      await referrals().count({ referee: friends[4] ?? '', referrer: ada }, 1, 15)
      await referrals().count({ referee: friends[4] ?? '', referrer: ada }, -1, -15)
      expect(await referrals().totals(ada)).toEqual({ referees: 5, bridges: 2, points: 45, pending: 0 })
      expect(await referrals().totals(someone())).toEqual({ referees: 0, bridges: 0, points: 0, pending: 0 })
      const seen: string[] = []
      // The third cursor is within that millisecond.
      const places = [
        null,
        { boundAt: times[3] ?? at, passed: 1 },
        { boundAt: times[1] ?? at, passed: 1 },
        { boundAt: times[0] ?? at, passed: 0 },
      ]
      for (const [n, from] of places.entries())
        seen.push(
          ...(await referrals().friends(ada, { from, limit: [2, 1, 1, 5][n] ?? 0 })).map((friend) => friend.referee),
        )
      expect(seen).toHaveLength(5)
      expect([seen[0], seen[4]]).toEqual([friends[4], friends[0]])
      expect(new Set(seen)).toEqual(new Set(friends))
      expect((await referrals().friends(ada, { from: null, limit: 9 })).at(-1)).toEqual({
        referee: friends[0],
        boundAt: times[0],
        bridges: 2,
        points: 45,
        pending: 0,
        ended: false,
        hidden: false,
      })
    })

    it('reverses pending points between a wallet and others in both directions, and keeps earlier ones', async () => {
      const [own, host, guest, friend] = Array.from({ length: 4 }, someone)
      if (!own || !host || !guest || !friend) throw new Error('there are four')
      await bind(own, host)
      for (const invited of [guest, friend]) await bind(invited, own)
      const soon = new Date(Date.now() + 3_600_000)
      const bring = async (referee: string, referrer: string, points: number, finalAt: Date) => {
        const order = orderIdFromUuid(uuidv7())
        await store().points.award([
          {
            wallet: referrer,
            rule: REFERRAL_RULE,
            sourceEvent: order,
            bucket: 'refer_points',
            points,
            reason: { kind: 'referral', friend: referee, order, percent: 10 },
            at,
            finalAt,
          },
        ])
        await referrals().count({ referee, referrer }, 1, points)
        return order
      }
      await bring(own, host, 15, at)
      const taken = await bring(own, host, 3, soon)
      await bring(own, host, 4, soon)
      await bring(guest, own, 6, soon)
      await bring(friend, own, 8, soon)
      const reason = { kind: 'taken_back', entry: taken, why: 'one_person' } as const
      const left = await referrals().withdraw(own, [host, guest], 'one_person')
      expect(left.toSorted((a, b) => b.points - a.points)).toEqual([
        { referee: own, referrer: host, boundAt: at, points: 15 },
        { referee: guest, referrer: own, boundAt: at, points: 0 },
      ])
      expect(await store().points.standing(host)).toMatchObject({ pending: 0, balances: { refer_points: 15 } })
      expect(await store().points.standing(own)).toMatchObject({ pending: 8, balances: { refer_points: 0 } })
      const reversals = (await store().points.entries(host, { before: null, limit: 2 })).map(
        ({ points, reason: told }) => [points, told],
      )
      expect(reversals).toEqual([
        [-4, { ...reason, entry: expect.any(String) as string }],
        [-3, reason],
      ])
      expect(await referrals().totals(host)).toEqual({ referees: 1, bridges: 3, points: 15, pending: 0 })
      expect(await referrals().totals(own)).toEqual({ referees: 2, bridges: 2, points: 8, pending: 8 })
      expect(await referrals().withdraw(own, [host, guest], 'one_person')).toEqual(left)
      expect(await referrals().withdraw(own, [], 'one_person')).toEqual([])
      // Undoing one of those bridges later deducts nothing more.
      expect(await store().points.reverse(REFERRAL_RULE, taken, { ...reason, why: 'transfer_undone' })).toBeNull()
      await store().points.mature(new Date(soon.getTime() + 1), 1000)
      expect([
        (await store().points.standing(host)).balances.refer_points,
        (await store().points.standing(own)).balances.refer_points,
      ]).toEqual([15, 8])
    })

    it('returns the pending points of each friend and of all', async () => {
      const [ada, bob, eve, mia] = Array.from({ length: 4 }, someone)
      if (!ada || !bob || !eve || !mia) throw new Error('there are four')
      for (const friend of [bob, eve, mia]) await bind(friend, ada)
      const soon = new Date(Date.now() + 3_600_000)
      const bring = async (friend: string, points: number, finalAt: Date) => {
        const order = orderIdFromUuid(uuidv7())
        const reason = { kind: 'referral', friend, order, percent: 10 } as const
        await store().points.award([
          { wallet: ada, rule: REFERRAL_RULE, sourceEvent: order, bucket: 'refer_points', points, reason, at, finalAt },
        ])
        await referrals().count({ referee: friend, referrer: ada }, 1, points)
      }
      await bring(bob, 15, at)
      await bring(bob, 3, soon)
      await bring(bob, 4, soon)
      await bring(eve, 5, soon)
      // Points pending for another reason aren't theirs.
      await store().points.award([
        {
          wallet: ada,
          rule: 'test',
          sourceEvent: ada,
          bucket: 'check_in_points',
          points: 90,
          reason: { kind: 'granted', note: '' },
          at,
          finalAt: soon,
        },
      ])
      const told = async () =>
        new Map(
          (await referrals().friends(ada, { from: null, limit: 9 })).map(({ referee, points, pending }) => [
            referee,
            [points, pending],
          ]),
        )
      expect(await told()).toEqual(
        new Map([
          [bob, [22, 7]],
          [eve, [5, 5]],
          [mia, [0, 0]],
        ]),
      )
      expect(await referrals().totals(ada)).toEqual({ referees: 3, bridges: 4, points: 27, pending: 12 })
      await store().points.mature(new Date(soon.getTime() + 1), 1000)
      expect(await told()).toEqual(
        new Map([
          [bob, [22, 0]],
          [eve, [5, 0]],
          [mia, [0, 0]],
        ]),
      )
    })
  })
}
