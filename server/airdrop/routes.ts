import { createRoute } from '@hono/zod-openapi'
import { airdropById } from '#core/rewards/airdrops.ts'
import { lookUpAllocations } from './lookUp.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from '../http/env.ts'
import { requireCapability } from '../http/guards.ts'
import { answers, body, createRouter } from '../http/router.ts'
import { dropAnswer, dropBody, dropParams } from './schema.ts'

const call = {
  method: 'post',
  summary: 'What an airdrop has for up to five addresses; they are not recorded',
  request: { params: dropParams, body: body(dropBody) },
  responses: answers(dropAnswer),
} as const
const query = createRoute({ ...call, path: '/api/lottery/maker/{drop}/drop' })
/** The specification has this call with a leading "api" below the base path "/api". */
const literal = createRoute({ ...call, path: '/api/api/lottery/maker/{drop}/drop' })

export function airdropRoutes(deps: Pick<ServerDeps, 'store' | 'policy'>) {
  async function answer(visitor: Visitor, id: string, addresses: readonly string[]) {
    await requireCapability(deps, visitor, 'airdrop', 'other')
    const drop = airdropById(id)
    if (!drop) return { code: 404, message: 'Airdrop not found.', data: [], listed: false }
    const data = await lookUpAllocations(deps.store.airdrops, drop, addresses)
    if (!data) return { code: 200, message: 'Allocations aren’t loaded yet.', data: [], listed: false }
    return { code: 200, message: 'success', data, listed: true }
  }
  return createRouter()
    .openapi(query, async (c) =>
      c.json(await answer(c.get('visitor'), c.req.valid('param').drop, c.req.valid('json').addressList), 200),
    )
    .openapi(literal, async (c) =>
      c.json(await answer(c.get('visitor'), c.req.valid('param').drop, c.req.valid('json').addressList), 200),
    )
}
