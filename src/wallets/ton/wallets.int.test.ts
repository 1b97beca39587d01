import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tonAddressRules } from '#chains/ton/address.ts'
import { type LocalTonChain, startLocalTonChain, TON_CHAIN } from '#chains/ton/testing/localChain.ts'
import { checkInAddress } from '#contracts/ton/testing/checkIn.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { tonSignIn } from '#chains/ton/services.ts'
import type { SignInRequest, WalletAccount } from '../contract.ts'
import type { checkIn as SignCheckIn } from './wallets.ts'
import { TON_CONNECT, listConnectors } from './connectors.ts'
import { translateWalletError } from './errors.ts'
import { createLocalTonBridge } from './localWallet.ts'
import type { Session, SessionDeps } from './session.ts'
import { signIn } from './signIn.ts'
import { type HttpBridge, startHttpBridge } from './testing/httpBridge.ts'
import { createRemoteWallet } from './testing/remoteWallet.ts'
import { waitFor } from './waitFor.ts'

const HOST = 'bridge.example'
const contract = tonAddressRules.parse(checkInAddress().toString())

function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size
    },
  }
}

let chain: LocalTonChain
let bridge: HttpBridge
let storage: Storage
let page: Window
let account: { address: string; public_key: string; state_init: string }
beforeAll(async () => {
  ;[chain, bridge] = await Promise.all([startLocalTonChain(), startHttpBridge()])
  ;[account] = await chain.call<[typeof account]>('causeway_accounts')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await Promise.all([chain?.stop(), bridge?.close()])
})
beforeEach(() => {
  storage = memoryStorage()
  // The library detects wallets in the page that it was loaded into.
  vi.resetModules()
  const local = { tonconnect: createLocalTonBridge({ rpcUrl: chain.url, network: '-31' }, storage, HOST) }
  page = Object.assign(new EventTarget(), {
    local,
    location: { origin: `https://${HOST}`, host: HOST },
    localStorage: storage,
    navigator: { userAgent: 'test' },
  }) as unknown as Window
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', storage)
})

const row = () => ({ chain_id: TON_CHAIN, family: 'ton', rpc_urls: [chain.url] }) as unknown as ChainRow
const request = (change: Partial<SignInRequest> = {}): SignInRequest => ({
  domain: HOST,
  uri: `https://${HOST}`,
  nonce: 'later',
  issuedAt: '',
  expiresAt: '',
  statement: '',
  chainId: TON_CHAIN,
  ...change,
})
const payloadOf = ({ message }: { message: string }): string =>
  (JSON.parse(message) as { proof: { payload: string } }).proof.payload
const link = request({
  requestId: 'telegram:7',
  statement: 'Link this wallet to Telegram account 7.',
  nonce: 'abcdefgh',
  issuedAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2026-03-01T12:10:00.000Z',
})
const call = (who: WalletAccount) => ({
  contract,
  date: dateNumber(utcDay(new Date())),
  chainId: TON_CHAIN,
  account: who.address,
})
const verify = (who: WalletAccount, signed: { message: string; signature: string }) =>
  tonSignIn.createVerifier(() => chain.node)({ account: who.address, chainId: TON_CHAIN, ...signed })

/** Loads the library, so the page must hold its wallet before. */
const checkIn = async (...asked: Parameters<typeof SignCheckIn>) => (await import('./wallets.ts')).checkIn(...asked)

async function open(options: Partial<SessionDeps> = {}): Promise<Session> {
  const { createSession } = await import('./session.ts')
  return createSession({
    settings: { walletConnectProjectId: null, chains: [row()], signInNonce: () => Promise.resolve('first') },
    page,
    storage,
    ...options,
  })
}

