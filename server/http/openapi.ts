import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { errorBody } from '#core/wire/common.ts'
import type { AppEnv } from './env.ts'

const info = { openapi: '3.1.0', info: { title: 'Causeway API', version: '1' } } as const

type Document = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>

/** Adds the one error body to every call, so that handlers and client describe only success. */
export function describeApi(app: OpenAPIHono<AppEnv>): Document {
  const document = app.getOpenAPI31Document(info)
  const schema = z.toJSONSchema(errorBody, { target: 'draft-2020-12' })
  const error = { description: 'Refused or failed', content: { 'application/json': { schema } } }
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item ?? {}))
      if (typeof operation === 'object' && operation !== null && 'responses' in operation)
        Object.assign(operation.responses, { default: error })
  return document
}
