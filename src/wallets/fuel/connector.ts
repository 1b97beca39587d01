export interface FuelNetwork {
  readonly url: string
  readonly chainId: number
}

/** Events of a connector, with their argument. */
export interface FuelEvents {
  /** Null: the account selected in the wallet is not authorized for this site. */
  currentAccount: string | null
  currentNetwork: FuelNetwork
  connection: boolean
}
export type FuelListener<Name extends keyof FuelEvents> = (value: FuelEvents[Name]) => void

/** A wallet as Fuel's connector protocol defines it. */
export interface FuelConnector {
  readonly name: string
  readonly metadata?: { readonly image?: string | { readonly light: string; readonly dark: string } }
  ping(): Promise<boolean>
  /** True if the site is authorized; asks no one. */
  isConnected(): Promise<boolean>
  connect(): Promise<boolean>
  disconnect(): Promise<boolean>
  /** Accounts that are authorized for this site. */
  accounts(): Promise<readonly string[]>
  currentAccount(): Promise<string | null>
  currentNetwork(): Promise<FuelNetwork>
  selectNetwork(network: FuelNetwork): Promise<boolean>
  signMessage(address: string, message: string): Promise<string>
  /** `transaction`: a request as the vendor's library writes it to JSON. */
  sendTransaction(
    address: string,
    transaction: object,
    params: { readonly provider: { readonly url: string } },
  ): Promise<string | { readonly id: string }>
  on<Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>): unknown
  off<Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>): unknown
}

/** Names of both sides in the messages. */
const PAGE = 'FuelConnectorScript'
const EXTENSION = 'FuelContentScript'
/** An extension on the page answers within milliseconds. */
const PING_MS = 800

interface Response {
  readonly id: string
  readonly result?: unknown
  readonly error?: { readonly code?: number; readonly message: string }
}
/** Message of the extension: an answer by JSON-RPC 2.0, or events. */
interface Incoming {
  readonly target: string
  readonly connectorName: string
  readonly type: 'response' | 'event'
  readonly response?: Response
  readonly events?: readonly { readonly event: string; readonly params: readonly unknown[] }[]
}

const isIncoming = (data: unknown, name: string): data is Incoming => {
  if (typeof data !== 'object' || data === null) return false
  const { target, connectorName } = data as Partial<Incoming>
  return target === PAGE && connectorName === name
}

/**
 * Connector of a wallet whose extension only posts messages to the page, as Fuel Wallet's does: it injects no object.
 * @param name the wallet's name in its messages
 */
export function openExtension(name: string, page: Window): FuelConnector {
  const waiting = new Map<string, (response: Response) => void>()
  const listeners = new Map<string, Set<(value: never) => void>>()

  page.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== page.origin || !isIncoming(data, name)) return
    if (data.type === 'response' && data.response) waiting.get(data.response.id)?.(data.response)
    if (data.type !== 'event') return
    for (const { event, params } of data.events ?? [])
      for (const listener of listeners.get(event) ?? []) listener(params[0] as never)
  })

  function request<T>(method: string, params: object = {}): Promise<T> {
    const id = crypto.randomUUID()
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        // The error is the wallet's own, which its translation reads.
        if (error) reject(Object.assign(new Error(error.message), { code: error.code }))
        else resolve(result as T)
      })
      const message = { jsonrpc: '2.0', id, method, params }
      page.postMessage({ type: 'request', target: EXTENSION, connectorName: name, request: message }, page.origin)
    })
  }

  const silence = (): Promise<never> =>
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('the extension does not answer')), PING_MS)
    })

  return {
    name,
    ping: () => Promise.race([request<boolean>('ping'), silence()]),
    // It refuses while it has no account.
    isConnected: () => request<boolean>('isConnected').catch(() => false),
    connect: () => request('connect'),
    disconnect: () => request('disconnect'),
    accounts: () => request('accounts'),
    currentAccount: async () => (await request<string | undefined>('currentAccount')) ?? null,
    currentNetwork: () => request<FuelNetwork>('network'),
    selectNetwork: (network) => request('selectNetwork', { network }),
    signMessage: (address, message) => request('signMessage', { address, message }),
    sendTransaction: (address, transaction, { provider }) =>
      request('sendTransaction', { address, transaction: JSON.stringify(transaction), provider }),
    on: <Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: <Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>) =>
      listeners.get(event)?.delete(listener),
  }
}
