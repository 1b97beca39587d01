import { createRoute } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import { statusData } from '#core/wire/status.ts'
import { answersData, createRouter, ok } from '../http/router.ts'
import type { Status } from './createStatus.ts'

const get = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/status',
  summary: 'Get the state of networks, and how transfers of the last 7 and 30 days ended by provider and route',
  middleware: etag(),
  responses: answersData(statusData),
})

export const statusRoutes = (status: Pick<Status, 'data'>) =>
  createRouter().openapi(get, async (c) => {
    c.header('Cache-Control', 'public, max-age=30')
    return c.json(ok(await status.data()), 200)
  })
