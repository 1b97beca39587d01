import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignIn } from '#chains/family.ts'
import { servicesOf } from '#chains/services.ts'
import { utcDay } from '#core/rewards/utcDay.ts'
import type { NonceData, SessionData } from '#core/wire/identity.ts'
import { pointEntry } from '#store/testing/pointEntry.ts'
import { askNonce, evmWallet, verify } from '../testing/signIn.ts'
import { createTestApp, north, south, stranger, type TestApp, user, userKey } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const account = privateKeyToAccount(userKey)
const nonce = async () => ((await t.call('POST', '/api/identity/v1/nonce')).body as { data: NonceData }).data
const post = (body: Record<string, unknown>) => t.call('POST', '/api/identity/v1/verify', { body })

async function siwe(change: Partial<Parameters<typeof createSiweMessage>[0]> = {}): Promise<string> {
  const n = await nonce()
  return createSiweMessage({
    address: account.address,
    chainId: north,
    domain: n.domain,
    uri: n.uri,
    nonce: n.nonce,
    statement: n.statement,
    version: '1',
    issuedAt: new Date(n.issued_at),
    expirationTime: new Date(n.expires_at),
    ...change,
  })
}
async function signIn(change: Partial<Parameters<typeof createSiweMessage>[0]> = {}) {
  const message = await siwe(change)
  return post({ family: 'evm', address: account.address, message, signature: await account.signMessage({ message }) })
}
const reason = (answer: { body: unknown }) => (answer.body as { data: { reason: string } }).data.reason

