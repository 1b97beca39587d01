import { randomInt } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import { base58Alphabet, shortAddress } from '#core/format/address.ts'
import { referralData } from '#core/wire/rewards.ts'
import type { Friend, FriendPlace } from '#store/referrals/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { requireCapability, requireSessionOf } from '../../http/guards.ts'
import { answers, answersData, body, createRouter, ok } from '../../http/router.ts'
import { bindReferral } from './bind.ts'
import { userParams } from '../../routes/rewards/schema.ts'

/** Counts, named as in spec §3. */
const referInfoAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ total_referees: z.int(), referee_bridges: z.int() }),
})

/** `before`: the previous page's `next`, unchanged. */
const friendsQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,13}\.\d{1,6}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** Returns the cursor of the next page; null if these friends are the last. */
function nextPlace(from: FriendPlace | null, friends: readonly Friend[], limit: number): string | null {
  const boundAt = friends.length === limit ? friends.at(-1)?.boundAt.getTime() : undefined
  if (boundAt === undefined) return null
  const here = friends.filter((friend) => friend.boundAt.getTime() === boundAt).length
  return `${boundAt}.${here + (from?.boundAt.getTime() === boundAt ? from.passed : 0)}`
}
function readPlace(text: string): FriendPlace {
  const [boundAt, passed] = text.split('.').map(Number)
  return { boundAt: new Date(boundAt ?? 0), passed: passed ?? 0 }
}

const bindRequest = z.strictObject({ code: z.string().min(1).max(64) })

const referInfo = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/referInfo',
  summary: 'Get the number of a wallet’s referrals and of their bridges',
  request: { params: userParams },
  responses: answers(referInfoAnswer),
})
const referral = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/referral',
  summary: 'Get a wallet’s referral code, its totals, and the state of each referral, newest first',
  request: { params: userParams, query: friendsQuery },
  responses: answersData(referralData),
})
const bind = createRoute({
  method: 'post',
  path: '/api/campaign_api/v1/{userId}/referrer',
  summary: 'Accept a referral for the signed-in wallet; the first one is final',
  request: { params: userParams, body: body(bindRequest) },
  responses: answersData(z.object({})),
})

const mint = createRoute({
  method: 'post',
  path: '/api/campaign_api/v1/{userId}/referral',
  summary: 'Get the referral code of the signed-in wallet; creates it on the first call',
  request: { params: userParams },
  responses: answersData(z.object({ code: z.string() })),
})

/** Full addresses are for the referrer only, unless the friend has deleted their data. */
const rowOf =
  (own: boolean) =>
  ({ referee, boundAt, bridges, points, pending, ended, hidden }: Friend) => ({
    address: own && !hidden ? referee : shortAddress(referee),
    joined_at: boundAt.toISOString(),
    bridges,
    points,
    pending_points: pending,
    ended,
  })

type Deps = Pick<ServerDeps, 'config' | 'store' | 'clock' | 'rewards' | 'policy'>

export function referralRoutes(deps: Deps) {
  const { store, rewards } = deps
  return createRouter()
    .openapi(referInfo, async (c) => {
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical
      if (wallet === undefined)
        return c.json(
          {
            code: 404,
            message: 'This isn’t a valid address on any network here.',
            data: { total_referees: 0, referee_bridges: 0 },
          },
          200,
        )
      const { referees, bridges } = await store.referrals.totals(wallet)
      return c.json({ code: 0, message: 'success', data: { total_referees: referees, referee_bridges: bridges } }, 200)
    })
    .openapi(referral, async (c) => {
      const { before, limit } = c.req.valid('query')
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical
      if (wallet === undefined)
        throw new AppError('address_invalid', 'This isn’t a valid address on any network here.', { status: 400 })
      const own = await c.get('visitor').owns(wallet)
      const code = await store.referrals[own ? 'codeOf' : 'codeOfKnown'](wallet, mintReferralCode)
      const { pending, ...totals } = await store.referrals.totals(wallet)
      const from = before === undefined ? null : readPlace(before)
      const friends = await store.referrals.friends(wallet, { from, limit })
      const isBound = own && (await store.referrals.referrerOf(wallet)) !== null
      const { percent, pendingHours } = rewards.referral
      return c.json(
        ok({
          code,
          can_be_referred: !isBound && !(await store.referrals.hasBridged(wallet)),
          percent,
          pending_hours: pendingHours,
          ...totals,
          pending_points: pending,
          friends: friends.map(rowOf(own)),
          next: nextPlace(from, friends, limit),
        }),
        200,
      )
    })
    .openapi(mint, async (c) => {
      await requireCapability(deps, c.get('visitor'), 'rewards', 'other')
      const wallet = await requireSessionOf(
        c.get('visitor'),
        accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null,
      )
      return c.json(ok({ code: await store.referrals.codeOf(wallet, mintReferralCode) }), 200)
    })
    .openapi(bind, async (c) => {
      await requireCapability(deps, c.get('visitor'), 'rewards', 'other')
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null
      await bindReferral(deps, {
        referee: await requireSessionOf(c.get('visitor'), wallet),
        code: c.req.valid('json').code,
        ip: c.get('visitor').ip,
        person: await c.get('visitor').person(),
      })
      return c.json(ok({}), 200)
    })
}

const LENGTH = 8

/** Creates a referral code, which reveals nothing about its wallet. */
export const mintReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => base58Alphabet.charAt(randomInt(base58Alphabet.length))).join('')
