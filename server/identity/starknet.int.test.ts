import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import type { NonceData, SessionData } from '#core/wire/identity.ts'
import { signInText } from '#src/wallets/starknet/signIn.ts'
import { evmWallet, svmWallet, askNonce } from '../testing/signIn.ts'
import { createStarknetApp, starknet, type StarknetApp } from '../testing/starknet.ts'

const wallet = testAccount('0x5eed')
const other = testAccount('0x07e4')
const asked = { family: 'starknet', chain_id: Number(starknet) }

let t: StarknetApp
beforeAll(async () => {
  t = await createStarknetApp()
})
beforeEach(() => {
  t.state.accounts.clear()
  for (const { address, publicKey } of [wallet, other]) t.state.accounts.set(address, publicKey)
})
afterEach(() => {
  for (const rpc of t.rpcs) rpc.lie = null
})
afterAll(() => t?.close())

type Change = Partial<Parameters<typeof signInText>[1]> & { address?: string; nonceOf?: NonceData }
async function textOf({ address = wallet.address, nonceOf, ...change }: Change = {}): Promise<string> {
  const n = nonceOf ?? (await askNonce(t, {}, asked))
  return signInText(address, {
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
  family: 'starknet',
  address,
  message,
  signature,
})
const reason = async (answer: ReturnType<typeof post>) =>
  ((await answer).body as { data: { reason: string } }).data.reason
const refused = async (change: Change) => reason(post(body(await textOf(change))))

describe('sign-in with a Starknet wallet', () => {
  it('opens a session for an account whose contract accepts the signature', async () => {
    const { status, body: answer } = await post(body(await textOf()))
    expect(status).toBe(200)
    expect((answer as { data: SessionData }).data).toMatchObject({ user_id: wallet.address, family: 'starknet' })
  })

  it('knows the account in every spelling', async () => {
    const short = `0x${wallet.address.slice(2).replace(/^0+/, '')}`
    const message = await textOf({ address: short })
    expect((await post(body(message, wallet.signText(message), short.toUpperCase()))).status).toBe(200)
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

  it('refuses another account’s signature, one for another network, and what is none', async () => {
    for (const sign of [
      (text: string) => other.signText(text),
      (text: string) => wallet.signText(text, 'SN_SEPOLIA'),
      () => 'signed',
    ]) {
      const message = await textOf()
      expect(await reason(post(body(message, sign(message))))).toBe('signature_invalid')
    }
  })

  it('follows a replaced key', async () => {
    t.state.accounts.set(wallet.address, other.publicKey)
    const message = await textOf()
    expect(await reason(post(body(message)))).toBe('signature_invalid')
    const again = await textOf()
    expect((await post(body(again, other.signText(again, 'SN_MAIN', wallet.address)))).status).toBe(200)
  })

  it('tells the owner of an account without a contract what to do', async () => {
    t.state.accounts.delete(wallet.address)
    const { status, body: answer } = await post(body(await textOf()))
    expect([status, (answer as { data: { reason: string } }).data.reason]).toEqual([401, 'account_not_deployed'])
  })

  it('is not fooled by one endpoint, and asks to retry while they do not answer', async () => {
    const [first, second] = t.rpcs
    if (!first || !second) throw new Error('no endpoints')
    first.lie = (method, honest) => (method === 'starknet_call' ? { result: ['0x56414c4944'] } : honest)
    const message = await textOf()
    expect(await reason(post(body(message, other.signText(message))))).toBe('signature_invalid')
    for (const rpc of t.rpcs) rpc.lie = () => ({ error: { code: -32_603, message: 'Internal error' } })
    const { status, body: answer } = await post(body(await textOf()))
    expect([status, (answer as { data: { reason: string } }).data.reason]).toEqual([502, 'rpc_unreachable'])
  })
})

describe('a sign-in of one family', () => {
  it('is none of Starknet, and Starknet’s is none of another', async () => {
    const message = await textOf()
    const ethereum = message.replace('your Starknet account', 'your Ethereum account')
    expect(await reason(post(body(ethereum)))).toBe('message_invalid')
    for (const family of ['evm', 'svm', 'ton']) {
      const answer = await reason(post({ ...body(message), family }))
      expect(['message_invalid', 'address_invalid']).toContain(answer)
    }
  })

  it('cannot spend a nonce that another one asked for', async () => {
    expect(await refused({ nonceOf: await askNonce(t, {}, { family: 'evm' }), chainId: Number(starknet) })).toBe(
      'message_altered',
    )
    const ofStarknet = await askNonce(t, {}, asked)
    for (const one of [evmWallet(), svmWallet()]) {
      const answer = await one.answer({ ...ofStarknet, chain_id: 31337 })
      expect(['message_altered', 'nonce_invalid']).toContain(await reason(post(answer)))
    }
  })
})
