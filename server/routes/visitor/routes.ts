import { createRoute } from '@hono/zod-openapi'
import type { ServerDeps } from '../../deps.ts'
import { answers, answersData, body, createRouter, ok } from '../../http/router.ts'
import { ipInfoData, userAction, userActionAnswer } from './schema.ts'
import { createUserActions } from './userAction.ts'

const ipInfo = createRoute({
  method: 'get',
  path: '/api/nocore_api/v1/ip-info',
  summary: "The visitor's country, empty when unknown",
  responses: answersData(ipInfoData),
})
const action = createRoute({
  method: 'post',
  path: '/api/config/user-action',
  summary: 'Record what a wallet did',
  request: { body: body(userAction) },
  responses: answers(userActionAnswer),
})

export function visitorRoutes(deps: Pick<ServerDeps, 'store' | 'chains' | 'clock'>) {
  const record = createUserActions(deps)
  return createRouter()
    .openapi(ipInfo, (c) => c.json(ok({ country_code: c.get('visitor').country }), 200))
    .openapi(action, async (c) => {
      await record(c.req.valid('json'), c.get('visitor').ip)
      return c.json({ code: 200 as const, message: 'success' }, 200)
    })
}
