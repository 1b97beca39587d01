import { base64, base64urlnopad, hex } from '@scure/base'
import { createFakeKey, type FakeKey } from './fakeKey.ts'

/** A wallet in a page that speaks its real protocol, and signs with a real key in this process. */
export interface FakeWallet {
  /** Names of its requests, in order. */
  readonly asked: string[]
  /** Payments that it sent. */
  readonly paid: { readonly to: string; readonly amount: unknown }[]
  /** Rejects the next request like the wallet does. */
  rejectNext(): void
  /** Switches to another account, or leaves the page. */
  choose(key: FakeKey | null): void
  /** Object in the page. */
  readonly provider: object
}

type Kind = keyof FakeKey['address']
const TX = '5f'.repeat(32)

interface State {
  key: FakeKey | null
  connected: boolean
  rejects: boolean
  readonly asked: string[]
  readonly paid: { to: string; amount: unknown }[]
}

const stateOf = (key: FakeKey): State => ({ key, connected: false, rejects: false, asked: [], paid: [] })

function common(state: State, provider: object, changed: () => void): FakeWallet {
  return {
    asked: state.asked,
    paid: state.paid,
    rejectNext: () => {
      state.rejects = true
    },
    choose: (key) => {
      state.key = key
      if (!key) state.connected = false
      changed()
    },
    provider,
  }
}

type Params = Record<string, unknown>

interface XverseOptions {
  /** Kind of the address for payments. */
  readonly payment?: Kind
  /** Addresses of another network. */
  readonly keyOf?: (network: string) => FakeKey
  /** Signs each text with another address than the requested one. */
  readonly wrongAddress?: true
}

/** Xverse's provider, by the current protocol of sats-connect. */
export function createFakeXverse(key: FakeKey, { payment = 'p2wpkh', keyOf, wrongAddress }: XverseOptions = {}) {
  const state = stateOf(key)
  const listeners = new Map<string, Set<(event: { type: string }) => void>>()
  let network = 'Mainnet'
  const emit = (type: string): void => {
    for (const listener of listeners.get(type) ?? []) listener({ type })
  }
  const account = () => {
    const own = state.key
    if (!own) throw { code: -32_002, message: 'Access denied.' }
    const addresses = [
      { address: own.address[payment], publicKey: own.publicKey, purpose: 'payment', addressType: payment },
      { address: own.address.p2tr, publicKey: own.taprootKey, purpose: 'ordinals', addressType: 'p2tr' },
    ].map((each) => ({ ...each, walletType: 'software' }))
    const names = { bitcoin: { name: network }, stacks: { name: 'mainnet' }, spark: { name: 'mainnet' } }
    return { id: 'account', addresses, walletType: 'software', network: names }
  }
  const methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getInfo: () => ({ version: '1.6.0', platform: 'web', methods: [], supports: [] }),
    wallet_connect: () => {
      state.connected = true
      return account()
    },
    wallet_getAccount: () => {
      if (!state.connected) throw { code: -32_002, message: 'Access denied.' }
      return account()
    },
    wallet_disconnect: () => {
      state.connected = false
      return null
    },
    wallet_changeNetwork: ({ name }) => {
      network = String(name)
      if (keyOf) state.key = keyOf(network)
      emit('networkChange')
      return null
    },
    signMessage: ({ address, message, protocol }) => {
      const signature = state.key?.signMessage(String(address), String(message)) ?? ''
      const signer = wrongAddress ? createFakeKey(99).address.p2wpkh : address
      return { address: signer, messageHash: '', signature, protocol }
    },
    sendTransfer: ({ recipients }) => {
      for (const { address: to, amount } of recipients as { address: string; amount: unknown }[])
        state.paid.push({ to, amount })
      return { txid: TX }
    },
    ord_sendInscriptions: ({ transfers }) => {
      for (const { address: to, inscriptionId } of transfers as { address: string; inscriptionId: string }[])
        state.paid.push({ to, amount: inscriptionId })
      return { txid: TX }
    },
    signPsbt: ({ psbt, signInputs }) => ({
      psbt: state.key?.signPsbt(String(psbt), Object.values(signInputs as Record<string, number[]>).flat()),
    }),
  }
  const silent = new Set(['getInfo', 'wallet_getAccount', 'wallet_disconnect'])
  const provider = {
    /** The older method, which takes a token without signature. */
    createInscription: async (token: string) => {
      const [header = '', payload = '', signature] = token.split('.')
      const read = (part: string): unknown => JSON.parse(new TextDecoder().decode(base64urlnopad.decode(part)))
      state.asked.push(`createInscription ${JSON.stringify(read(payload))}`)
      if (signature !== '' || (read(header) as { alg?: string }).alg !== 'none') throw new Error('Invalid token')
      if (state.rejects) {
        state.rejects = false
        throw new Error('User cancelled the request')
      }
      return { txId: 'ab'.repeat(32) }
    },
    request: (method: string, params: unknown) => {
      state.asked.push(method)
      const answer = { jsonrpc: '2.0', id: String(state.asked.length) }
      if (state.rejects && !silent.has(method)) {
        state.rejects = false
        return Promise.resolve({ ...answer, error: { code: -32_000, message: 'User rejected request' } })
      }
      try {
        const run = methods[method]
        if (!run) throw { code: -32_601, message: `${method} is not supported` }
        return Promise.resolve({ ...answer, result: run((params ?? {}) as Params) })
      } catch (error) {
        return Promise.resolve({ ...answer, error })
      }
    },
    addListener: ({ eventName, cb }: { eventName: string; cb: (event: { type: string }) => void }) => {
      const set = listeners.get(eventName) ?? new Set()
      listeners.set(eventName, set.add(cb))
      return () => set.delete(cb)
    },
  }
  return common(state, provider, () => emit(state.key ? 'accountChange' : 'disconnect'))
}

