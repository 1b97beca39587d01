import { ethRoute } from '../orderFlow.ts'
import { user } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'

const quotes = '/api/bridge_api/v1/quotes'
const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 24)

const amount = (value: unknown): Attempt => ({
  name: `the amount ${shown(value)}`,
  run: async (app) =>
    verdict(await app.call('POST', quotes, { body: { ...ethRoute, amount: value } }), 'request_invalid'),
})
const network = (value: unknown): Attempt => ({
  name: `the network ${shown(value)}`,
  run: async (app) =>
    verdict(await app.call('POST', quotes, { body: { ...ethRoute, from_chain_id: value } }), 'request_invalid'),
})
/** JSON knows no such number; the text of the body does. */
const raw = (field: 'from_chain_id', text: string): Attempt => ({
  name: `the network ${text} as the body spells it`,
  async run(app) {
    const answer = await app.app.request(
      quotes,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...ethRoute, [field]: 0 }).replace(`"${field}":0`, `"${field}":${text}`),
      },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    return verdict({ status: answer.status, body: (await answer.json()) as unknown }, 'request_invalid')
  },
})
const page = (limit: string): Attempt => ({
  name: `${shown(limit)} rows of a page`,
  run: async (app) =>
    verdict(
      await app.call('GET', `/api/bridge_api/v1/${user}/orders?limit=${encodeURIComponent(limit)}`),
      'request_invalid',
    ),
})
const forwarded = (id: string): Attempt => ({
  name: `a read of the network ${shown(id)}`,
  run: async (app) =>
    verdict(
      await app.call('POST', `/api/bridge_api/v1/chains/${encodeURIComponent(id)}/rpc`, {
        body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      }),
    ),
})

export const numbers: AttackClass = {
  name: 'numbers',
  attempts: [
    ...[
      '-1',
      '-0',
      '+1',
      '00',
      '01',
      '1.0',
      '1,0',
      '1e18',
      '0x10',
      ' 1',
      '1 ',
      '1\n',
      '',
      'NaN',
      'Infinity',
      '１',
      '١',
    ].map(amount),
    ...['9'.repeat(79), '9'.repeat(5_000), 1, 0, -1, 1.5, 1e308, null, true, [], ['1'], {}, { toString: '1' }].map(
      amount,
    ),
    ...[-1, 0, 1.5, 1e20, 2 ** 53, '31337', '0x7a69', null, true, [31337], {}].map(network),
    ...['1e999', '-1e999', '31337.5', '9007199254740993'].map((text) => raw('from_chain_id', text)),
    ...['-1', '0', '51', '1.5', '1e9', '99999999999999999999', 'NaN', 'x', '1;drop', '1&limit=99'].map(page),
    ...['-1', '0', '1e5', '0x7a69', '31337.0', ' 31337', '99999999', '9'.repeat(40), '__proto__', '../31337'].map(
      forwarded,
    ),
  ],
}
