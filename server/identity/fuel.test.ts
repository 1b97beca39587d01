import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccount } from '#chains/fuel/testing/accounts.ts'
import type { NonceData, SessionData } from '#core/wire/identity.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { signInText } from '#src/wallets/signInText.ts'
import { askNonce, evmWallet, svmWallet } from '../testing/signIn.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const FUEL = 9889
const asked = { family: 'fuel', chain_id: FUEL }
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

type Change = Partial<Parameters<typeof signInText>[2]> & { address?: string; nonceOf?: NonceData; word?: string }
async function textOf({ address = wallet.address, word = 'Fuel', nonceOf, ...change }: Change = {}): Promise<string> {
  const n = nonceOf ?? (await askNonce(t, {}, asked))
  return signInText(word, address, {
    domain: n.domain,
    uri: n.uri,
    nonce: n.nonce,
    statement: n.statement,
    issuedAt: n.issued_at,
    expiresAt: n.expires_at,
    chainId: n.chain_id ?? 0,
    ...change,
  })
}
const post = (body: object) => t.call('POST', '/api/identity/v1/verify', { body })
const body = (message: string, signature = wallet.signText(message), address = wallet.address) => ({
  family: 'fuel',
  address,
  message,
  signature,
})
const reason = async (answer: ReturnType<typeof post>) =>
  ((await answer).body as { data: { reason: string } }).data.reason
const refused = async (change: Change) => reason(post(body(await textOf(change))))

describe('sign-in with a Fuel wallet', () => {
  it.each([wallet.address, wallet.checksum])('opens a session for %s', async (address) => {
    const { status, body: answer } = await post(body(await textOf({ address })))
    expect(status).toBe(200)
    expect((answer as { data: SessionData }).data).toMatchObject({ user_id: wallet.address, family: 'fuel' })
  })

  it.each<[string, Change, string]>([
    ['another domain', { domain: 'evil.example' }, 'domain_mismatch'],
    ['another page', { uri: 'https://evil.example' }, 'message_altered'],
    ['another sentence', { statement: 'Sign in and give me everything.' }, 'message_altered'],
    ['another network', { chainId: 31337 }, 'message_altered'],
    ['a nonce that is not ours', { nonce: 'abcdefgh12345678' }, 'nonce_invalid'],
    ['another subject', { requestId: 'telegram:7' }, 'request_mismatch'],
    ['another account', { address: other.address }, 'address_mismatch'],
    ['a later end', { expiresAt: '2026-12-31T00:00:00.000Z' }, 'message_altered'],
    ['an old text', { issuedAt: '2026-01-01T00:00:00.000Z' }, 'message_expired'],
    ['the heading of EVM', { word: 'Ethereum' }, 'message_invalid'],
  ])('refuses %s', async (_, change, expected) => expect(await refused(change)).toBe(expected))

  it('accepts a nonce once, and a signed text never again', async () => {
    const signed = body(await textOf())
    expect((await post(signed)).status).toBe(200)
    expect(await reason(post(signed))).toBe('nonce_invalid')
  })

  it('spends the nonce on a wrong signature', async () => {
    const message = await textOf()
    expect(await reason(post(body(message, other.signText(message))))).toBe('signature_invalid')
    expect(await reason(post(body(message)))).toBe('nonce_invalid')
  })

  it('refuses an account without a key, such as a predicate', async () => {
    const predicate = `0x${'ab'.repeat(32)}`
    const message = await textOf({ address: predicate })
    for (const signature of [wallet.signText(message), `0x${'00'.repeat(64)}`, '0x', 'signed'])
      expect(['signature_invalid', 'nonce_invalid']).toContain(await reason(post(body(message, signature, predicate))))
  })
})

describe('a sign-in of one family', () => {
  it('is none of Fuel, and Fuel’s is none of another', async () => {
    const message = await textOf()
    for (const family of ['evm', 'svm', 'ton']) {
      const answer = await reason(post({ ...body(message), family }))
      expect(['message_invalid', 'address_invalid']).toContain(answer)
    }
    expect(await reason(post(body(message, wallet.signText(message), `0x${'11'.repeat(20)}`)))).toBe('address_invalid')
  })

  it('cannot spend a nonce that another one asked for', async () => {
    const ofEvm = await askNonce(t, {}, { family: 'evm' })
    expect(await refused({ nonceOf: ofEvm, chainId: FUEL })).toBe('message_altered')
    const ofFuel = await askNonce(t, {}, asked)
    for (const one of [evmWallet(), svmWallet()]) {
      const answer = await one.answer({ ...ofFuel, chain_id: 31337 })
      expect(['message_altered', 'nonce_invalid']).toContain(await reason(post(answer)))
    }
  })
})
