import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { shortAddress } from '#core/format/address.ts'
import { mondayOf, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import { leaderboardData } from '#core/wire/rewards.ts'
import type { ServerDeps } from '../../deps.ts'
import { requireCapability, requireSessionOf } from '../../http/guards.ts'
import { answersData, body, createRouter, ok } from '../../http/router.ts'
import { boards } from '../../rewards/leaderboard.ts'
import { userParams } from './schema.ts'

const LISTED = 100

const query = z.strictObject({
  board: z.enum(['week', 'all']).default('week'),
  user_id: z.string().min(1).max(128).optional(),
})
const hideRequest = z.strictObject({ hidden: z.boolean() })

const list = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/leaderboard',
  summary: 'Get the leaderboard of the UTC week or of all time, with the rank of one wallet; addresses are shortened',
  request: { query },
  responses: answersData(leaderboardData),
})
const hide = createRoute({
  method: 'post',
  path: '/api/campaign_api/v1/{userId}/leaderboard',
  summary: 'Leave or rejoin the leaderboard; requires a session of the wallet',
  request: { params: userParams, body: body(hideRequest) },
  responses: answersData(hideRequest),
})

export function leaderboardRoutes(deps: Pick<ServerDeps, 'store' | 'clock' | 'policy'>) {
  const { store, clock } = deps
  return createRouter()
    .openapi(list, async (c) => {
      const { board: name, user_id } = c.req.valid('query')
      const now = clock.now()
      const board = boards[name](now)
      const wallet = user_id === undefined ? null : (accountOfAnyFamily(user_id)?.canonical ?? null)
      const { places, own } = await store.leaderboard.view(board, wallet, LISTED)
      const rows = places.map((place) => ({
        rank: place.rank,
        address: shortAddress(place.wallet),
        points: place.points,
        own: place.wallet === wallet,
      }))
      return c.json(ok({ board: name, week_from: startOfDay(mondayOf(utcDay(now))).toISOString(), rows, own }), 200)
    })
    .openapi(hide, async (c) => {
      await requireCapability(deps, c.get('visitor'), 'rewards', 'other')
      const wallet = await requireSessionOf(
        c.get('visitor'),
        accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null,
      )
      const { hidden } = c.req.valid('json')
      await store.leaderboard.hide(wallet, hidden)
      return c.json(ok({ hidden }), 200)
    })
}
