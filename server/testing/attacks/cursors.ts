import { ethRoute, observeDeposit, placeOrder } from '../orderFlow.ts'
import { stranger, type TestApp, user } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'

interface Page {
  readonly data: {
    readonly list: readonly { readonly id: string; readonly from_address: string }[]
    readonly next_cursor: string | null
  }
}
const ask = (app: TestApp, owner: string, query: string) =>
  app.call('GET', `/api/bridge_api/v1/${owner}/orders?${query}`)

const made = (cursor: string): Attempt => ({
  name: `the cursor ${JSON.stringify(cursor.slice(0, 24))}`,
  run: async (app) => verdict(await ask(app, user, `cursor=${encodeURIComponent(cursor)}`)),
})

async function twoOrders(app: TestApp): Promise<void> {
  for (let n = 0; n < 2; n++) await observeDeposit(app, (await placeOrder(app, ethRoute)).order.id)
}

export const cursors: AttackClass = {
  name: 'cursors',
  attempts: [
    ...[
      '0',
      '-1',
      'zzz',
      'null',
      'undefined',
      '__proto__',
      '../1',
      "' or 1=1 --",
      '%00',
      '\u0000',
      '1'.repeat(21),
      '1'.repeat(23),
    ].map(made),
    ...[
      'O'.repeat(22),
      'l'.repeat(22),
      '１'.repeat(22),
      `${'1'.repeat(22)};`,
      'x'.repeat(201),
      'x'.repeat(4_000),
      '{"$gt":""}',
      btoa('{"id":1}'),
    ].map(made),
    {
      name: 'a cursor in a list',
      run: async (app) => verdict(await ask(app, user, 'cursor[]=1'), 'request_invalid'),
    },
    {
      name: 'an order by a field of one’s own',
      run: async (app) => verdict(await ask(app, user, 'order_by=id'), 'request_invalid'),
    },
    {
      name: 'the genuine cursor of another person',
      async run(app) {
        await twoOrders(app)
        const { data } = (await ask(app, user, 'limit=1')).body as Page
        if (data.next_cursor === null) return 'there was no cursor: the attempt proves nothing'
        const { body } = await ask(app, stranger, `cursor=${data.next_cursor}`)
        const foreign = (body as Page).data.list.filter(({ from_address }) => from_address === user)
        return foreign.length > 0 ? `showed ${foreign.length} orders of another person` : null
      },
    },
    {
      name: 'the id of another person’s order that waits for its deposit',
      async run(app) {
        const { order } = await placeOrder(app, ethRoute)
        const { body } = await ask(app, user, `cursor=${order.id}`)
        return JSON.stringify(body).includes(order.id) ? 'showed the order' : null
      },
    },
  ],
}
