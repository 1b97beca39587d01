import { sign } from '@telegram-apps/init-data-node'
import type { ExportLink } from '#core/wire/account.ts'
import type { NonceData, SessionData, VerifyRequest } from '#core/wire/identity.ts'
import { hashToken } from '../../identity/token.ts'
import { askNonce, evmWallet, link, type TextWallet, tonWallet, verify } from '../signIn.ts'
import type { TestApp } from '../testApp.ts'
import { type Attempt, type AttackClass, verdict } from './attack.ts'
import { botToken, initData, launch } from './person.ts'

const base = '/api/identity/v1/account'
const bearer = (session: string) => ({ authorization: `Bearer ${session}` })

interface Victim {
  readonly wallet: TextWallet
  readonly session: string
}
async function victim(app: TestApp, wallet = evmWallet()): Promise<Victim> {
  const { body } = await verify(app, await wallet.answer(await askNonce(app)))
  return { wallet, session: (body as { data: SessionData }).data.token }
}
const asked = async (app: TestApp, session: string): Promise<NonceData> =>
  ((await app.call('POST', `${base}/nonce`, { headers: bearer(session) })).body as { data: NonceData }).data
const erase = (app: TestApp, session: string, body: object) =>
  app.call('POST', `${base}/delete`, { headers: bearer(session), body })
const opened = async (app: TestApp, raw: string): Promise<string> =>
  ((await launch(app, raw)).body as { data: { token: string } }).data.token

/** Asserts that the attack was refused and the victim's session still exists: nothing was deleted. */
function spared(
  name: string,
  reason: string | undefined,
  attack: (app: TestApp, of: Victim) => ReturnType<TestApp['call']>,
): Attempt {
  return {
    name,
    async run(app) {
      const of = await victim(app)
      const said = verdict(await attack(app, of), reason)
      const open = await app.store.sessions.get(hashToken(of.session), app.clock.now())
      return said ?? (open === null ? 'the session of the victim was deleted' : null)
    },
  }
}

export const forcedDeletion: AttackClass = {
  name: 'deletion without the owner',
  attempts: [
    spared('with a stolen session alone', 'request_invalid', (app, { session }) => erase(app, session, {})),
    spared('with a signature of another wallet', 'session_of_another', async (app, { session }) =>
      erase(app, session, { proof: await evmWallet().answer(await asked(app, session)) }),
    ),
    spared(
      'with the address of the victim and another signature',
      'signature_invalid',
      async (app, { session, wallet }) => {
        const ask = await asked(app, session)
        const { signature } = await evmWallet().answer(ask)
        return erase(app, session, { proof: { ...(await wallet.answer(ask)), signature } satisfies VerifyRequest })
      },
    ),
    spared('with the text of a sign-in', 'request_mismatch', async (app, { session, wallet }) =>
      erase(app, session, { proof: await wallet.answer(await askNonce(app)) }),
    ),
    spared('with a sign-in whose Request ID was added', 'nonce_invalid', async (app, { session, wallet }) =>
      erase(app, session, { proof: await wallet.answer(await askNonce(app), { requestId: 'delete-data' }) }),
    ),
    spared('with another sentence above the nonce', 'message_altered', async (app, { session, wallet }) =>
      erase(app, session, {
        proof: await wallet.answer(await asked(app, session), { statement: 'Claim your airdrop.' }),
      }),
    ),
    spared('with a signature of eleven minutes ago', 'message_expired', async (app, { session, wallet }) => {
      const proof = await wallet.answer(await asked(app, session))
      app.clock.advance(660)
      return erase(app, session, { proof })
    }),
    spared('with launch data of Telegram for a wallet', 'proof_mismatch', (app, { session }) =>
      erase(app, session, { init_data: initData(app) }),
    ),
    {
      name: 'with a proof of a TON wallet, which shows nothing',
      async run(app) {
        const wallet = tonWallet(app)
        const { body } = await verify(app, await wallet.answer(await askNonce(app)))
        const session = (body as { data: SessionData }).data.token
        const said = verdict(
          await erase(app, session, { proof: await wallet.prove(await asked(app, session)) }),
          'text_required',
        )
        const open = await app.store.sessions.get(hashToken(session), app.clock.now())
        return said ?? (open === null ? 'the session of the victim was deleted' : null)
      },
    },
    spared('as a form of another site', undefined, async (app, { session, wallet }) => {
      const proof = await wallet.answer(await asked(app, session))
      const answer = await app.app.request(
        `${base}/delete`,
        {
          method: 'POST',
          headers: { cookie: `causeway=${session}`, 'content-type': 'text/plain', origin: 'https://evil.example' },
          body: JSON.stringify({ proof }),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
      )
      return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers }
    }),
    {
      name: 'of a Telegram account by the launch of another one',
      async run(app) {
        const session = await opened(app, initData(app, 91))
        return verdict(await erase(app, session, { init_data: initData(app, 92) }), 'session_of_another')
      },
    },
    {
      name: 'of a Telegram account by launch data of eleven minutes ago',
      async run(app) {
        const raw = initData(app, 93)
        const session = await opened(app, raw)
        app.clock.advance(660)
        return verdict(await erase(app, session, { init_data: raw }), 'proof_too_old')
      },
    },
    {
      name: 'of a Telegram account by the signature of one of its wallets',
      async run(app) {
        const session = await opened(app, initData(app, 94))
        const wallet = evmWallet()
        await link(app, session, await wallet.answer(await askNonce(app, { session })))
        const proof = await wallet.answer(await asked(app, session))
        return verdict(await erase(app, session, { proof }), 'proof_mismatch')
      },
    },
    {
      name: 'by a proof that was used, after its owner has come back',
      async run(app) {
        const { wallet, session } = await victim(app)
        const proof = await wallet.answer(await asked(app, session))
        await erase(app, session, { proof })
        const back = await victim(app, wallet)
        return verdict(await erase(app, back.session, { proof }), 'nonce_invalid')
      },
    },
    {
      name: 'by launch data that were used, after its owner has come back',
      async run(app) {
        const raw = initData(app, 95)
        await erase(app, await opened(app, raw), { init_data: raw })
        const back = sign({ user: { id: 95, first_name: 'Eve' }, query_id: 'again' }, botToken, app.clock.now())
        return verdict(await erase(app, await opened(app, back), { init_data: raw }), 'proof_used')
      },
    },
    {
      name: 'with the session that the deletion ended',
      async run(app) {
        const { wallet, session } = await victim(app)
        await erase(app, session, { proof: await wallet.answer(await asked(app, session)) })
        return verdict(await app.call('GET', base, { headers: bearer(session) }), 'session_required')
      },
    },
  ],
}

