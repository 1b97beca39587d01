import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { MakerApplication, MakerRoutes } from '#core/wire/maker.ts'
import type { SessionData } from '#core/wire/identity.ts'
import { askNonce, evmWallet, type TextWallet, verify } from '../testing/signIn.ts'
import { createTestApp, maker, north, proxy, south, type TestApp } from '../testing/testApp.ts'

const base = '/api/maker_api/v1'
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

interface Answer {
  readonly status: number
  readonly body: unknown
}
const dataOf = <T>({ status, body }: Answer): T => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}
const reasonOf = ({ status, body }: Answer) => [status, (body as { data: { reason?: string } }).data.reason]

const text = {
  name: ' Ada ',
  contact: '@ada',
  networks: [north, south],
  assets: ['ETH'],
  liquidity: '250k_1m',
  message: 'Two lines\nof text',
}
async function applicant(on = t) {
  const wallet = evmWallet()
  const answer = await verify(on, await wallet.answer(await askNonce(on)))
  return { wallet, session: dataOf<SessionData>(answer).token }
}
const pathOf = ({ address }: TextWallet) => `${base}/${address}/application`
const send = (
  { wallet, session }: Awaited<ReturnType<typeof applicant>>,
  change: object = {},
  { on = t, ip = '203.0.113.7', of = wallet } = {},
) =>
  on.call('POST', pathOf(of), {
    body: { ...text, ...change },
    headers: { authorization: `Bearer ${session}`, 'x-forwarded-for': ip },
    from: proxy,
  })
const own = async ({ wallet, session }: Awaited<ReturnType<typeof applicant>>) =>
  dataOf<{ application: MakerApplication | null }>(
    await t.call('GET', pathOf(wallet), { headers: { authorization: `Bearer ${session}` } }),
  ).application

