import { hashToken, newToken } from '../../identity/token.ts'
import { ethRoute, placeOrder } from '../orderFlow.ts'
import type { TestApp } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'

interface Asked {
  readonly token?: string
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}
const open = (app: TestApp, id: string, { token, from = '192.0.2.7', headers = {} }: Asked): Promise<Response> =>
  Promise.resolve(
    app.app.request(
      `/api/bridge_api/v1/orders/${id}/events`,
      { headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers } },
      { incoming: { socket: { remoteAddress: from } } },
    ),
  )
const answerOf = async (response: Response) => {
  if (response.ok) await response.body?.cancel()
  return { status: response.status, body: response.ok ? null : ((await response.json()) as unknown) }
}

/** Refused by the stream limits: the first ones open, every further one does not. */
function beyond(
  name: string,
  most: number,
  tries: number,
  one: (app: TestApp) => Promise<(n: number) => Promise<Response>>,
): Attempt {
  return {
    name,
    async run(app) {
      const ask = await one(app)
      const answers = await Promise.all(Array.from({ length: tries }, (_, n) => ask(n)))
      const opened = answers.filter(({ ok }) => ok)
      const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(answerOf))
      await Promise.all(opened.map(({ body }) => body?.cancel()))
      if (opened.length !== most) return `${opened.length} of ${tries} opened`
      return refused.map((answer) => verdict(answer, 'too_many_streams')).find((said) => said !== null) ?? null
    },
  }
}

const stranger = (
  name: string,
  reason: string,
  of: (order: string, token: string) => Asked & { id?: string },
): Attempt => ({
  name,
  async run(app) {
    const { order, token } = await placeOrder(app, ethRoute)
    const { id = order.id, ...asked } = of(order.id, token)
    return verdict(await answerOf(await open(app, id, asked)), reason)
  },
})
const resumed = (last: string): Attempt =>
  stranger(`resumed after ${JSON.stringify(last.slice(0, 12))}`, 'request_invalid', (_, token) => ({
    token,
    headers: { 'last-event-id': last },
  }))

export const streams: AttackClass = {
  name: 'event streams',
  attempts: [
    beyond('a sixth of one order, from as many addresses', 5, 8, async (app) => {
      const { order, token } = await placeOrder(app, ethRoute)
      return (n) => open(app, order.id, { token, from: `192.0.2.${n + 1}` })
    }),
    beyond('an eleventh from one address, over several orders', 10, 16, async (app) => {
      const placed = await Promise.all(Array.from({ length: 4 }, () => placeOrder(app, ethRoute)))
      return (n) => {
        const { order, token } = placed[n % 4] as (typeof placed)[number]
        return open(app, order.id, { token, from: '198.51.100.9' })
      }
    }),
    beyond('an eleventh from one /64 of IPv6', 10, 16, async (app) => {
      const placed = await Promise.all(Array.from({ length: 4 }, () => placeOrder(app, ethRoute)))
      return (n) => {
        const { order, token } = placed[n % 4] as (typeof placed)[number]
        return open(app, order.id, { token, from: `2001:db8:a:b::${n + 1}` })
      }
    }),
    beyond('an eleventh under made-up forwarding headers', 10, 16, async (app) => {
      const placed = await Promise.all(Array.from({ length: 4 }, () => placeOrder(app, ethRoute)))
      return (n) => {
        const { order, token } = placed[n % 4] as (typeof placed)[number]
        return open(app, order.id, { token, from: '198.51.100.10', headers: { 'x-forwarded-for': `203.0.113.${n}` } })
      }
    }),
    stranger('of an order that waits, without its token', 'order_unknown', () => ({})),
    stranger('with a token that was made up', 'order_unknown', () => ({ token: newToken('order') })),
    stranger('with a token of another kind', 'order_unknown', () => ({ token: newToken('session') })),
    stranger('with the hash of the token', 'order_unknown', (_, token) => ({ token: hashToken(token) })),
    stranger('with the token in the address', 'order_unknown', (id, token) => ({
      id: `${id}?token=${token}`.slice(0, 60),
    })),
    stranger('of an order that does not exist', 'order_unknown', (_, token) => ({ id: '1'.repeat(22), token })),
    stranger('of an order by the name of a prototype', 'order_unknown', (_, token) => ({ id: '__proto__', token })),
    {
      name: 'with the token of another order',
      async run(app) {
        const [one, other] = [await placeOrder(app, ethRoute), await placeOrder(app, ethRoute)]
        return verdict(await answerOf(await open(app, one.order.id, { token: other.token })), 'order_unknown')
      },
    },
    ...['-1', '1e9', '0x1', '1.5', 'NaN', '9'.repeat(10), '1 or 1=1'].map(resumed),
  ],
}