describe('sign-in with an EVM wallet', () => {
  it('opens a session by cookie and by bearer token, of which the database stores a hash', async () => {
    const answer = await signIn()
    expect(answer.status).toBe(200)
    const { data } = answer.body as { data: SessionData }
    expect(data).toMatchObject({ user_id: user, family: 'evm' })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^causeway=cs_[\w-]+; .*HttpOnly; SameSite=Lax/)
    expect(await t.store.sessions.get(data.token, t.clock.now())).toBeNull()
  })

  it('ends with a logout, by cookie and by bearer token', async () => {
    const { data } = (await signIn()).body as { data: SessionData }
    const { hashToken } = await import('./token.ts')
    expect(await t.store.sessions.get(hashToken(data.token), t.clock.now())).toMatchObject({ userId: user })
    await t.call('POST', '/api/identity/v1/logout', { headers: { cookie: `causeway=${data.token}` } })
    expect(await t.store.sessions.get(hashToken(data.token), t.clock.now())).toBeNull()
  })

  it('lists a wallet’s own sessions, and ends one or all of them', async () => {
    type Listed = { data: { sessions: { id: string; device: string; current: boolean; last_seen_at: string }[] } }
    const open = async (agent: string) => {
      const message = await siwe()
      const body = { family: 'evm', address: user, message, signature: await account.signMessage({ message }) }
      const headers = { 'user-agent': agent }
      const answer = await t.call('POST', '/api/identity/v1/verify', { body, headers })
      return { authorization: `Bearer ${(answer.body as { data: SessionData }).data.token}` }
    }
    const phone = await open('Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36')
    const path = '/api/identity/v1/sessions'
    const end = (headers: Record<string, string>, body: object) => t.call('POST', `${path}/end`, { headers, body })
    expect((await end(phone, { all: true })).status).toBe(200)
    expect(reason(await t.call('GET', path, { headers: phone }))).toBe('session_required')

    const [laptop, tablet] = [await open('Mozilla/5.0 (X11; Linux) Firefox/140.0'), await open('unknown')]
    const list = async (headers: Record<string, string>) =>
      ((await t.call('GET', path, { headers })).body as Listed).data.sessions
    t.clock.advance(11 * 60)
    await list(laptop)
    const [first, second, ...more] = await list(laptop)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      device: 'Firefox · Linux',
      current: true,
      last_seen_at: t.clock.now().toISOString(),
    })
    expect(second).toMatchObject({ device: '', current: false })
    const other = evmWallet()
    const foreign = (await verify(t, await other.answer(await askNonce(t)))).body as { data: SessionData }
    const stranger = { authorization: `Bearer ${foreign.data.token}` }
    expect(reason(await end(stranger, { id: second?.id }))).toBe('session_not_found')
    expect((await end(laptop, { id: second?.id })).status).toBe(200)
    expect(reason(await t.call('GET', path, { headers: tablet }))).toBe('session_required')
    expect(await list(laptop)).toHaveLength(1)
    expect(await list(stranger)).toHaveLength(1)
  })

  it('accepts a nonce once', async () => {
    const message = await siwe()
    const body = { family: 'evm', address: user, message, signature: await account.signMessage({ message }) }
    expect((await post(body)).status).toBe(200)
    expect(reason(await post(body))).toBe('nonce_invalid')
  })

  it('refuses an unknown nonce', async () =>
    expect(reason(await signIn({ nonce: 'abcdefgh12345678' }))).toBe('nonce_invalid'))
  it('refuses another domain', async () =>
    expect(reason(await signIn({ domain: 'evil.example' }))).toBe('domain_mismatch'))
  it('refuses an old message', async () =>
    expect(reason(await signIn({ issuedAt: new Date(t.clock.now().getTime() - 11 * 60_000) }))).toBe('message_expired'))
  it('refuses a message from the future', async () =>
    expect(reason(await signIn({ issuedAt: new Date(t.clock.now().getTime() + 5 * 60_000) }))).toBe('message_expired'))

  it('refuses an expired nonce', async () => {
    const message = await siwe()
    t.clock.advance(601)
    expect(
      (await post({ family: 'evm', address: user, message, signature: await account.signMessage({ message }) })).status,
    ).toBe(401)
  })

  it('refuses another account’s signature', async () => {
    const message = await siwe({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
    const body = { family: 'evm', message, signature: await account.signMessage({ message }) }
    expect(reason(await post({ ...body, address: stranger }))).toBe('signature_invalid')
    expect(reason(await post({ ...body, address: user }))).toBe('address_mismatch')
  })

  it('verifies a contract account on its own network (ERC-1271)', async () => {
    const contract = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    t.chain(north).acceptFrom(contract.toLowerCase(), '0x1271')
    const message = await siwe({ address: contract })
    expect((await post({ family: 'evm', address: contract, message, signature: '0x1271' })).status).toBe(200)
    const again = await siwe({ address: contract })
    expect(reason(await post({ family: 'evm', address: contract, message: again, signature: '0x1272' }))).toBe(
      'signature_invalid',
    )
  })

  it('binds a contract account to the signed network, where its deposits and check-ins started', async () => {
    const wallet = evmWallet()
    const contract = wallet.address.toLowerCase()
    for (const chain of [north, south]) t.chain(chain).acceptFrom(contract, '0x1271')
    const signInOn = async (chain: number) => {
      const message = wallet.text(await askNonce(t, {}, { family: 'evm', chain_id: chain }))
      return post({ family: 'evm', address: contract, message, signature: '0x1271' })
    }
    const onSouth = (await signInOn(south)).body as { data: SessionData }
    const invitation = () =>
      t.call('POST', `/api/campaign_api/v1/${contract}/referral`, {
        headers: { authorization: `Bearer ${onSouth.data.token}` },
      })
    expect((await invitation()).status).toBe(200)
    const day = utcDay(t.clock.now())
    const checkIn = {
      wallet: contract,
      day,
      chainId: north,
      txHash: `0x${'a'.repeat(64)}`,
      points: 1,
      bridged: false,
      bridgePoints: 0,
      at: t.clock.now(),
      streak: 0,
      specialPoints: 0,
    }
    await t.store.checkIns.take(checkIn, new Date('2999-01-01'), () => pointEntry(contract, 1))
    expect(reason(await signInOn(south))).toBe('account_on_other_chain')
    expect(reason(await invitation())).toBe('session_of_another')
    const onNorth = (await signInOn(north)).body as { data: SessionData }
    const as = ({ data }: { data: SessionData }) => ({ headers: { authorization: `Bearer ${data.token}` } })
    const list = '/api/identity/v1/sessions'
    expect(reason(await t.call('GET', list, as(onSouth)))).toBe('session_of_another')
    expect(reason(await t.call('POST', `${list}/end`, { ...as(onSouth), body: { others: true } }))).toBe(
      'session_of_another',
    )
    expect((await t.call('GET', list, as(onNorth))).body).toMatchObject({ data: { sessions: [{ current: true }] } })
  })

  it('shows and ends the sessions of a contract account on the signed network only', async () => {
    const wallet = evmWallet()
    const contract = wallet.address.toLowerCase()
    for (const chain of [north, south]) t.chain(chain).acceptFrom(contract, '0x1271')
    const signInOn = async (chain: number) => {
      const message = wallet.text(await askNonce(t, {}, { family: 'evm', chain_id: chain }))
      const { body } = await post({ family: 'evm', address: contract, message, signature: '0x1271' })
      return { headers: { authorization: `Bearer ${(body as { data: SessionData }).data.token}` } }
    }
    const [onSouth, onNorth] = [await signInOn(south), await signInOn(north)]
    const list = '/api/identity/v1/sessions'
    expect((await t.call('GET', list, onSouth)).body).toMatchObject({ data: { sessions: [{ current: true }] } })
    expect((await t.call('POST', `${list}/end`, { ...onSouth, body: { others: true } })).status).toBe(200)
    expect((await t.call('GET', list, onNorth)).status).toBe(200)
  })

  it('accepts a hardware wallet’s signature that ends in 00 or 01', async () => {
    const message = await siwe()
    const signature = (await account.signMessage({ message })).replace(/1b$/, '00').replace(/1c$/, '01')
    expect((await post({ family: 'evm', address: user, message, signature })).status).toBe(200)
  })

  it.each(['', 'hello', 'localhost wants you to sign in with your Ethereum account:\n0x\n\nURI: x'])(
    'refuses a text that is not a sign-in message: %j',
    async (message) => {
      expect((await post({ family: 'evm', address: user, message, signature: '0x00' })).status).toBe(400)
    },
  )
})

