import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schemes, testAccount } from '#chains/benfen/testing/accounts.ts'
import type { SessionData } from '#core/wire/identity.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { familySignIn } from '../testing/familySignIn.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const BENFEN = 66_706_701
const wallet = testAccount(0x5eed)
const other = testAccount(0x07e4)

let t: TestApp
beforeAll(async () => {
  const [local, known] = [loadCatalogue({ profile: 'local' }), loadCatalogue({ profile: 'default' })]
  const chains = [...local.chains, ...known.chains.filter(({ id }) => Number(id) === BENFEN)]
  t = await createTestApp({ deps: { catalogue: { ...local, chains } } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const { textOf, post, body, reason, refused, itIsStrict } = familySignIn({
  family: 'benfen',
  word: 'BenFen',
  chainId: BENFEN,
  app: () => t,
  wallet,
  other,
})

describe('sign-in with a BenFen wallet', () => {
  it.each([wallet.address, wallet.address.toLowerCase()])('opens a session for %s', async (address) => {
    const { status, body: answer } = await post(await body(await textOf({ address }), wallet, address))
    expect(status).toBe(200)
    expect((answer as { data: SessionData }).data).toMatchObject({ user_id: wallet.address, family: 'benfen' })
  })

  it.each(schemes)('opens a session for a key of %s', async (scheme) => {
    const one = testAccount(0x5eed, scheme)
    expect(await post(await body(await textOf({ address: one.address }), one))).toMatchObject({
      status: 200,
      body: { data: { user_id: one.address } },
    })
  })

  itIsStrict()

  it('refuses the heading of Fuel', async () => expect(await refused({ word: 'Fuel' })).toBe('message_invalid'))

  it('refuses an address of another family', async () => {
    const signed = await body(await textOf())
    expect(await reason(post({ ...signed, address: `0x${'11'.repeat(20)}` }))).toBe('address_invalid')
  })

  it.each(['', 'signed', 'AAAA'])('refuses the signature %j', async (signature) => {
    const answer = await reason(post({ ...(await body(await textOf())), signature }))
    expect(['signature_invalid', 'request_invalid']).toContain(answer)
  })
})