describe('a wallet in the page', () => {
  it('is listed before TON Connect', () => {
    expect(listConnectors(page).map(({ id, name, version }) => [id, name, version])).toEqual([
      ['local', 'Local TON wallet', '1.0.0'],
      [TON_CONNECT, 'TON Connect', undefined],
    ])
  })

  it('connects with a proof that signs in, and is asked again for the next one', async () => {
    const session = await open()
    const who = await session.connect('local')
    expect(who).toMatchObject({
      family: 'ton',
      address: tonAddressRules.parse(account.address),
      chainId: TON_CHAIN,
      walletName: 'Local TON wallet',
    })
    const first = await signIn(session, request())
    expect([payloadOf(first), await verify(who, first)]).toEqual(['first', 'key'])
    const second = await signIn(session, request())
    expect([payloadOf(second), await verify(who, second)]).toEqual(['later', 'key'])
  })

  it('signs the server’s text, as the server reads it, for a request that names a subject', async () => {
    const session = await open()
    const who = await session.connect('local')
    const signed = await signIn(session, link)
    expect(tonSignIn.read(signed.message, who.address)).toEqual({
      form: 'text',
      domain: HOST,
      address: who.address,
      statement: link.statement,
      uri: link.uri,
      chainId: TON_CHAIN,
      nonce: link.nonce,
      requestId: 'telegram:7',
      issuedAt: new Date(link.issuedAt),
      expiresAt: new Date(link.expiresAt),
      notBefore: null,
      signedAt: expect.any(Date) as Date,
    })
    expect(await verify(who, signed)).toBe('key')
    expect(await verify(who, { ...signed, message: signed.message.replace('account 7', 'account 8') })).toBeNull()
    // The proof of the connection still serves the first sign-in.
    expect(payloadOf(await signIn(session, request()))).toBe('first')
  })

  it('signs no data but texts', async () => {
    const { connector } = await (async () => {
      const session = await open()
      await session.connect('local')
      return session.current()
    })()
    const bytes = connector.signData({ type: 'binary', bytes: 'AAAA' })
    await expect(bytes).rejects.toThrow('support required SignData types')
  })

  it('checks in with its network’s message', async () => {
    const session = await open()
    const who = await session.connect('local')
    const ref = await checkIn(session, call(who))
    expect(await waitFor(ref, row(), 50)).toEqual({ ref, status: 'success' })
    expect(await chain.node.checkIn?.(contract, ref)).toMatchObject({
      state: 'mined',
      entries: [{ account: who.address }],
    })
    await expect(checkIn(session, { ...call(who), account: contract })).rejects.toMatchObject({
      reason: 'wallet_mismatch',
    })
    await expect(checkIn(session, { ...call(who), chainId: 84797801 })).rejects.toMatchObject({
      reason: 'wallet_wrong_network',
    })
  })

  it('is resumed on the next visit, and not after a disconnect', async () => {
    await (await open()).connect('local')
    vi.resetModules()
    const next = await open()
    expect(await next.reconnect()).toMatchObject({
      address: tonAddressRules.parse(account.address),
      connectorId: 'local',
    })
    await next.disconnect()
    vi.resetModules()
    expect(await (await open()).reconnect()).toBeNull()
  })

  it('is not found if it is missing', async () => {
    await expect((await open()).connect('nobody')).rejects.toMatchObject({ reason: 'wallet_not_found' })
  })
})

