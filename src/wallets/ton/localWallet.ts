/**
 * Test wallet of local builds: injects TON Connect's bridge for an account unlocked in the local node, so that the app needs no key and
 * no special case. Builds for operators fail when they contain the marker.
 */
const MARKER = 'causeway-local-ton-wallet'

export interface LocalTonWalletOptions {
  readonly rpcUrl: string
  /** Network ID as reported by the network. */
  readonly network: string
}

interface LocalAccount {
  readonly address: string
  readonly public_key: string
  readonly state_init: string
}
interface ConnectItem {
  readonly name: string
  readonly payload?: string
}
interface WalletEvent {
  readonly event: string
  readonly id: number
  readonly payload: unknown
}
interface Call {
  readonly id: string
  readonly method: string
  readonly params: readonly string[]
}

/** Codes of TON Connect. */
const codes = { badRequest: 1, unknownApp: 100, userRejects: 300, methodNotSupported: 400 } as const

/** Direct request to the node; its refusals keep their code. */
async function callNode<T>(url: string, method: string, params: object = {}): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { ok, result, error, code } = (await response.json()) as {
    ok: boolean
    result: T
    error?: string
    code?: number
  }
  if (!ok) throw Object.assign(new Error(error), { code })
  return result
}

const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iOCIgZmlsbD0iIzFmNmZiMiIvPjxwYXRoIGQ9Ik04IDEwaDE2bC04IDE0eiIgZmlsbD0iI2ZmZiIvPjwvc3ZnPg=='

const device = {
  platform: 'browser',
  appName: 'Local TON wallet',
  appVersion: '1.0.0',
  maxProtocolVersion: 2,
  features: [
    'SendTransaction',
    { name: 'SendTransaction', maxMessages: 255, extraCurrencySupported: false },
    { name: 'SignData', types: ['text'] },
  ],
} as const

/** Window property of its bridge. */
export const TON_WALLET_KEY = 'causewayLocalTon'

/** Description of the wallet, as its bridge and the local wallet list state it. */
export const localTonWalletInfo = {
  name: 'Local TON wallet',
  app_name: 'causeway-local',
  image: icon,
  about_url: 'https://ton.org',
  platforms: ['chrome'],
  features: device.features,
}

/** TON Connect's bridge of an injected wallet. */
export function createLocalTonBridge({ rpcUrl, network }: LocalTonWalletOptions, storage: Storage, host: string) {
  const listeners = new Set<(event: WalletEvent) => void>()
  let eventId = Date.now()

  const account = async (): Promise<LocalAccount> => {
    const [first] = await callNode<LocalAccount[]>(rpcUrl, 'causeway_accounts')
    if (!first) throw new Error('The local node has no unlocked account.')
    return first
  }
  const event = (name: string, payload: unknown): WalletEvent => ({ event: name, id: eventId++, payload })
  const refused = (error: unknown): WalletEvent => {
    const { code, message } = error as { code?: number; message?: string }
    return event('connect_error', { code: code ?? 0, message: message ?? String(error) })
  }

  async function proof({ address }: LocalAccount, payload: string) {
    const timestamp = Math.floor(Date.now() / 1000)
    const signature = await callNode<string>(rpcUrl, 'causeway_signProof', {
      account: address,
      domain: host,
      timestamp,
      payload,
    })
    return {
      name: 'ton_proof',
      proof: {
        timestamp,
        domain: { lengthBytes: new TextEncoder().encode(host).length, value: host },
        payload,
        signature,
      },
    }
  }

  async function open(items: readonly ConnectItem[]): Promise<WalletEvent> {
    const mine = await account()
    const address = {
      name: 'ton_addr',
      address: mine.address,
      network,
      publicKey: mine.public_key,
      walletStateInit: mine.state_init,
    }
    const asked = items.find(({ name }) => name === 'ton_proof')
    const proofs = asked ? [await proof(mine, asked.payload ?? '')] : []
    storage.setItem(MARKER, 'connected')
    return event('connect', { items: [address, ...proofs], device })
  }

  const methods: Readonly<Record<string, (params: readonly string[]) => Promise<unknown>>> = {
    sendTransaction: async ([request = '{}']) => {
      const { messages } = JSON.parse(request) as {
        messages: readonly { address: string; amount: string; payload?: string; stateInit?: string }[]
      }
      return callNode<string>(rpcUrl, 'causeway_sendTransaction', { account: (await account()).address, messages })
    },
    signData: async ([request = '{}']) => {
      const payload = JSON.parse(request) as { type: string; text?: string }
      const { type, text } = payload
      if (type !== 'text' || text === undefined)
        throw Object.assign(new Error('This wallet signs texts only'), { code: codes.badRequest })
      const { address } = await account()
      const timestamp = Math.floor(Date.now() / 1000)
      const params = { account: address, domain: host, timestamp, payload: text }
      const signature = await callNode<string>(rpcUrl, 'causeway_signText', params)
      return { signature, address, timestamp, domain: host, payload }
    },
    disconnect: () => {
      storage.removeItem(MARKER)
      return Promise.resolve({})
    },
  }

  return {
    deviceInfo: device,
    walletInfo: localTonWalletInfo,
    protocolVersion: 2,
    isWalletBrowser: false,
    connect: (_version: number, { items }: { items: readonly ConnectItem[] }) => open(items).catch(refused),
    restoreConnection: () =>
      storage.getItem(MARKER)
        ? open([{ name: 'ton_addr' }]).catch(refused)
        : Promise.resolve(event('connect_error', { code: codes.unknownApp, message: 'Unknown app' })),
    send: async ({ id, method, params }: Call) => {
      const run = methods[method]
      if (!run) return { id, error: { code: codes.methodNotSupported, message: `${method} is not supported` } }
      try {
        return { id, result: await run(params) }
      } catch (error) {
        const { code, message } = error as { code?: number; message?: string }
        return {
          id,
          error: {
            code: code === codes.userRejects || code === codes.badRequest ? code : 0,
            message: message ?? String(error),
          },
        }
      }
    },
    listen: (listener: (event: WalletEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect: () => storage.removeItem(MARKER),
  }
}

/** Injects the bridge like wallets do. */
export function installLocalTonWallet(options: LocalTonWalletOptions): void {
  const tonconnect = createLocalTonBridge(options, window.localStorage, window.location.host)
  Object.assign(window, { [TON_WALLET_KEY]: { tonconnect } })
}
