import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, proxy, type TestApp, user, userKey } from '../../testing/testApp.ts'
import { userActionText } from './visitor.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('ip-info', () => {
  const ask = (from: string) => t.call('GET', '/api/nocore_api/v1/ip-info', { from, headers: { 'cf-ipcountry': 'de' } })

  it('returns the country that a trusted proxy names, as recorded', async () =>
    expectGolden(import.meta.dirname, 'ip-info', (await ask(proxy)).body))
  it('trusts no other source', async () =>
    expect((await ask('192.0.2.7')).body).toMatchObject({ data: { country_code: '' } }))
})

describe('user-action', () => {
  const send = (change: Record<string, unknown> = {}) =>
    t.call('POST', '/api/config/user-action', {
      body: { user_address: user, action: 'Connect', sign: '', agent: 'test', wallet_name: 'Test Wallet', ...change },
    })

  it('records an unsigned connection, as recorded', async () => {
    const before = await t.store.userActions.count(user)
    const { body } = await send()
    expectGolden(import.meta.dirname, 'user-action', body)
    expect(await t.store.userActions.count(user)).toBe(before + 1)
  })

  it('accepts the correct signature and refuses a wrong one without recording it', async () => {
    const account = privateKeyToAccount(userKey)
    const hour = Math.floor(t.clock.now().getTime() / 3_600_000)
    const sign = await account.signMessage({ message: userActionText('Connect', account.address, hour) })
    expect((await send({ sign })).status).toBe(200)
    const before = await t.store.userActions.count(user)
    expect(await send({ sign, action: 'Other' })).toMatchObject({
      status: 400,
      body: { data: { reason: 'signature_invalid' } },
    })
    expect(await t.store.userActions.count(user)).toBe(before)
  })

  it('refuses an address of no network', async () =>
    expect(await send({ user_address: 'nobody' })).toMatchObject({
      status: 400,
      body: { data: { reason: 'address_invalid' } },
    }))
})
