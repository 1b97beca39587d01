import { sign } from '@telegram-apps/init-data-node'
import { hashToken } from '../../identity/token.ts'
import type { TestApp } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'
import { botToken, initData, launch } from './person.ts'

/** Genuine init data, modified after signing. */
function changed(
  name: string,
  change: (fields: URLSearchParams, raw: string) => string | void,
  reason?: string,
): Attempt {
  return {
    name,
    async run(app) {
      const raw = initData(app)
      const fields = new URLSearchParams(raw)
      return verdict(await launch(app, change(fields, raw) ?? fields.toString()), reason)
    },
  }
}
const set = (name: string, field: string, value: string): Attempt =>
  changed(name, (fields) => fields.set(field, value), 'init_data_invalid')

export const forgedInitData: AttackClass = {
  name: 'forged init data',
  attempts: [
    set('another person', 'user', JSON.stringify({ id: 1, first_name: 'Ada' })),
    set('a later date', 'auth_date', '9999999999'),
    set('a start parameter that was not signed', 'start_param', 'ref_attacker'),
    set('a hash of zeros', 'hash', '0'.repeat(64)),
    set('a hash that is no hex', 'hash', 'x'.repeat(64)),
    set('a hash cut short', 'hash', 'ab'),
    set('one field more', 'premium', 'true'),
    changed('no hash', (fields) => fields.delete('hash'), 'init_data_invalid'),
    changed('no date', (fields) => fields.delete('auth_date'), 'init_data_invalid'),
    changed('a second person', (fields) => fields.append('user', '{"id":1}'), 'init_data_invalid'),
    changed('a second hash', (fields) => fields.append('hash', '00'), 'init_data_invalid'),
    changed('a signature of Telegram instead of a hash', (fields) => {
      fields.set('signature', 'A'.repeat(86))
      fields.delete('hash')
    }),
    changed('nothing that was signed', () => 'user=%7B%22id%22%3A1%7D'),
    changed('a list of hashes', (_, raw) => raw.replace('hash=', 'hash[]=')),
    ...['', 'x', `${'a=b&'.repeat(4000)}`, '\u0000', '%00=%00'].map((text) =>
      changed(`the text ${JSON.stringify(text.slice(0, 8))}`, () => text || ' '),
    ),
    ...['654321:BBother', '', botToken.slice(0, -1), `${botToken} `].map(
      (token): Attempt => ({
        name: `signed with the token ${JSON.stringify(token)}`,
        run: async (app) => verdict(await launch(app, initData(app, 7, token)), 'init_data_invalid'),
      }),
    ),
    ...[0, -1, 1.5, '7', 2 ** 60, null].map(
      (id): Attempt => ({
        name: `a person with the number ${String(id)}`,
        run: async (app) =>
          verdict(
            await launch(app, sign({ user: { id: id as number, first_name: 'Eve' } }, botToken, app.clock.now())),
          ),
      }),
    ),
  ],
}

const aged = (name: string, seconds: number, reason: string): Attempt => ({
  name,
  async run(app) {
    const at = new Date(app.clock.now().getTime() - seconds * 1000)
    return verdict(await launch(app, sign({ user: { id: 8, first_name: 'Eve' } }, botToken, at)), reason)
  },
})

export const expiredInitData: AttackClass = {
  name: 'expired init data',
  attempts: [
    aged('one second past the hour', 3601, 'init_data_expired'),
    aged('a day old', 86_400, 'init_data_expired'),
    aged('of 1970', 1_700_000_000, 'init_data_expired'),
    aged('two minutes ahead', -120, 'init_data_future'),
    aged('a year ahead', -31_536_000, 'init_data_future'),
  ],
}

const tokenOf = async (app: TestApp, raw: string): Promise<string> =>
  ((await launch(app, raw)).body as { data: { token: string } }).data.token

export const replayedInitData: AttackClass = {
  name: 'replayed init data',
  attempts: [
    {
      name: 'after its session was ended',
      async run(app) {
        const raw = initData(app)
        await app.store.sessions.revoke(hashToken(await tokenOf(app, raw)))
        return verdict(await launch(app, raw), 'init_data_used')
      },
    },
    {
      name: 'with its fields in another order after its session was ended',
      async run(app) {
        const raw = initData(app)
        await app.store.sessions.revoke(hashToken(await tokenOf(app, raw)))
        const turned = new URLSearchParams([...new URLSearchParams(raw)].reverse()).toString()
        return verdict(await launch(app, turned), 'init_data_used')
      },
    },
    {
      name: 'ten at once open one session',
      async run(app) {
        const raw = initData(app)
        const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenOf(app, raw)))
        return new Set(tokens).size === 1 ? null : `${new Set(tokens).size} sessions`
      },
    },
  ],
}
