import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schemes, testAccount } from '#chains/benfen/testing/accounts.ts'
import { families } from '#core/chain/family.ts'
import type { NonceData, SessionData } from '#core/wire/identity.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { signInText } from '#src/wallets/signInText.ts'
import { askNonce, evmWallet, svmWallet } from '../testing/signIn.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const BENFEN = 66_706_701
const asked = { family: 'benfen', chain_id: BENFEN }
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

type Change = Partial<Parameters<typeof signInText>[2]> & { address?: string; nonceOf?: NonceData; word?: string }
async function textOf({ address = wallet.address, word = 'BenFen', nonceOf, ...change }: Change = {}): Promise<string> {
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
const body = async (message: string, signer = wallet, address = signer.address) => ({
  family: 'benfen',
  address,
  message,
  signature: await signer.signText(message),
})
const reason = async (answer: ReturnType<typeof post>) =>
  ((await answer).body as { data: { reason: string } }).data.reason
const refused = async (change: Change) => reason(post(await body(await textOf(change))))

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
    ['the heading of Fuel', { word: 'Fuel' }, 'message_invalid'],
  ])('refuses %s', async (_, change, expected) => expect(await refused(change)).toBe(expected))

  it('accepts a nonce once, and a signed text never again', async () => {
    const signed = await body(await textOf())
    expect((await post(signed)).status).toBe(200)
    expect(await reason(post(signed))).toBe('nonce_invalid')
  })

  it('spends the nonce on a wrong signature', async () => {
    const message = await textOf()
    expect(await reason(post(await body(message, other, wallet.address)))).toBe('signature_invalid')
    expect(await reason(post(await body(message)))).toBe('nonce_invalid')
  })

  it.each(['', 'signed', 'AAAA'])('refuses the signature %j', async (signature) => {
    const answer = await reason(post({ ...(await body(await textOf())), signature }))
    expect(['signature_invalid', 'request_invalid']).toContain(answer)
  })
})

describe('a sign-in of one family', () => {
  it('is none of BenFen, and BenFen’s is none of another', async () => {
    const signed = await body(await textOf())
    for (const family of families.filter((one) => one !== 'benfen')) {
      const answer = await reason(post({ ...signed, family }))
      expect(['message_invalid', 'address_invalid']).toContain(answer)
    }
    expect(await reason(post({ ...signed, address: `0x${'11'.repeat(20)}` }))).toBe('address_invalid')
  })

  it('cannot spend a nonce that another one asked for', async () => {
    const ofEvm = await askNonce(t, {}, { family: 'evm' })
    expect(await refused({ nonceOf: ofEvm, chainId: BENFEN })).toBe('message_altered')
    const ofBenfen = await askNonce(t, {}, asked)
    for (const one of [evmWallet(), svmWallet()]) {
      const answer = await one.answer({ ...ofBenfen, chain_id: 31337 })
      expect(['message_altered', 'nonce_invalid']).toContain(await reason(post(answer)))
    }
  })
})
