import { AppError } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import type { FuelConnector, FuelEvents, FuelListener, FuelNetwork } from './connector.ts'
import { openSocketIo, type SocketIo } from './socketIo.ts'

export const BAKO_NAME = 'Bako Safe'

export interface BakoHosts {
  /** Site whose window asks the user. */
  readonly app: string
  /** Relay between this page and that window, and the list of connections. The content policy allows it. */
  readonly relay: string
}
export const bakoHosts: BakoHosts = { app: 'https://safe.bako.global', relay: 'https://api.bako.global' }

/** Parties of the relay's messages. */
const parties = { page: '[CONNECTOR]', window: '[UI]' } as const

/** Events of the relay, and types of the messages that its events `message` carry. */
const events = {
  message: 'message',
  state: '[CONNECTION_STATE]',
  windowOpened: '[CONNECTED]',
  windowClosed: '[CLIENT_DISCONNECTED]',
  authorized: '[AUTH_CONFIRMED]',
  transaction: '[TX_EVENT_REQUESTED]',
  transactionCreated: '[TX_EVENT_CONFIRMED]',
  transactionTimeout: '[TX_EVENT_TIMEOUT]',
  network: '[CHANGE_NETWORK]',
  networkChanged: '[NETWORK_CHANGED]',
} as const

interface Message {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

interface WindowRequest<T> {
  readonly path: string
  /** Sent once the window has joined the relay. */
  readonly sends?: { readonly event: string; readonly data: object }
  /**
   * True if the window stays open after its answer, since the first owner signs there, and if the request may succeed
   * although the window was closed.
   */
  readonly outlives?: boolean
  /** By the message that answers. */
  readonly answers: Readonly<Record<string, (data: Message['data']) => T>>
}

const STATE_MS = 8_000
/** Milliseconds between looks at the window, and those for which an answer may still arrive after its end. */
const WINDOW_MS = 300
const GRACE_MS = 1_500
const REJOINS = 5
const REJOIN_MS = 1_000

const refusal = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 400, retriable: true })
const unanswered = (): AppError =>
  refusal(
    'vault_unanswered',
    'The connection to your vault closed. Check its pending transactions before you try again.',
  )
const unreachable = (): AppError => refusal('wallet_failed', 'Can’t reach Bako. Try again in a moment.')

/** The relay's session of a connected vault. */
export const createBakoSession = (storage: KeyValueStorage | null) =>
  createPersisted<string | null>(storage, { key: 'causeway.fuel.bako', format: 'text', parse: String, fallback: null })

/**
 * Connector of Bako Safe: a vault with several owners, whose site asks the user in a window of its own and answers
 * through a relay. A sent transaction has its final id at once, and lands when enough owners have signed it.
 */