/** UniSat's provider. */
export function createFakeUnisat(key: FakeKey, kind: Kind = 'p2wpkh'): FakeWallet {
  const state = stateOf(key)
  const listeners = new Map<string, Set<() => void>>()
  const ask = (method: string): FakeKey => {
    state.asked.push(method)
    if (state.rejects || !state.key) {
      state.rejects = false
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    return state.key
  }
  const provider = {
    requestAccounts: async () => {
      const { address } = ask('requestAccounts')
      state.connected = true
      return [address[kind]]
    },
    getAccounts: async () => (state.connected && state.key ? [state.key.address[kind]] : []),
    getPublicKey: async () => state.key?.publicKey ?? '',
    switchChain: async (chain: string) => {
      state.asked.push(`switchChain ${chain}`)
      return { enum: chain }
    },
    disconnect: async () => {
      state.asked.push('disconnect')
      state.connected = false
    },
    signMessage: async (message: string, type: string) =>
      ask(`signMessage ${type}`).signMessage(state.key?.address[kind] ?? '', message),
    sendBitcoin: async (to: string, amount: number) => {
      ask('sendBitcoin')
      state.paid.push({ to, amount })
      return TX
    },
    signPsbt: async (psbt: string, { toSignInputs }: { toSignInputs: { index: number }[] }) =>
      hexOf(
        ask('signPsbt').signPsbt(
          base64Of(psbt),
          toSignInputs.map(({ index }) => index),
        ),
      ),
    inscribeTransfer: async (ticker: string, amount: string) => {
      ask(`inscribeTransfer ${ticker} ${amount}`)
      return { inscriptionId: `${'cd'.repeat(32)}i0`, inscriptionNumber: 7, ticker, amount }
    },
    sendInscription: async (to: string, inscriptionId: string) => {
      ask('sendInscription')
      state.paid.push({ to, amount: inscriptionId })
      return TX
    },
    on: (event: string, listener: () => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
  }
  return common(state, provider, () => {
    for (const listener of listeners.get('accountsChanged') ?? []) listener()
  })
}

const hexOf = (psbt: string): string => hex.encode(base64.decode(psbt))
const base64Of = (psbt: string): string => base64.encode(hex.decode(psbt))

/** OKX Wallet's provider. */
export function createFakeOkx(key: FakeKey, kind: Kind = 'p2tr'): FakeWallet {
  const state = stateOf(key)
  const listeners = new Map<string, Set<() => void>>()
  const ask = (method: string): FakeKey => {
    state.asked.push(method)
    if (state.rejects || !state.key) {
      state.rejects = false
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    return state.key
  }
  const publicKey = (own: FakeKey): string => (kind === 'p2tr' ? own.taprootKey : own.publicKey)
  const provider = {
    connect: async () => {
      const own = ask('connect')
      state.connected = true
      return { address: own.address[kind], publicKey: publicKey(own) }
    },
    getAccounts: async () => (state.connected && state.key ? [state.key.address[kind]] : []),
    getPublicKey: async () => (state.key ? publicKey(state.key) : ''),
    signMessage: async (message: string, type: string) =>
      ask(`signMessage ${type}`).signMessage(state.key?.address[kind] ?? '', message),
    sendBitcoin: async (to: string, amount: number) => {
      ask('sendBitcoin')
      state.paid.push({ to, amount })
      return TX
    },
    signPsbt: async (psbt: string, { toSignInputs }: { toSignInputs: { index: number }[] }) =>
      hexOf(
        ask('signPsbt').signPsbt(
          base64Of(psbt),
          toSignInputs.map(({ index }) => index),
        ),
      ),
    on: (event: string, listener: () => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
  }
  return common(state, provider, () => {
    for (const listener of listeners.get(state.key ? 'accountChanged' : 'disconnect') ?? []) listener()
  })
}

/** Leather's provider: the envelope of JSON-RPC, and a rejection with the whole answer. */
export function createFakeLeather(key: FakeKey): FakeWallet {
  const state = stateOf(key)
  const own = (): FakeKey => state.key ?? key
  const methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getInfo: () => ({ version: '6.62.0', platform: 'extension', supportedMethods: [] }),
    getAddresses: () => ({
      addresses: [
        { symbol: 'BTC', type: 'p2wpkh', address: own().address.p2wpkh, publicKey: own().publicKey },
        { symbol: 'BTC', type: 'p2tr', address: own().address.p2tr, publicKey: own().taprootKey },
        { symbol: 'STX', address: 'SP000000000000000000002Q6VF78', publicKey: own().publicKey },
      ],
    }),
    signMessage: ({ message, paymentType }) => {
      const address = own().address[paymentType as Kind]
      return { address, message, signature: own().signMessage(address, String(message)) }
    },
    sendTransfer: ({ recipients }) => {
      for (const { address: to, amount } of recipients as { address: string; amount: unknown }[])
        state.paid.push({ to, amount })
      return { txid: TX }
    },
    signPsbt: ({ hex: psbt, signAtIndex }) => ({
      hex: hexOf(own().signPsbt(base64Of(String(psbt)), signAtIndex as number[])),
    }),
  }
  const provider = {
    request: (method: string, params: unknown) => {
      state.asked.push(method)
      const answer = { jsonrpc: '2.0', id: String(state.asked.length) }
      if (state.rejects && method !== 'getInfo') {
        state.rejects = false
        return Promise.reject({ ...answer, error: { code: 4001, message: 'User rejected the Leather request' } })
      }
      const run = methods[method]
      return run
        ? Promise.resolve({ ...answer, result: run((params ?? {}) as Params) })
        : Promise.reject({ ...answer, error: { code: -32_601, message: `"${method}" is not supported` } })
    },
  }
  return common(state, provider, () => undefined)
}

export { TX as FAKE_TX }
