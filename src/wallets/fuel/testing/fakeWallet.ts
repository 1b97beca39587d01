import { bn, ScriptTransactionRequest, transactionRequestify } from 'fuels'
import type { TestAccount } from '#chains/fuel/testing/accounts.ts'
import type { FuelConnector, FuelEvents, FuelListener, FuelNetwork } from '../connector.ts'

export const MAINNET: FuelNetwork = { chainId: 9889, url: 'https://mainnet.fuel.network/v1/graphql' }
export const TESTNET: FuelNetwork = { chainId: 0, url: 'https://testnet.fuel.network/v1/graphql' }

export interface FakeWallet {
  /** Methods of the requests, in order. */
  readonly asked: string[]
  /** Transactions as the wallet was asked to send them. */
  readonly sent: ScriptTransactionRequest[]
  /** Answers a request by its name in Fuel Wallet's protocol. @throws Error as the wallet does */
  answer(method: string, params: Record<string, unknown>): Promise<unknown>
  on(listener: (event: string, value: unknown) => void): void
  /** Rejects the next request that opens the wallet's window. */
  rejectNext(message?: string): void
  /** Switches to an account; one that the user did not authorize for this site is reported as null. */
  choose(account: TestAccount): void
  /** `isTold`: false for a page that misses the event. */
  moveTo(network: FuelNetwork, isTold?: boolean): void
  /** The user removes this site in the wallet. */
  revoke(): void
}

interface FakeWalletOptions {
  /** The wallet's own endpoint, to which it sends transactions. */
  readonly node?: string
  readonly network?: FuelNetwork
  /** Accounts that the user authorizes for this site; the first one is selected. */
  readonly accounts: readonly TestAccount[]
}

/** Adds the fee and the signatures, as Fuel Wallet does, and sends the transaction to the wallet's endpoint. */
async function sendTransaction(node: string, account: TestAccount, json: string, chainId: number): Promise<string> {
  const request = transactionRequestify(JSON.parse(json) as never) as ScriptTransactionRequest
  request.maxFee = bn(1_000)
  request.updateWitnessByOwner(account.address, account.signId(request.getTransactionId(chainId)))
  const tx = `0x${Buffer.from(request.toTransactionBytes()).toString('hex')}`
  const query = 'mutation ($tx: HexString!) { submit(tx: $tx) { id } }'
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { tx } }),
  })
  const { data, errors } = (await response.json()) as {
    data?: { submit: { id: string } }
    errors?: { message: string }[]
  }
  if (!data || errors) throw new Error(errors?.[0]?.message ?? 'no answer')
  return data.submit.id
}