export function createBako(
  page: Window,
  storage: KeyValueStorage | null,
  chainOf: (url: string) => number,
  hosts: BakoHosts = bakoHosts,
): FuelConnector {
  const stored = createBakoSession(storage)
  const requestId = crypto.randomUUID()
  const listeners = new Map<string, Set<(value: never) => void>>()
  const heard = new Set<(message: Message) => void>()
  let session = stored.read()
  let joined: Promise<SocketIo> | null = null
  /** Requests that the user has not answered; the relay keeps no messages for a page that has left. */
  let open = 0
  let drops = 0

  function emit<Name extends keyof FuelEvents>(name: Name, value: FuelEvents[Name]): void {
    for (const listener of listeners.get(name) ?? []) listener(value as never)
  }

  function sessionId(): string {
    session ??= crypto.randomUUID()
    stored.write(session)
    return session
  }

  function join(): Promise<SocketIo> {
    joined ??= openSocketIo({
      url: hosts.relay,
      auth: {
        username: parties.page,
        data: new Date(),
        origin: page.origin,
        sessionId: sessionId(),
        request_id: requestId,
      },
      onEvent: (event, payload) => {
        const message = messageOf(event, payload, requestId)
        if (message) for (const hear of heard) hear(message)
      },
      onClose: () => {
        joined = null
        drops++
        if (open > 0) void rejoin()
      },
    }).catch((error: unknown) => {
      joined = null
      throw error
    })
    return joined
  }

  async function rejoin(): Promise<void> {
    for (let tries = 0; tries < REJOINS && open > 0; tries++) {
      if (await join().catch(() => null)) return
      await new Promise((resolve) => setTimeout(resolve, REJOIN_MS))
    }
  }

  /** True if the user has connected a vault to this page. */
  async function state(): Promise<boolean> {
    const socket = await join()
    return new Promise<boolean>((resolve, reject) => {
      const end = (finish: () => void): void => {
        clearTimeout(timer)
        heard.delete(hear)
        finish()
      }
      const hear = ({ type, data }: Message): void => {
        if (type === events.state) end(() => resolve(data['connected'] === true))
      }
      const timer = setTimeout(() => end(() => reject(unreachable())), STATE_MS)
      heard.add(hear)
      socket.emit(events.state)
    })
  }

  /** Opens the window and waits for its answer. @throws AppError `popup_blocked`, `wallet_failed`, `wallet_closed`, `vault_unanswered` */
  async function ask<T>({ path, sends, outlives = false, answers }: WindowRequest<T>): Promise<T> {
    await join()
    const dropsBefore = drops
    const query = new URLSearchParams({
      sessionId: sessionId(),
      origin: page.origin,
      name: page.document.title,
      request_id: requestId,
    })
    const popup = page.open(`${hosts.app}${path}?${query}`, 'bako', 'popup,width=450,height=800')
    if (!popup) throw refusal('popup_blocked', 'The browser blocks new windows of this page.')
    open++
    return new Promise<T>((resolve, reject) => {
      let isAsked = false
      const end = (finish: () => void): void => {
        if (!heard.delete(hear)) return
        open--
        clearInterval(watch)
        finish()
      }
      const fail = (error: Error): void =>
        end(() => {
          popup.close()
          reject(error)
        })
      // The user may close the window after confirming, while Bako's server still creates the transaction. The relay drops
      // messages to a page that has left it.
      const leave = (isRefused: boolean): void =>
        fail(
          isAsked && outlives && (!isRefused || drops > dropsBefore) ? unanswered() : new Error('Client disconnected'),
        )
      const hear = ({ type, data }: Message): void => {
        if (type === events.windowOpened && sends)
          void join().then(
            (socket) => {
              isAsked = true
              socket.emit(sends.event, sends.data)
            },
            () => leave(false),
          )
        const answer = answers[type]
        if (answer)
          end(() => {
            if (!outlives) popup.close()
            resolve(answer(data))
          })
        else if (type === events.windowClosed) leave(true)
        else if (type === events.transactionTimeout)
          fail(refusal('wallet_closed', 'The request in Bako has expired. Try again.'))
      }
      let gone = 0
      const watch = setInterval(() => {
        gone = popup.closed ? gone + WINDOW_MS : 0
        if (gone > GRACE_MS) leave(false)
      }, WINDOW_MS)
      heard.add(hear)
    })
  }

  async function read(what: string): Promise<unknown> {
    const response = await fetch(`${hosts.relay}/connections/${sessionId()}/${what}`)
    if (!response.ok) throw unreachable()
    return response.json()
  }

  async function currentNetwork(): Promise<FuelNetwork> {
    const url = String(await read('currentNetwork'))
    return { url, chainId: chainOf(url) }
  }

  return {
    name: BAKO_NAME,
    ping: () => Promise.resolve(true),
    // A page that has never connected a vault tells the relay nothing.
    isConnected: async () => session !== null && state().catch(() => false),
    connect: async () =>
      (await state()) || ask({ path: '/', answers: { [events.authorized]: ({ connected }) => connected === true } }),
    async disconnect() {
      const left = session
      const socket = await joined?.catch(() => null)
      session = null
      joined = null
      stored.remove()
      socket?.close()
      if (left !== null) await fetch(`${hosts.relay}/connections/${left}`, { method: 'DELETE' })
      emit('connection', false)
      return true
    },
    accounts: async () => {
      const found = await read('accounts')
      return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : []
    },
    currentAccount: async () => {
      const found = await read('currentAccount')
      return typeof found === 'string' ? found : null
    },
    currentNetwork,
    selectNetwork: async (network) => {
      const isChanged = await ask({
        path: '/dapp/network',
        sends: { event: events.network, data: { _network: network } },
        answers: { [events.networkChanged]: () => true },
      })
      emit('currentNetwork', await currentNetwork())
      return isChanged
    },
    signMessage: () => Promise.reject(new Error('Method not implemented.')),
    sendTransaction: (address, transaction) =>
      ask({
        path: '/dapp/transaction',
        sends: { event: events.transaction, data: { _transaction: transaction, _address: address } },
        outlives: true,
        answers: { [events.transactionCreated]: ({ id }) => `0x${String(id).replace(/^0x/, '')}` },
      }),
    on: <Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: <Name extends keyof FuelEvents>(event: Name, listener: FuelListener<Name>) =>
      listeners.get(event)?.delete(listener),
  }
}

/** Message of the relay to this page; null for those to others. The state is an event of its own. */
function messageOf(event: string, payload: unknown, requestId: string): Message | null {
  if (typeof payload !== 'object' || payload === null) return null
  const { to, type, data, request_id } = payload as Readonly<Record<string, unknown>>
  if (request_id !== undefined && request_id !== requestId) return null
  if (event === events.state) return { type: event, data: { connected: data } }
  if (event !== events.message || to !== parties.page || typeof type !== 'string') return null
  return { type, data: typeof data === 'object' && data !== null ? (data as Message['data']) : {} }
}
