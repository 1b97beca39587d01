import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccount } from '#chains/fuel/testing/accounts.ts'
import type { SessionData } from '#core/wire/identity.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { familySignIn } from '../testing/familySignIn.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const FUEL = 9889
const wallet = testAccount(0x5eed)
const other = testAccount(0x07e4)

let t: TestApp
beforeAll(async () => {
  const [local, known] = [loadCatalogue({ profile: 'local' }), loadCatalogue({ profile: 'default' })]
  const chains = [...local.chains, ...known.chains.filter(({ id }) => Number(id) === FUEL)]
  t = await createTestApp({ deps: { catalogue: { ...local, chains } } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const { textOf, post, body, giving, reason, itIsStrict } = familySignIn({
  family: 'fuel',
  word: 'Fuel',
  chainId: FUEL,
  app: () => t,
  wallet,
  other,
})

describe('sign-in with a Fuel wallet', () => {
  it.each([wallet.address, wallet.checksum])('opens a session for %s', async (address) => {
    const { status, body: answer } = await post(await body(await textOf({ address })))
    expect(status).toBe(200)
    expect((answer as { data: SessionData }).data).toMatchObject({ user_id: wallet.address, family: 'fuel' })
  })

  itIsStrict()

  it('refuses an address of another family', async () => {
    const signed = await body(await textOf())
    expect(await reason(post({ ...signed, address: `0x${'11'.repeat(20)}` }))).toBe('address_invalid')
  })

  it('refuses an account without a key, such as a predicate', async () => {
    const predicate = `0x${'ab'.repeat(32)}`
    const message = await textOf({ address: predicate })
    for (const signature of [wallet.signText(message), `0x${'00'.repeat(64)}`, '0x', 'signed'])
      expect(['signature_invalid', 'nonce_invalid']).toContain(
        await reason(post(await body(message, giving(signature, predicate)))),
      )
  })
})
