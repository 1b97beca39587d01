import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashToken, newToken } from './identity/token.ts'
import {
  type ApiDocument,
  type FuzzRequest,
  type Known,
  type Operation,
  operationsOf,
  requestOf,
} from './testing/fuzz.ts'
import { bestQuote, ethRoute, fromSol, observeDeposit, placeOrder, usdcRoute } from './testing/orderFlow.ts'
import { createTestApp, svmUser, type TestApp, user } from './testing/testApp.ts'

let t: TestApp
let operations: Operation[] = []
let known: Known
const orders: { id: string; token: string }[] = []

/** A quote that can be ordered and an open session: calls consume them. */
async function fresh(): Promise<Known> {
  const session = newToken('session')
  const expiresAt = new Date(t.clock.now().getTime() + 3_600_000)
  await t.store.sessions.create({
    tokenHash: hashToken(session),
    userId: user,
    family: 'evm',
    surface: 'web',
    createdAt: t.clock.now(),
    expiresAt,
  })
  const { quote_id: quote } = await bestQuote(t, ethRoute)
  return {
    tokens: [...orders.map(({ token }) => token), session],
    fields: {
      id: orders.map(({ id }) => id),
      q: orders.map(({ id }) => id),
      quote_id: [quote],
      'idempotency-key': ['again-and-again', 'another-key'],
      tx_hash: [`0x${'d'.repeat(64)}`, '1'.repeat(64)],
      userId: [user, svmUser],
      from_address: [user],
      recipient: [user],
      refund_address: [user],
      memo: [''],
      channel_id: [t.catalogue.defaults.channelId],
      payment: ['0123456789abcdef0123456789abcdef'],
    },
  }
}

beforeAll(async () => {
  t = await createTestApp({ config: { heartbeatSeconds: 0.02 } })
  operations = operationsOf((await t.call('GET', '/api/openapi.json')).body as ApiDocument)
  // One order that anyone can see, and two that only their tokens open, one of each custody.
  for (const route of [ethRoute, usdcRoute, fromSol]) {
    const { order, token } = await placeOrder(t, route, route === fromSol ? { refund_address: svmUser } : {})
    orders.push({ id: order.id, token })
  }
  await observeDeposit(t, orders[0]?.id ?? '')
})
beforeEach(async () => {
  known = await fresh()
})
afterAll(() => t?.close())

/** Sends one call; a stream is closed as soon as it opens. */
async function send(
  operation: Operation,
  { path, headers, body }: FuzzRequest,
): Promise<{ status: number; body: unknown }> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await t.app.request(
    path,
    {
      method: operation.method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...json,
    },
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  )
  if (answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return { status: 200, body: null }
  }
  return { status: answer.status, body: (await answer.json()) as unknown }
}

/** All stored rows except limits, which also count refused calls. */
const stored = () => t.contents(['limits'])

// A small default for everyday runs; FUZZ_RUNS raises it.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15)

it('covers every API operation', () => {
  const calls = operations.map((o) => `${o.method} ${o.path}`)
  expect(calls).toHaveLength(new Set(calls).size)
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST /api/bridge_api/v1/quotes',
      'GET /api/bridge_api/v1/{userId}/orders',
      'POST /api/identity/v1/verify',
      'GET /api/balance',
    ]),
  )
  expect(calls.length).toBeGreaterThanOrEqual(24)
})

it('reaches existing orders: their calls succeed, and are not only refused', async () => {
  const reached = ['/orders', '/orders/{id}', '/orders/{id}/events', '/orders/{id}/deposit']
  const calls = operations.filter((o) => reached.some((path) => o.path === `/api/bridge_api/v1${path}`))
  expect(calls).toHaveLength(reached.length)
  for (const operation of calls) {
    const statuses = new Set<number>()
    for (const request of fc.sample(requestOf(operation, known), { seed: 1, numRuns: 60 }))
      statuses.add((await send(operation, request)).status)
    expect([operation.path, ...statuses]).toContain(200)
    expect([...statuses].some((status) => status >= 400)).toBe(true)
  }
})

/** Reasons of calls that read networks which the test app has no node of. */
const outOfReach: ReadonlySet<string> = new Set(['name_unreachable', 'cctp_unreachable', 'chain_unavailable'])
const reasonIn = (body: unknown): string => (body as { data?: { reason?: string } } | null)?.data?.reason ?? ''

it('no request causes a 5xx, every refusal has a reason, and a refused call changes no stored data', async () => {
  for (const operation of operations) {
    known = await fresh()
    let before = await stored()
    await fc.assert(
      fc.asyncProperty(requestOf(operation, known), async (request) => {
        const answer = await send(operation, request)
        const call = `${operation.method} ${request.path} ${JSON.stringify(request.body)} → ${JSON.stringify(answer.body)}`
        if (answer.status !== 503 || !outOfReach.has(reasonIn(answer.body)))
          expect(answer.status, call).toBeLessThan(500)
        if (answer.status < 400) {
          before = await stored()
          return
        }
        expect(answer.body).toMatchObject({
          code: answer.status,
          data: { reason: expect.stringMatching(/^[a-z][a-z0-9_]+$/) as unknown },
        })
        expect(await stored(), call).toEqual(before)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 1500 },
    )
  }
}, 300_000)
