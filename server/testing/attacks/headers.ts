import { hashToken } from '../../identity/token.ts'
import { askNonce, evmWallet, verify } from '../signIn.ts'
import { ethRoute } from '../orderFlow.ts'
import { proxy, type TestApp } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'

const quotes = '/api/bridge_api/v1/quotes'
const account = '/api/identity/v1/account'

/** Requests a quote with these headers; refused as from a restricted country. */
const fromRestricted = (name: string, headers: Record<string, string>): Attempt => ({
  name: `a restricted country, ${name}`,
  run: async (app) =>
    verdict(await app.call('POST', quotes, { body: ethRoute, from: proxy, headers }), 'country_restricted'),
})

/** Requests a session with these headers alone. */
const signedInBy = (name: string, headers: Record<string, string>): Attempt => ({
  name: `a session ${name}`,
  run: async (app) => verdict(await app.call('GET', account, { headers }), 'session_required'),
})

/** Headers and statuses that the response must not have. */
const without = (
  name: string,
  headers: Record<string, string>,
  path: string,
  found: (answer: Awaited<ReturnType<TestApp['call']>>) => string | null,
): Attempt => ({ name, run: async (app) => found(await app.call('GET', path, { headers })) })

/** Expects that calls count for the address that the server sees, not for the one that the header claims. */
const countedAs = (name: string, from: string, claimed: string, forwarded: string, seen: string): Attempt => ({
  name: `the budget of another address, ${name}`,
  async run(app) {
    await app.call('GET', '/api/bridge_api/v1/search?q=x', { from, headers: { 'x-forwarded-for': forwarded } })
    const rows = await app.everything()
    if (!rows.includes(`search:ip:${seen}`)) return `${seen} was not counted`
    return rows.includes(`search:ip:${claimed}`) ? `${claimed} was counted` : null
  },
})

export const headers: AttackClass = {
  name: 'forged headers',
  attempts: [
    fromRestricted('hidden behind a second header of the visitor', { 'cf-ipcountry': 'DE, KP' }),
    fromRestricted('named before that of the visitor', { 'cf-ipcountry': 'KP, DE' }),
    fromRestricted('in small letters', { 'cf-ipcountry': 'kp' }),
    fromRestricted('with spaces', { 'cf-ipcountry': '  KP ' }),
    countedAs('from a peer that is no proxy', '192.0.2.71', '198.51.100.66', '198.51.100.66', '192.0.2.71'),
    countedAs('named left of the visitor’s own', proxy, '198.51.100.67', '198.51.100.67, 203.0.113.51', '203.0.113.51'),
    countedAs('left of what cannot be read', proxy, '198.51.100.68', `198.51.100.68, unknown, ${proxy}`, proxy),
    countedAs('left of a broken port', proxy, '198.51.100.69', '198.51.100.69, 203.0.113.5:x', proxy),
    signedInBy('of zeros', { authorization: `Bearer cs_${'0'.repeat(43)}` }),
    signedInBy('of another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }),
    signedInBy('by the pass of the bot', { 'x-bot-pass': 'x'.repeat(64) }),
    signedInBy('by a surface', { 'x-surface': 'telegram' }),
    signedInBy('by the additional header', { additional: '0'.repeat(64) }),
    signedInBy('by a cookie of https', { cookie: `__Host-causeway=cs_${'0'.repeat(43)}` }),
    signedInBy('by a cookie that is broken', { cookie: 'causeway=%ff%00;;=;causeway' }),
    signedInBy('by the token of an order', { authorization: `Bearer co_${'x'.repeat(43)}` }),
    {
      name: 'the hash of a session instead of the session',
      async run(app) {
        const { body } = await verify(app, await evmWallet().answer(await askNonce(app)))
        const hash = hashToken((body as { data: { token: string } }).data.token)
        return verdict(
          await app.call('GET', account, { headers: { authorization: `Bearer ${hash}` } }),
          'session_required',
        )
      },
    },
    {
      name: 'a sign-in text for the host of X-Forwarded-Host, sent by no proxy',
      async run(app) {
        const headers = { 'x-forwarded-host': 'evil.example' }
        const { body } = await app.call('POST', '/api/identity/v1/nonce', { headers })
        return JSON.stringify(body).includes('evil.example') ? 'a text for evil.example was made' : null
      },
    },
    {
      name: 'a sign-in text for a host that is not ours',
      async run(app) {
        const { domain } = await askNonce(app, { host: 'evil.example' })
        return domain === 'evil.example' ? 'a text for evil.example was made' : null
      },
    },
    without(
      'a manifest in the name of another host',
      { host: 'evil.example' },
      '/tonconnect-manifest.json',
      ({ body }) => (JSON.stringify(body).includes('evil.example') ? 'the manifest names evil.example' : null),
    ),
    without('an answer that another site may read', { origin: 'https://evil.example' }, '/api/config/app', (answer) =>
      answer.headers.has('access-control-allow-origin') ? 'another site may read it' : null,
    ),
    without(
      'a request id with a line break in it',
      { 'x-request-id': 'abcdefgh%0d%0aset-cookie:a' },
      '/health',
      (answer) => (/[^0-9a-f-]/.test(answer.headers.get('x-request-id') ?? '') ? 'the id was repeated' : null),
    ),
    without(
      'a page in the language of a prototype',
      { cookie: 'lang=__proto__', 'accept-language': 'constructor' },
      '/',
      (answer) => (answer.status === 200 ? null : `answered ${answer.status}`),
    ),
    ...['short', 'x'.repeat(129), 'with a space'].map(
      (key): Attempt => ({
        name: `an Idempotency-Key of ${key.length} signs, ${JSON.stringify(key.slice(0, 12))}`,
        run: async (app) =>
          verdict(
            await app.call('POST', '/api/bridge_api/v1/orders', {
              body: { quote_id: 'x', from_address: 'x' },
              headers: { 'idempotency-key': key },
            }),
            'request_invalid',
          ),
      }),
    ),
  ],
}
