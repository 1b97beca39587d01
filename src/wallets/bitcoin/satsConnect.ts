import { base64, base64urlnopad, hex } from '@scure/base'
import {
  addListener,
  AddressPurpose,
  BitcoinNetworkType,
  defaultAdapters,
  DefaultAdaptersInfo,
  MessageSigningProtocols,
  type Params,
  request,
  type Requests,
  type Return,
  type RpcResult,
  type SatsConnectAdapter,
} from 'sats-connect'
import {
  type BitcoinProvider,
  type InscriptionMethods,
  requireAccount,
  requireAddress,
  type WalletAddress,
  type WalletAddresses,
  type WalletNetwork,
  satoshiNumber,
} from './provider.ts'

const purposes = [AddressPurpose.Payment, AddressPurpose.Ordinals]

const networkNames: Readonly<Record<WalletNetwork, BitcoinNetworkType>> = {
  mainnet: BitcoinNetworkType.Mainnet,
  testnet: BitcoinNetworkType.Testnet4,
  regtest: BitcoinNetworkType.Regtest,
}

type Method = keyof Requests

/** @throws the wallet's own error, with its code */
function resultOf<M extends Method>(answer: RpcResult<M>): Return<M> {
  if (answer.status === 'success') return answer.result as Return<M>
  throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
}

interface Shared {
  readonly address: string
  readonly publicKey: string
  readonly purpose: AddressPurpose
}

function addressesOf(shared: readonly Shared[]): WalletAddresses {
  const of = (wanted: AddressPurpose): WalletAddress | null => {
    const found = shared.find(({ purpose }) => purpose === wanted)
    return found ? { address: found.address, publicKey: found.publicKey } : null
  }
  return { payment: requireAccount(of(AddressPurpose.Payment)), ordinals: of(AddressPurpose.Ordinals) }
}

/** Methods that every wallet of the protocol has the same way. */
function commonMethods(ask: <M extends Method>(method: M, params: Params<M>) => Promise<Return<M>>) {
  return {
    sendTransfer: async (to: string, amount: bigint) =>
      (await ask('sendTransfer', { recipients: [{ address: to, amount: satoshiNumber(amount) }] })).txid,
    signPsbt: async (psbt: string, address: string, inputs: readonly number[]) =>
      (await ask('signPsbt', { psbt, signInputs: { [address]: [...inputs] }, broadcast: false })).psbt,
  }
}

/** Xverse's older method, which has no counterpart in the current protocol. */
interface XverseInscriber {
  createInscription(token: string): Promise<{ readonly txId: string }>
}

/** The request as a token without signature, the form in which Xverse takes it. */
const unsecuredToken = (payload: object): string =>
  `${[{ typ: 'JWT', alg: 'none' }, payload].map((part) => base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(part)))).join('.')}.`

/** Xverse's methods for inscriptions: any text, so BRC-20 transfers as well. The id is that of the first inscription. */
export function xverseInscriptions(path: string, own: XverseInscriber): InscriptionMethods {
  return {
    modes: ['brc-20', 'inscribe'],
    async make(order, network) {
      const content =
        order.mode === 'inscribe'
          ? order.text
          : JSON.stringify({ p: 'brc-20', op: 'transfer', tick: order.ticker, amt: order.amount })
      const { txId } = await own.createInscription(
        unsecuredToken({
          network: { type: networkNames[network] },
          contentType: 'text/plain;charset=utf-8',
          content,
          payloadType: 'PLAIN_TEXT',
        }),
      )
      return `${txId}i0`
    },
    send: async (inscriptionId, to) =>
      resultOf(await request('ord_sendInscriptions', { transfers: [{ address: to, inscriptionId }] }, path)).txid,
  }
}

/**
 * Wallets that implement the current protocol of sats-connect, such as Xverse. `path`: their place in the page;
 * `methods`: those that an announcement names, null without one.
 */