describe('sign-in with a Solana-style wallet', () => {
  const pair = generateKeyPairSync('ed25519')
  const address = base58.encode(Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const text = async () => {
    const n = await nonce()
    return `${n.domain} wants you to sign in with your Solana account:\n${address}\n\n${n.statement}\n\nURI: ${n.uri}\nVersion: 1\nNonce: ${n.nonce}\nIssued At: ${n.issued_at}\nExpiration Time: ${n.expires_at}`
  }
  const bytes = (message: string, key = pair.privateKey) =>
    sign(null, Buffer.from(message), createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' })))

  it.each([
    ['base58', (b: Buffer) => base58.encode(b)],
    ['base64', (b: Buffer) => b.toString('base64')],
  ])('takes the signature in %s', async (_, encode) => {
    const message = await text()
    expect(await post({ family: 'svm', address, message, signature: encode(bytes(message)) })).toMatchObject({
      status: 200,
      body: { data: { user_id: address } },
    })
  })

  it('refuses another key', async () => {
    const message = await text()
    const other = generateKeyPairSync('ed25519').privateKey
    expect(
      reason(await post({ family: 'svm', address, message, signature: base58.encode(bytes(message, other)) })),
    ).toBe('signature_invalid')
  })
})

it('refuses a family without a verifier', async () => {
  const services = servicesOf('fuel') as { signIn?: SignIn }
  const { signIn } = services
  delete services.signIn
  const answer = await post({ family: 'fuel', address: 'x', message: 'x', signature: 'x' })
  if (signIn) services.signIn = signIn
  expect(reason(answer)).toBe('family_unsupported')
})

it('refuses a family that it does not know', async () => {
  expect(reason(await post({ family: 'near', address: 'x', message: 'x', signature: 'x' }))).toBe('request_invalid')
})

it('behind https the cookie is pinned to the host', async () => {
  const secure = await createTestApp({ config: { publicUrl: 'https://bridge.example' } })
  try {
    const host = { host: 'bridge.example' }
    const n = ((await secure.call('POST', '/api/identity/v1/nonce', { headers: host })).body as { data: NonceData })
      .data
    expect(n).toMatchObject({ domain: 'bridge.example', uri: 'https://bridge.example' })
    const message = createSiweMessage({
      address: account.address,
      chainId: north,
      domain: n.domain,
      uri: n.uri,
      nonce: n.nonce,
      statement: n.statement,
      version: '1',
      issuedAt: new Date(n.issued_at),
      expirationTime: new Date(n.expires_at),
    })
    const answer = await secure.call('POST', '/api/identity/v1/verify', {
      headers: host,
      body: { family: 'evm', address: user, message, signature: await account.signMessage({ message }) },
    })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-causeway=.*Path=\/.*Secure/)
  } finally {
    await secure.close()
  }
})