/** Wallet with the methods, events and errors of Fuel Wallet, and a real key. */
export function createFakeWallet({ accounts, node = '', network: first = MAINNET }: FakeWalletOptions): FakeWallet {
  const asked: string[] = []
  const sent: ScriptTransactionRequest[] = []
  const listeners = new Set<(event: string, value: unknown) => void>()
  const emit = (event: string, value: unknown): void => {
    for (const listener of listeners) listener(event, value)
  }
  const known = new Map(accounts.map((account) => [account.address, account]))
  let selected = accounts[0]
  let network = first
  let connected = false
  let rejection: string | null = null

  const opensWindow = new Set(['connect', 'signMessage', 'sendTransaction', 'selectNetwork'])
  const accountOf = (address: unknown): TestAccount => {
    const account = typeof address === 'string' ? known.get(address.toLowerCase()) : undefined
    if (!account) throw new Error('address is not authorized for this connection.')
    return account
  }

  async function answer(method: string, params: Record<string, unknown>): Promise<unknown> {
    asked.push(method)
    if (method === 'ping') return true
    if (method === 'isConnected') return connected
    if (!connected && method !== 'connect')
      throw new Error('Connection not established. Please call connect() first to request a connection')
    if (rejection !== null && opensWindow.has(method)) {
      const message = rejection
      rejection = null
      throw new Error(message)
    }
    switch (method) {
      case 'connect':
        connected = true
        emit('connection', true)
        return true
      case 'disconnect':
        revoke()
        return true
      case 'accounts':
        return [...known.values()].map(({ checksum }) => checksum)
      case 'currentAccount':
        return selected && known.has(selected.address) ? selected.checksum : [...known.values()][0]?.checksum
      case 'network':
        return network
      case 'selectNetwork': {
        const { chainId } = params['network'] as FuelNetwork
        moveTo(chainId === MAINNET.chainId ? MAINNET : TESTNET)
        return true
      }
      case 'signMessage':
        return accountOf(params['address']).signText(params['message'] as string)
      case 'sendTransaction': {
        const { url } = params['provider'] as { url: string }
        if (url !== network.url) throw new Error(`${url} is different from the user current network!`)
        const json = params['transaction'] as string
        sent.push(ScriptTransactionRequest.from(JSON.parse(json) as never))
        return sendTransaction(node, accountOf(params['address']), json, network.chainId)
      }
      default:
        throw new Error('Method not found')
    }
  }

  function moveTo(next: FuelNetwork, isTold = true): void {
    network = next
    if (isTold) emit('currentNetwork', next)
  }
  function revoke(): void {
    connected = false
    emit('connection', false)
  }

  return {
    asked,
    sent,
    answer,
    on: (listener) => void listeners.add(listener),
    rejectNext: (message = 'Rejected request!') => void (rejection = message),
    choose: (account) => {
      selected = account
      emit('currentAccount', known.has(account.address) ? account.checksum : null)
    },
    moveTo,
    revoke,
  }
}

/** Posts messages to the page, as Fuel Wallet's extension does. */
export function installExtension(page: Window, wallet: FakeWallet, connectorName = 'Fuel Wallet'): void {
  const post = (message: object): void =>
    page.postMessage({ ...message, target: 'FuelConnectorScript', connectorName }, page.origin)
  page.addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.target !== 'FuelContentScript' || data.connectorName !== connectorName || !data.request) return
    const { id, method, params } = data.request as { id: string; method: string; params: Record<string, unknown> }
    wallet.answer(method, params).then(
      (result) => post({ type: 'response', response: { jsonrpc: '2.0', id, result } }),
      ({ message }: Error) => post({ type: 'response', response: { jsonrpc: '2.0', id, error: { code: 0, message } } }),
    )
  })
  wallet.on((event, value) => post({ type: 'event', events: [{ event, params: [value] }] }))
}

/** Connector that a wallet announces by an event of the page. */
export function connectorOf(name: string, wallet: FakeWallet, change: Partial<FuelConnector> = {}): FuelConnector {
  const listeners = new Map<string, Set<(value: never) => void>>()
  wallet.on((event, value) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  })
  const ask = (method: string, params: Record<string, unknown> = {}) => wallet.answer(method, params) as Promise<never>
  return {
    name,
    metadata: { image: { light: 'data:image/svg+xml;base64,', dark: 'data:image/svg+xml;base64,PHN2Zz4=' } },
    ping: () => ask('ping'),
    isConnected: () => ask('isConnected'),
    connect: () => ask('connect'),
    disconnect: () => ask('disconnect'),
    accounts: () => ask('accounts'),
    currentAccount: () => ask('currentAccount'),
    currentNetwork: () => ask('network'),
    selectNetwork: (network) => ask('selectNetwork', { network }),
    signMessage: (address, message) => ask('signMessage', { address, message }),
    sendTransaction: async (address, transaction, { provider }) => ({
      id: await ask('sendTransaction', { address, transaction: JSON.stringify(transaction), provider }),
    }),
    on: <Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: <Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>) =>
      listeners.get(event)?.delete(listener),
    ...change,
  }
}

/** Announces a connector to the page. */
export const announce = (page: Window, connector: object): void =>
  void page.dispatchEvent(new CustomEvent('FuelConnector', { detail: connector }))