export function satsConnectProvider(path: string, methods: readonly string[] | null): BitcoinProvider {
  const ask = async <M extends Method>(method: M, params: Params<M>): Promise<Return<M>> =>
    resultOf(await request(method, params, path))
  const { sendTransfer, signPsbt } = commonMethods(ask)
  return {
    connect: async () => addressesOf((await ask('wallet_connect', { addresses: purposes })).addresses),
    shared: async () => {
      const answer = await request('wallet_getAccount', null, path)
      // Access is denied until the user connects the page.
      return answer.status === 'success' ? addressesOf(answer.result.addresses) : null
    },
    disconnect: async () => void (await ask('wallet_disconnect', null)),
    async signMessage(address, message, legacy) {
      const protocol = legacy ? MessageSigningProtocols.ECDSA : MessageSigningProtocols.BIP322
      return requireAddress(address, await ask('signMessage', { address, message, protocol }))
    },
    ...(methods === null || methods.includes('sendTransfer') ? { sendTransfer } : {}),
    signPsbt,
    switchNetwork: async (network) => void (await ask('wallet_changeNetwork', { name: networkNames[network] })),
    onChange(listener) {
      const stops = (['accountChange', 'networkChange', 'disconnect'] as const).map((eventName) =>
        addListener({ eventName, cb: () => listener(eventName === 'disconnect' ? 'disconnected' : 'changed') }, path),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** UniSat's own methods, for which sats-connect has none. */
interface Unisat {
  getAccounts(): Promise<readonly string[]>
  getPublicKey(): Promise<string>
  switchChain(chain: string): Promise<unknown>
  /** Absent in older versions. */
  disconnect?(): Promise<void>
  inscribeTransfer(ticker: string, amount: string): Promise<{ readonly inscriptionId: string }>
  sendInscription(to: string, inscriptionId: string): Promise<string | { readonly txid: string }>
}

/** UniSat's methods for inscriptions, which make BRC-20 transfers only. */
const unisatInscriptions = (own: Unisat): InscriptionMethods => ({
  modes: ['brc-20'],
  async make(order) {
    if (order.mode !== 'brc-20') throw new Error('UniSat makes BRC-20 transfers only.')
    return (await own.inscribeTransfer(order.ticker, order.amount)).inscriptionId
  },
  async send(inscriptionId, to) {
    const sent = await own.sendInscription(to, inscriptionId)
    return typeof sent === 'string' ? sent : sent.txid
  },
})

/** UniSat by sats-connect's adapter: one account of the user's choice, for coins and inscriptions. */
export function unisatProvider(own: Unisat): BitcoinProvider {
  const Adapter = defaultAdapters[DefaultAdaptersInfo['unisat']?.id ?? 'unisat']
  if (!Adapter) throw new Error('sats-connect has no adapter for UniSat.')
  const adapter: SatsConnectAdapter = new Adapter()
  const ask = async <M extends Method>(method: M, params: Params<M>): Promise<Return<M>> =>
    resultOf(await adapter.request(method, params))
  return {
    ...commonMethods(ask),
    inscriptions: unisatInscriptions(own),
    connect: async () => addressesOf(await ask('getAccounts', { purposes })),
    shared: async () => {
      const [address] = await own.getAccounts()
      if (address === undefined) return null
      const account = { address, publicKey: await own.getPublicKey() }
      return { payment: account, ordinals: account }
    },
    disconnect: async () => own.disconnect?.(),
    signMessage: async (address, message) => requireAddress(address, await ask('signMessage', { address, message })),
    switchNetwork: async (network) =>
      void (await own.switchChain(network === 'mainnet' ? 'BITCOIN_MAINNET' : 'BITCOIN_TESTNET4')),
    onChange(listener) {
      const stops = (['accountChange', 'networkChange'] as const).map((eventName) =>
        adapter.addListener({ eventName, cb: () => listener('changed') }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

interface LeatherAddress {
  readonly symbol: string
  readonly type?: string
  readonly address: string
  readonly publicKey: string
}

/**
 * Leather speaks the protocol's envelope, with parameters of its own: it signs by kind of address instead of by address,
 * and transactions in hex. It shares addresses only with a prompt, and reports no changes.
 */
export function leatherProvider(path: string): BitcoinProvider {
  const ask = async <T>(method: Method, params: object | null): Promise<T> =>
    resultOf(await request(method, params as never, path)) as T
  const kinds = new Map<string, string>()
  return {
    async connect() {
      const { addresses } = await ask<{ addresses: readonly LeatherAddress[] }>('getAddresses', null)
      const of = (kind: string): WalletAddress | null => {
        const found = addresses.find(({ symbol, type }) => symbol === 'BTC' && type === kind)
        if (!found) return null
        kinds.set(found.address, kind)
        return { address: found.address, publicKey: found.publicKey }
      }
      return { payment: requireAccount(of('p2wpkh')), ordinals: of('p2tr') }
    },
    disconnect: () => Promise.resolve(),
    async signMessage(address, message) {
      const paymentType = kinds.get(address) ?? 'p2wpkh'
      return requireAddress(
        address,
        await ask<{ address?: string; signature: string }>('signMessage', { message, paymentType }),
      )
    },
    sendTransfer: async (to, amount) =>
      (await ask<{ txid: string }>('sendTransfer', { recipients: [{ address: to, amount: String(amount) }] })).txid,
    async signPsbt(psbt, _, inputs) {
      const params = { hex: hex.encode(base64.decode(psbt)), signAtIndex: [...inputs], broadcast: false }
      return base64.encode(hex.decode((await ask<{ hex: string }>('signPsbt', params)).hex))
    },
    onChange: () => () => undefined,
  }
}
