import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { answers, createRouter } from '../../http/router.ts'

const health = createRoute({
  method: 'get',
  path: '/health',
  summary: 'The process runs',
  responses: answers(z.object({ status: z.literal('ok') })),
})

/** Public health probe; readiness and metrics are on the operator's listener. */
export const serviceRoutes = () => createRouter().openapi(health, (c) => c.json({ status: 'ok' as const }, 200))
