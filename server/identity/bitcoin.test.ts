import { p2pkh, p2sh, p2tr, p2wpkh, NETWORK, TEST_NETWORK, WIF } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { Signer } from 'bip322-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bitcoinChain } from '#chains/bitcoin/testing/localChain.ts'
import type { NonceData, SessionData } from '#core/wire/identity.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const MAINNET = 999706684
const TESTNET = 999706611

let t: TestApp
beforeAll(async () => {
  const local = loadCatalogue({ profile: 'local' })
  t = await createTestApp({ deps: { catalogue: { ...local, chains: [...local.chains, bitcoinChain(MAINNET)] } } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const secret = new Uint8Array(32).fill(11)
const [key, otherKey] = [pubECDSA(secret), pubECDSA(new Uint8Array(32).fill(12))]
const accounts = {
  P2WPKH: p2wpkh(key).address,
  P2TR: p2tr(pubSchnorr(secret)).address,
  'P2SH-P2WPKH': p2sh(p2wpkh(key)).address,
  P2PKH: p2pkh(key).address,
}
const other = p2wpkh(otherKey).address

interface Change {
  heading?: string
  domain?: string
  uri?: string
  statement?: string
  account?: string
  chainId?: string | null
  nonce?: string
  issuedAt?: string
  requestId?: string
  more?: string
  /** Account and family of the request. */
  address?: string
  family?: string
  /** Nonce that is asked for. */
  ask?: object
  /** Replaces the text after it was signed. */
  shown?: (text: string) => string
  signature?: (signature: string) => string
}

const nonceOf = async (body?: object) =>
  ((await t.call('POST', '/api/identity/v1/nonce', body ? { body } : {})).body as { data: NonceData }).data

/** Signs in as a wallet does, by the second implementation of BIP-322. */
async function signIn(change: Change = {}, asked?: NonceData) {
  const terms = asked ?? (await nonceOf(change.ask ?? { family: 'bitcoin', chain_id: MAINNET }))
  const account = change.account ?? accounts.P2WPKH
  const lines = [
    `${change.domain ?? terms.domain} wants you to sign in with your ${change.heading ?? 'Bitcoin'} account:`,
    account,
    '',
    change.statement ?? terms.statement,
    '',
    `URI: ${change.uri ?? terms.uri}`,
    'Version: 1',
    ...(change.chainId === null ? [] : [`Chain ID: ${change.chainId ?? String(MAINNET)}`]),
    `Nonce: ${change.nonce ?? terms.nonce}`,
    `Issued At: ${change.issuedAt ?? terms.issued_at}`,
    `Expiration Time: ${terms.expires_at}`,
    ...(change.requestId === undefined ? [] : [`Request ID: ${change.requestId}`]),
    ...(change.more === undefined ? [] : [change.more]),
  ]
  const text = lines.join('\n')
  const signer = Object.values(accounts).includes(account) ? account : accounts.P2WPKH
  const signature = Signer.sign(WIF(NETWORK).encode(secret), signer, text)
  return t.call('POST', '/api/identity/v1/verify', {
    body: {
      family: change.family ?? 'bitcoin',
      address: change.address ?? account,
      message: change.shown?.(text) ?? text,
      signature: change.signature?.(signature) ?? signature,
    },
  })
}
const reason = async (answer: ReturnType<typeof signIn>) => ((await answer).body as { data: { reason: string } }).data

describe('sign-in with a Bitcoin wallet', () => {
  it.each(Object.entries(accounts))('opens a session for an account of the kind %s', async (_, account) => {
    const answer = await signIn({ account })
    expect(answer.status).toBe(200)
    expect((answer.body as { data: SessionData }).data).toMatchObject({ user_id: account, family: 'bitcoin' })
  })

  it('accepts a nonce that names no family', async () => {
    expect((await signIn({ ask: {} })).status).toBe(200)
  })

  it('accepts each nonce once, also when the first attempt failed', async () => {
    const used = await nonceOf({ family: 'bitcoin' })
    expect((await signIn({}, used)).status).toBe(200)
    expect(await reason(signIn({}, used))).toMatchObject({ reason: 'nonce_invalid' })
    const spent = await nonceOf({ family: 'bitcoin' })
    expect(await reason(signIn({ signature: () => 'AA==' }, spent))).toMatchObject({ reason: 'signature_invalid' })
    expect(await reason(signIn({}, spent))).toMatchObject({ reason: 'nonce_invalid' })
  })

  it('ends with the ten minutes of its nonce', async () => {
    const asked = await nonceOf({ family: 'bitcoin' })
    t.clock.advance(601)
    expect(await reason(signIn({}, asked))).toMatchObject({ reason: 'message_expired' })
  })

  it.each<[string, Change, string]>([
    ['another domain', { domain: 'evil.example' }, 'domain_mismatch'],
    ['another page', { uri: 'https://evil.example' }, 'message_altered'],
    ['another sentence', { statement: 'Send everything.' }, 'message_altered'],
    ['an unknown nonce', { nonce: 'ab'.repeat(16) }, 'nonce_invalid'],
    ['another time', { issuedAt: '2026-02-28T12:00:00.000Z' }, 'message_expired'],
    ['no network', { chainId: null }, 'message_altered'],
    ['a network of another family', { chainId: '31337' }, 'message_altered'],
    ['a subject that was not requested', { requestId: 'x' }, 'request_mismatch'],
    ['a line of its own', { more: 'Resources: all' }, 'message_invalid'],
    ['an account that did not sign', { account: other }, 'signature_invalid'],
    ['another account than in the text', { address: other }, 'address_mismatch'],
    [
      'a text that was changed afterwards',
      { shown: (text) => text.replace('Version: 1', 'Version: 2') },
      'message_invalid',
    ],
    ['a signature of other bytes', { signature: () => Buffer.alloc(107, 2).toString('base64') }, 'signature_invalid'],
    ['a signature with a tail', { signature: (text) => `${text}=` }, 'signature_invalid'],
  ])('refuses %s', async (_, change, expected) =>
    expect(await reason(signIn(change))).toMatchObject({ reason: expected }),
  )

  it('refuses an address of another network than the signed one', async () => {
    const account = p2wpkh(key, TEST_NETWORK).address
    expect(await reason(signIn({ account }))).toMatchObject({ reason: 'signature_invalid' })
    expect(await reason(signIn({ account, chainId: String(TESTNET) }))).toMatchObject({ reason: 'message_altered' })
  })

  it.each<[string, Change, string]>([
    ['the heading of EVM', { heading: 'Ethereum' }, 'message_invalid'],
    ['the heading of Solana', { heading: 'Solana' }, 'message_invalid'],
    ['a nonce of another family', { ask: { family: 'evm', chain_id: 31337 } }, 'message_altered'],
    ['a Bitcoin text as EVM', { family: 'evm', address: `0x${'11'.repeat(20)}` }, 'message_invalid'],
    ['a Bitcoin text as Solana', { family: 'svm', address: '11111111111111111111111111111112' }, 'message_invalid'],
    ['a Bitcoin address as EVM', { family: 'evm' }, 'address_invalid'],
    ['an EVM address as Bitcoin', { address: `0x${'11'.repeat(20)}` }, 'address_invalid'],
  ])('refuses %s', async (_, change, expected) =>
    expect(await reason(signIn(change))).toMatchObject({ reason: expected }),
  )
})