describe('a wallet on another device', () => {
  interface Mood {
    /** Refuses to sign a proof. */
    refuses?: boolean
    /** Account that the user switched to. */
    address?: string
    /** The user closes the window. */
    leaves?: boolean
    /** Its app signs no texts yet. */
    old?: boolean
    /** Account that signs texts, as the wallet reports it. */
    signer?: string
  }
  /** Texts that the user was shown. */
  const shown: string[] = []
  const signText = (mood: Mood) => async (asked: string) => {
    const payload = JSON.parse(asked) as { type: string; text: string; from: string; network: string }
    shown.push(payload.text)
    if (mood.refuses) throw new Error('User declined')
    const timestamp = Math.floor(Date.now() / 1000)
    const params = { account: account.address, domain: HOST, timestamp, payload: payload.text }
    const signature = await chain.call<string>('causeway_signText', params)
    return { signature, address: mood.signer ?? account.address, timestamp, domain: HOST, payload }
  }
  async function pairing(sendTransaction: (request: string) => Promise<string>, mood: Mood = {}) {
    const wallet = createRemoteWallet(bridge.url, {
      connect: async (items) => {
        const payload = items.find(({ name }) => name === 'ton_proof')?.payload ?? ''
        const timestamp = Math.floor(Date.now() / 1000)
        const signature = await chain.call<string>('causeway_signProof', {
          account: account.address,
          domain: HOST,
          timestamp,
          payload,
        })
        return [
          {
            name: 'ton_addr',
            address: mood.address ?? account.address,
            network: '-31',
            publicKey: account.public_key,
            walletStateInit: account.state_init,
          },
          mood.refuses
            ? { name: 'ton_proof', error: { code: 300, message: 'User declined' } }
            : {
                name: 'ton_proof',
                proof: { timestamp, domain: { lengthBytes: HOST.length, value: HOST }, payload, signature },
              },
        ]
      },
      sendTransaction,
      ...(mood.old ? {} : { signData: signText(mood) }),
    })
    const session = await open({
      openWindow: async (connector, _settings, payload) => {
        if (mood.leaves) return { closed: Promise.resolve(), close: () => {} }
        const link = connector.connect(
          { universalLink: 'https://wallet.example/connect', bridgeUrl: bridge.url },
          payload === null ? {} : { tonProof: payload },
        )
        await wallet.scan(link)
        return { closed: new Promise<void>(() => {}), close: () => {} }
      },
    })
    return { wallet, session }
  }

  it('connects over the bridge with a proof, checks in, and is disconnected from the device', async () => {
    const { wallet, session } = await pairing(async (asked) => {
      const { messages } = JSON.parse(asked) as { messages: unknown[] }
      return chain.call<string>('causeway_sendTransaction', { account: account.address, messages })
    })
    const who = await session.connect(TON_CONNECT)
    expect(who).toMatchObject({ walletName: 'Remote wallet', connectorId: TON_CONNECT })
    expect(await verify(who, await signIn(session, request()))).toBe('key')
    expect(await waitFor(await checkIn(session, call(who)), row(), 50)).toMatchObject({ status: 'success' })
    const gone = new Promise((resolve) => session.subscribe(resolve))
    await wallet.leave()
    expect(await gone).toBeNull()
    wallet.close()
  })

  it('that declines reports a rejection', async () => {
    const { wallet, session } = await pairing(() => Promise.reject(new Error('User declined')))
    const who = await session.connect(TON_CONNECT)
    const error: unknown = await checkIn(session, call(who)).catch((thrown: unknown) => thrown)
    expect(translateWalletError(error)).toMatchObject({ reason: 'wallet_rejected', retriable: true })
    await session.disconnect()
    wallet.close()
  })

  const never = () => Promise.reject(new Error('never'))

  it('shows and signs the text of a link without another connection', async () => {
    const { wallet, session } = await pairing(never)
    const who = await session.connect(TON_CONNECT)
    shown.length = 0
    const signed = await signIn(session, link)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toContain('\n\nLink this wallet to Telegram account 7.\n\n')
    expect((JSON.parse(signed.message) as { signed: { text: string } }).signed.text).toBe(shown[0])
    expect(await verify(who, signed)).toBe('key')
    await session.disconnect()
    wallet.close()
  })

  it.each<[string, Mood, string]>([
    ['declines', { refuses: true }, 'wallet_rejected'],
    ['signs with another account', { signer: `0:${'11'.repeat(32)}` }, 'wallet_mismatch'],
    ['has an app that signs no texts', { old: true }, 'wallet_no_text_signing'],
  ])('stays connected when it is asked for a link and %s', async (_name, change, reason) => {
    const mood: Mood = { old: change.old ?? false }
    const { wallet, session } = await pairing(never, mood)
    const who = await session.connect(TON_CONNECT)
    Object.assign(mood, change)
    const error: unknown = await signIn(session, link).catch((thrown: unknown) => thrown)
    expect(translateWalletError(error)).toMatchObject({ reason })
    expect(session.current().account).toEqual(who)
    await session.disconnect()
    wallet.close()
  })

  describe('that was connected and is asked to prove its account', () => {
    async function asked(change: Mood) {
      const mood: Mood = {}
      const { wallet, session } = await pairing(() => Promise.reject(new Error('never')), mood)
      const who = await session.connect(TON_CONNECT)
      // The proof of the connection serves one sign-in.
      await signIn(session, request())
      const told: (WalletAccount | null)[] = []
      session.subscribe((account) => told.push(account))
      Object.assign(mood, change)
      const error: unknown = await signIn(session, request()).catch((thrown: unknown) => thrown)
      wallet.close()
      return { session, who, told, error }
    }

    it.each<[string, Mood, string]>([
      ['declines', { refuses: true }, 'wallet_rejected'],
      ['has its window closed', { leaves: true }, 'wallet_closed'],
    ])('is gone everywhere when it %s', async (_name, mood, reason) => {
      const { session, told, error } = await asked(mood)
      expect(error).toMatchObject({ reason })
      expect(told).toEqual([null])
      expect(() => session.current()).toThrow(expect.objectContaining({ reason: 'wallet_not_found' }))
      vi.resetModules()
      expect(await (await open()).reconnect()).toBeNull()
    })

    it('becomes the account that it answered for, also for subscribers', async () => {
      const { session, who, told, error } = await asked({ address: `0:${'11'.repeat(32)}` })
      expect(error).toMatchObject({ reason: 'wallet_mismatch' })
      expect(told).toEqual([session.current().account])
      expect(told[0]?.address).not.toBe(who.address)
      await session.disconnect()
    })
  })

  it('is not awaited once the window was closed', async () => {
    const session = await open({ openWindow: () => Promise.resolve({ closed: Promise.resolve(), close: () => {} }) })
    await expect(session.connect(TON_CONNECT)).rejects.toMatchObject({ reason: 'wallet_closed' })
  })
})
