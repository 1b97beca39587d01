import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ethRoute, observeDeposit, placeOrder } from './testing/orderFlow.ts'
import { createTestApp, type TestApp, user } from './testing/testApp.ts'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  required?: string[]
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: JsonSchema
}
interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: JsonSchema | null
}

/** Values that have broken servers before, and ones that mean something here. */
const words = fc.constantFrom(
  '', '0', '-1', '1', '31337', '31337:native', '31337,31338', '9'.repeat(78), '1'.repeat(400), 'null', '__proto__', "' OR 1=1 --", '\u0000', '\u202e', '💥', '%00', '../..',
  '1e309', 'NaN', '0x', user, 'HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH', `0x${'a'.repeat(64)}`, '1'.repeat(22), 'ETH', 'Connect', '3', 'evm',
)
const anything = fc.oneof(words, fc.string({ maxLength: 30 }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 }), fc.object({ maxDepth: 1 }))

/** Mostly what the schema asks for, sometimes anything. */
function fromSchema(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return anything
  const good = shaped(schema)
  return fc.oneof({ arbitrary: good, weight: 6 }, { arbitrary: anything, weight: 1 })
}

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromSchema))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, v]) => [k, fromSchema(v)])), { requiredKeys: schema.required ?? [] })
    case 'array':
      return fc.array(fromSchema(schema.items), { maxLength: 3 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.constantFrom(0, 1, 31337, 31338, 2 ** 53, 0.5))
    case 'boolean':
      return fc.boolean()
    default:
      return words
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? '')

function requestOf(operation: Operation): fc.Arbitrary<{ path: string; headers: Record<string, string>; body: unknown }> {
  const parts = Object.fromEntries(operation.parameters.map((p) => [`${p.in} ${p.name}`, fromSchema(p.schema)]))
  return fc.record({ parts: fc.record(parts, { requiredKeys: [] }), body: operation.body ? fromSchema(operation.body) : fc.constant(undefined) }).map(({ parts: given, body }) => {
    const values = given as Record<string, unknown>
    const query = new URLSearchParams()
    const headers: Record<string, string> = {}
    let path = operation.path
    for (const p of operation.parameters) {
      const value = values[`${p.in} ${p.name}`]
      if (p.in === 'path') path = path.replace(`{${p.name}}`, encodeURIComponent(text(value ?? 'x') || 'x'))
      else if (value !== undefined && p.in === 'query') query.set(p.name, text(value))
      else if (value !== undefined) headers[p.name] = text(value).replace(/[^\x20-\x7e]/g, '')
    }
    return { path: query.size > 0 ? `${path}?${query}` : path, headers, body }
  })
}

function operationsOf(document: { paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: JsonSchema }> } }>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}

let t: TestApp
let operations: Operation[] = []
beforeAll(async () => {
  t = await createTestApp()
  operations = operationsOf((await t.call('GET', '/api/openapi.json')).body as Parameters<typeof operationsOf>[0])
  const { order } = await placeOrder(t, ethRoute)
  await observeDeposit(t, order.id)
})
afterAll(() => t.close())

/** What a refused call must not change. */
const state = async () => ({
  orders: [...(await t.store.orders.countByState())],
  actions: await t.store.userActions.count(user),
  chains: (await t.store.chainState.all()).map((c) => [c.chainId, c.paused]),
})

// Bounded for the everyday run; FUZZ_RUNS raises it.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15)

it('describes every call of the API', () => {
  const calls = operations.map((o) => `${o.method} ${o.path}`)
  expect(calls).toHaveLength(new Set(calls).size)
  expect(calls).toEqual(expect.arrayContaining(['POST /api/bridge_api/v1/quotes', 'GET /api/bridge_api/v1/{userId}/orders', 'POST /api/identity/v1/verify', 'GET /api/balance']))
  expect(calls.length).toBeGreaterThanOrEqual(24)
})

it('no request makes a 5xx, every refusal has a reason, and a refused call changes nothing', async () => {
  for (const operation of operations) {
    // A stream stays open; orders/stream.test.ts reads it.
    if (operation.path.endsWith('/events')) continue
    await fc.assert(
      fc.asyncProperty(requestOf(operation), async ({ path, headers, body }) => {
        const before = await state()
        const answer = await t.call(operation.method, path, { headers, ...(body === undefined ? {} : { body }) })
        expect(answer.status, `${operation.method} ${path} ${JSON.stringify(body)} → ${JSON.stringify(answer.body)}`).toBeLessThan(500)
        if (answer.status < 400) return
        expect(answer.body).toMatchObject({ code: answer.status, data: { reason: expect.stringMatching(/^[a-z][a-z0-9_]+$/) as unknown } })
        expect(await state()).toEqual(before)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 1500 },
    )
  }
}, 60_000)