describe('an application', () => {
  it('is stored tidied for the wallet that signed in, which alone reads it', async () => {
    const ada = await applicant()
    expect(await own(ada)).toBeNull()
    const sent = dataOf<{ application: MakerApplication }>(await send(ada)).application
    expect(sent).toMatchObject({ ...text, name: 'Ada', state: 'open', decided_at: null })
    expect(await own(ada)).toEqual(sent)
    expect(reasonOf(await t.call('GET', pathOf(ada.wallet)))).toEqual([401, 'session_required'])
    const eve = await applicant()
    const stolen = await t.call('GET', pathOf(ada.wallet), { headers: { authorization: `Bearer ${eve.session}` } })
    expect(reasonOf(stolen)).toEqual([403, 'session_of_another'])
  })

  it('can’t be sent for another wallet, or without a session', async () => {
    const [ada, eve] = [await applicant(), await applicant()]
    expect(reasonOf(await send(eve, {}, { of: ada.wallet }))).toEqual([403, 'session_of_another'])
    expect(reasonOf(await send({ ...ada, session: 'none' }))).toEqual([401, 'session_required'])
    expect(await own(ada)).toBeNull()
  })

  it('is replaced while it is undecided or declined, and stays once accepted', async () => {
    const ada = await applicant()
    await send(ada)
    await send(ada, { name: 'Ada L.' })
    expect(await own(ada)).toMatchObject({ name: 'Ada L.', state: 'open' })
    const decide = async (state: 'accepted' | 'declined') => {
      const row = await t.store.applications.of(ada.wallet.address.toLowerCase())
      await t.store.applications.decide(row?.id ?? 0n, state)
    }
    await decide('declined')
    expect(await own(ada)).toMatchObject({ state: 'declined', decided_at: t.clock.now().toISOString() })
    expect((await send(ada)).status).toBe(200)
    await decide('accepted')
    expect(reasonOf(await send(ada))).toEqual([409, 'application_accepted'])
  })

  it.each([
    ['without a name', { name: '  ' }, 400],
    ['with a huge text', { message: 'x'.repeat(1001) }, 400],
    ['with a text that is larger than a call may be', { message: 'x'.repeat(70_000) }, 413],
    ['with characters that hide others', { contact: 'a\u202eb' }, 400],
    ['without a network', { networks: [] }, 400],
    ['for an unknown liquidity', { liquidity: 'a lot' }, 400],
    ['with a field of its own', { state: 'accepted' }, 400],
    ['for a network that is not served', { networks: [7] }, 422],
    ['for an asset that is not served', { assets: ['<b>'] }, 422],
  ])('%s is refused', async (_, change, status) => {
    const ada = await applicant()
    expect((await send(ada, change)).status).toBe(status)
    expect(await own(ada)).toBeNull()
  })

  it('is refused from countries that are not served', async () => {
    const closed = await createTestApp({ config: { restrictedCountries: [''] } })
    try {
      const ada = await applicant()
      expect(reasonOf(await send(ada, {}, { on: closed }))).toEqual([403, 'country_restricted'])
    } finally {
      await closed.close()
    }
  })

  it('is limited by wallet and by internet address, whichever wallets sign', async () => {
    const limited = await createTestApp({ config: { rateLimitScale: 1 } })
    try {
      const ada = await applicant(limited)
      const statuses: number[] = []
      for (let n = 0; n < 6; n++) {
        statuses.push((await send(ada, {}, { on: limited, ip: `203.0.113.${n}` })).status)
        limited.clock.advance(60)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      const rest: number[] = []
      for (let n = 0; n < 6; n++) {
        rest.push((await send(await applicant(limited), {}, { on: limited, ip: '198.51.100.1' })).status)
        limited.clock.advance(60)
      }
      expect(rest).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      await limited.close()
    }
  })

  it('is in the export of its wallet, and deleted with it', async () => {
    const ada = await applicant()
    await send(ada)
    const wallet = ada.wallet.address.toLowerCase()
    const page = await t.store.accounts.page('maker_applications', { wallet }, null, 10)
    expect(page.rows.map((row) => JSON.parse(row) as object)).toMatchObject([{ wallet, name: 'Ada', state: 'open' }])
    const deleted = await t.store.transaction(async (inner) =>
      inner.accounts.erase(await inner.accounts.hold({ userId: wallet, family: 'evm' }), {
        ofAccount: String,
        ofPerson: (id) => -id,
      }),
    )
    expect(deleted).toMatchObject({ maker_applications: 1 })
    expect(await t.store.applications.of(wallet)).toBeNull()
  })
})

describe('routes of the maker', () => {
  const list = async (headers: Record<string, string> = {}) =>
    dataOf<MakerRoutes>(await t.call('GET', `${base}/routes`, { headers }))
  const eth = (id: typeof north) => assetId(id, NATIVE)

  it('have limits by pair, custody, and what can be paid out, rounded down', async () => {
    const fresh = await createTestApp()
    try {
      fresh.chain(south).fund(maker, eth(south), 3n * 10n ** 18n)
      const { routes, liquidity } = dataOf<MakerRoutes>(await fresh.call('GET', `${base}/routes`))
      expect(routes.find((one) => one.from_asset === eth(north) && one.to_asset === eth(south))).toMatchObject({
        custody: 'escrow',
        min: expect.stringMatching(/^\d+$/) as string,
      })
      expect(new Set(routes.map(({ custody }) => custody))).toEqual(new Set(['escrow', 'maker']))
      expect(liquidity.find(({ asset_id }) => asset_id === eth(south))?.at_least).toBe(String(2n * 10n ** 18n))
      expect(liquidity.map(({ asset_id }) => asset_id).toSorted()).toEqual(
        [...new Set(routes.map(({ to_asset }) => to_asset))].toSorted(),
      )
    } finally {
      await fresh.close()
    }
  })

  it('are those that the surface offers', async () => {
    t.policy.telegram['wallet:*'] = 'hidden'
    expect((await list({ 'x-surface': 'telegram' })).routes).toEqual([])
    expect((await list()).routes.length).toBeGreaterThan(0)
  })
})
