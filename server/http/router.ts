import { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { envelope, errorBody } from '#core/wire/common.ts'
import type { AppEnv } from './env.ts'

/** Formats the first validation problem: "amount: base units as a decimal string". */
function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'The request is not valid.'
  const place = issue.path.join('.')
  return place ? `${place}: ${issue.message}` : issue.message
}

/** Creates a router that passes refused requests to the shared error handler. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success)
        throw new AppError('request_invalid', firstProblem(result.error), { status: 400, retriable: false })
    },
  })

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } })

/** Describes a response once for the handler's type, the client and the OpenAPI document. */
export const answers = <T extends z.ZodType>(schema: T) => ({ 200: { description: 'Success', content: json(schema) } })

/** Describes the `{code: 0, message, data}` envelope of newer calls. */
export const answersData = <T extends z.ZodType>(data: T) => answers(envelope(data))

export const body = <T extends z.ZodType>(schema: T) => ({ required: true as const, content: json(schema) })

/** Describes a body that older clients omit. */
export const optionalBody = <T extends z.ZodType>(schema: T) => ({ required: false as const, content: json(schema) })

/** Success envelope. */
export const ok = <T>(data: T): { code: 0; message: string; data: T } => ({ code: 0, message: 'success', data })

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