const linkOf = async (app: TestApp, session: string): Promise<string> =>
  ((await app.call('POST', `${base}/export`, { headers: bearer(session) })).body as { data: ExportLink }).data.path

export const stolenExport: AttackClass = {
  name: 'export of another person',
  attempts: [
    {
      name: 'without a session',
      run: async (app) => verdict(await app.call('POST', `${base}/export`), 'session_required'),
    },
    {
      name: 'with a session that was ended',
      async run(app) {
        const { session } = await victim(app)
        await app.store.sessions.revoke(hashToken(session))
        return verdict(await app.call('POST', `${base}/export`, { headers: bearer(session) }), 'session_required')
      },
    },
    {
      name: 'by a link of one’s own with the session of the victim in it',
      async run(app) {
        const [own, other] = [await victim(app), await victim(app)]
        const path = await linkOf(app, own.session)
        return verdict(
          await app.call('GET', path.replace(hashToken(own.session), hashToken(other.session))),
          'export_ended',
        )
      },
    },
    {
      name: 'by a link whose end was put off',
      async run(app) {
        const path = await linkOf(app, (await victim(app)).session)
        return verdict(await app.call('GET', path.replace(/\.\d+\./, '.99999999999.')), 'export_ended')
      },
    },
    {
      name: 'by a link that the owner’s sign-out has ended',
      async run(app) {
        const { session } = await victim(app)
        const path = await linkOf(app, session)
        await app.call('POST', '/api/identity/v1/logout', { headers: bearer(session) })
        return verdict(await app.call('GET', path), 'export_ended')
      },
    },
    {
      name: 'by a link that another site has the browser open',
      async run(app) {
        // A GET creates no link, and without one a foreign page has no URL to open.
        const { session } = await victim(app)
        return verdict(
          await app.call('GET', `${base}/export`, { headers: { cookie: `causeway=${session}` } }),
          'not_found',
        )
      },
    },
    {
      name: 'a session of another owner ended by its id',
      async run(app) {
        const [own, other] = [await victim(app), await victim(app)]
        const id = hashToken(other.session).slice(0, 16)
        const answer = await app.call('POST', '/api/identity/v1/sessions/end', {
          headers: bearer(own.session),
          body: { id },
        })
        return verdict(answer, 'session_not_found')
      },
    },
  ],
}
