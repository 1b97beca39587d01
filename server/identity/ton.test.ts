import { generateKeyPairSync, sign } from 'node:crypto'
import { beginCell, storeStateInit } from '@ton/core'
import { WalletContractV4, WalletContractV5Beta } from '@ton/ton'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tonAddressRules } from '#chains/ton/address.ts'
import { proofBytes } from '#chains/ton/signedBytes.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { NonceData, SessionData } from '#core/wire/identity.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const tonshore = chainId(84797831)

function walletOf(
  make: (publicKey: Buffer) => Pick<WalletContractV4, 'address' | 'init'> = (publicKey) =>
    WalletContractV4.create({ workchain: 0, publicKey }),
) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const { address, init } = make(key)
  return {
    address,
    key,
    privateKey,
    account: tonAddressRules.parse(address.toRawString()),
    stateInit: beginCell().store(storeStateInit(init)).endCell().toBoc().toString('base64'),
  }
}
const wallet = walletOf()
const other = walletOf()

interface Change {
  domain?: string
  timestamp?: number
  payload?: string
  network?: string
  state_init?: string | undefined
  lengthBytes?: number
  address?: string
  signer?: typeof wallet
}
const nonceOf = async () => ((await t.call('POST', '/api/identity/v1/nonce')).body as { data: NonceData }).data
async function signIn({
  signer = wallet,
  lengthBytes,
  network = '-31',
  address = signer.address.toRawString(),
  ...change
}: Change = {}) {
  const { nonce, domain: ours } = await nonceOf()
  const { domain, timestamp, payload } = {
    domain: ours,
    timestamp: Math.floor(t.clock.now().getTime() / 1000),
    payload: nonce,
    ...change,
  }
  const signature = sign(
    null,
    proofBytes({ address: signer.address, domain, timestamp, payload }),
    signer.privateKey,
  ).toString('base64')
  const state_init = 'state_init' in change ? change.state_init : signer.stateInit
  const message = JSON.stringify({
    network,
    state_init,
    proof: { timestamp, domain: { lengthBytes: lengthBytes ?? Buffer.byteLength(domain), value: domain }, payload },
  })
  return t.call('POST', '/api/identity/v1/verify', { body: { family: 'ton', address, message, signature } })
}
const reason = async (answer: ReturnType<typeof signIn>) =>
  ((await answer).body as { data: { reason: string } }).data.reason

describe('sign-in with a TON wallet', () => {
  it('opens a session for an undeployed wallet by its state init', async () => {
    const answer = await signIn()
    expect(answer.status).toBe(200)
    expect((answer.body as { data: SessionData }).data).toMatchObject({ user_id: wallet.account, family: 'ton' })
  })

  it('trusts the contract if the wallet is deployed, whatever the caller sends', async () => {
    t.chain(tonshore).setPublicKey(wallet.account, wallet.key.toString('hex'))
    expect((await signIn({ state_init: undefined })).status).toBe(200)
    t.chain(tonshore).setPublicKey(wallet.account, other.key.toString('hex'))
    expect(await reason(signIn())).toBe('signature_invalid')
  })

  it('asks to retry while the network cannot be read, as the wallet may have replaced its first key', async () => {
    t.chain(tonshore).setDown(true)
    try {
      const { status, body } = await signIn()
      expect([status, (body as { data: { reason: string } }).data.reason]).toEqual([503, 'rpc_unreachable'])
    } finally {
      t.chain(tonshore).setDown(false)
    }
  })

  it('accepts neither a wallet with unknown code nor one without code', async () => {
    const unknown = walletOf((publicKey) => WalletContractV5Beta.create({ publicKey }))
    expect(await reason(signIn({ signer: unknown }))).toBe('signature_invalid')
    expect(await reason(signIn({ state_init: undefined }))).toBe('signature_invalid')
  })

  it.each<[string, () => Change, string]>([
    ['another wallet’s beginning', () => ({ state_init: other.stateInit }), 'signature_invalid'],
    [
      'another wallet’s account',
      () => ({ address: other.address.toRawString(), state_init: other.stateInit }),
      'signature_invalid',
    ],
    ['another domain', () => ({ domain: 'evil.example' }), 'domain_mismatch'],
    ['a nonce that is not ours', () => ({ payload: 'abcdefgh12345678' }), 'nonce_invalid'],
    ['an old proof', () => ({ timestamp: Math.floor(t.clock.now().getTime() / 1000) - 16 * 60 }), 'message_expired'],
    [
      'a proof from the future',
      () => ({ timestamp: Math.floor(t.clock.now().getTime() / 1000) + 5 * 60 }),
      'message_expired',
    ],
    ['a domain of another length than it says', () => ({ lengthBytes: 3 }), 'message_invalid'],
  ])('refuses %s', async (_, change, expected) => {
    expect(await reason(signIn(change()))).toBe(expected)
  })

  it('accepts a nonce once', async () => {
    const { nonce } = await nonceOf()
    expect((await signIn({ payload: nonce })).status).toBe(200)
    expect(await reason(signIn({ payload: nonce }))).toBe('nonce_invalid')
  })

  it.each(['', 'no JSON', '{}', '[]'])('refuses %j as a proof', async (message) => {
    const body = { family: 'ton', address: wallet.account, message: message || ' ', signature: 'AAAA' }
    expect(
      ((await t.call('POST', '/api/identity/v1/verify', { body })).body as { data: { reason: string } }).data.reason,
    ).toBe('message_invalid')
  })
})
