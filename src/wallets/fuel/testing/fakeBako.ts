import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { bn, ScriptTransactionRequest } from 'fuels'
import { type WebSocket, WebSocketServer } from 'ws'
import type { TestAccount } from '#chains/fuel/testing/accounts.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import type { BakoHosts } from '../bako.ts'

interface Auth {
  readonly username: string
  readonly sessionId: string
  readonly request_id: string
}
interface Client {
  readonly socket: WebSocket
  readonly auth: Auth
  readonly origin: string | undefined
}
interface Connection {
  readonly origin: string
  vault: string
  network: string
}
/** Reaction of the user to the vault's window; `close` by its own button. */
type Decision = 'confirm' | 'close' | 'wait' | 'expire'

export interface FakeBako {
  readonly hosts: BakoHosts
  /** Events and REST paths that reached the server, in order. */
  readonly asked: string[]
  /** Windows of the vault's site, by path. */
  readonly opened: string[]
  decide: Decision
  /** In place of the page's `window.open`. */
  open(url: string): { readonly closed: boolean; close(): void }
  /** The user confirms the transaction of an open window after all. */
  confirm(): void
  /** The user closes the open window, which says nothing about what it was asked. */
  leave(): void
  /** Another owner signs the transaction; it is sent with the last signature that the vault requires. */
  sign(id: string): Promise<void>
  /** Ends all connections of pages, as a restart of the relay does. */
  drop(): void
  /** Sends a message of the relay to pages of every request, as given. */
  say(message: object): void
  stop(): Promise<void>
}

interface FakeBakoOptions {
  readonly vault: TestAccount
  readonly owners: number
  /** Endpoint to which the complete transaction is sent. */
  readonly node: string
  readonly network: string
  readonly chainId: number
}

/**
 * Bako's relay, list of connections and window, by the protocol of Bako's own server. The vault's account has a key in
 * place of a predicate: the id of a transaction covers neither.
 */
export async function startFakeBako({ vault, owners, node, network, chainId }: FakeBakoOptions): Promise<FakeBako> {
  const asked: string[] = []
  const opened: string[] = []
  const clients = new Set<Client>()
  const connections = new Map<string, Connection>()
  const pending = new Map<string, { readonly request: ScriptTransactionRequest; signatures: number }>()
  let window_: { closed: boolean; finish: (() => void) | null; unsigned: string | null } | null = null

  const server = createServer((request, response) => {
    const [, kind, session = '', what] = (request.url ?? '').split('/')
    asked.push(`${request.method} ${what ?? 'connection'}`)
    response.setHeader('content-type', 'application/json')
    const connection = connections.get(session)
    if (kind !== 'connections') return void response.writeHead(404).end('{}')
    if (request.method === 'DELETE') {
      connections.delete(session)
      return void response.end('true')
    }
    const answers: Readonly<Record<string, unknown>> = {
      accounts: connection ? [connection.vault] : [],
      currentAccount: connection?.vault ?? {},
      currentNetwork: connection?.network ?? null,
    }
    response.end(JSON.stringify(answers[what ?? ''] ?? null))
  })
  const sockets = new WebSocketServer({ server, path: '/socket.io/' })
  sockets.on('connection', (socket, request) => accept(socket, request))

  /** Packets of Engine.IO 4 and Socket.IO 5. */
  function accept(socket: WebSocket, { headers: { origin } }: IncomingMessage): void {
    socket.send(
      `0${JSON.stringify({ sid: randomUUID(), upgrades: [], pingInterval: 50, pingTimeout: 20_000, maxPayload: 1e6 })}`,
    )
    let client: Client | null = null
    let pongs = 0
    const pings = setInterval(() => socket.send('2'), 50)
    socket.on('close', () => {
      clearInterval(pings)
      if (client) clients.delete(client)
    })
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString()
      if (text === '3') return void pongs++
      if (text.startsWith('40')) {
        const auth = JSON.parse(text.slice(2)) as Auth
        if (!auth.sessionId || !auth.username) return socket.close()
        client = { socket, auth, origin }
        clients.add(client)
        asked.push('joined')
        return socket.send(`40${JSON.stringify({ sid: randomUUID() })}`)
      }
      const [event, data] = JSON.parse(text.slice(2)) as [string, Record<string, unknown> | undefined]
      asked.push(event)
      if (client) handle(client, event, data ?? {})
    })
  }

  /** Sends to all members of a room, which the real server names by session, party and request. */
  function send(sessionId: string, to: string, requestId: string, event: string, payload: object): void {
    for (const { socket, auth } of clients)
      if (auth.sessionId === sessionId && auth.username === to && auth.request_id === requestId)
        socket.send(`42${JSON.stringify([event, payload])}`)
  }

  const toPage = ({ sessionId, request_id }: Auth, type: string, data: object): void =>
    send(sessionId, '[CONNECTOR]', request_id, 'message', {
      username: '[UI]',
      room: sessionId,
      request_id,
      to: '[CONNECTOR]',
      type,
      data,
    })

  function handle({ auth }: Client, event: string, data: Record<string, unknown>): void {
    const connection = connections.get(auth.sessionId)
    if (event === '[CONNECTION_STATE]')
      send(auth.sessionId, '[CONNECTOR]', auth.request_id, event, {
        username: '[CONNECTOR]',
        request_id: auth.request_id,
        room: auth.sessionId,
        to: '[CONNECTOR]',
        type: event,
        data: connection !== undefined,
      })
    if (!connection) return
    if (event === '[CHANGE_NETWORK]')
      settle(auth, () => {
        connection.network = (data['_network'] as { url: string }).url
        toPage(auth, '[NETWORK_CHANGED]', {})
      })
    if (event === '[TX_EVENT_REQUESTED]')
      settle(auth, () => {
        const request = ScriptTransactionRequest.from(data['_transaction'] as never)
        request.maxFee = bn(1_000)
        const id = request.getTransactionId(chainId).slice(2)
        pending.set(`0x${id}`, { request, signatures: 0 })
        const shown = window_
        if (shown) shown.unsigned = `0x${id}`
        // The window has the first owner sign what it has created.
        setTimeout(() => {
          if (shown?.closed !== false) return
          shown.unsigned = null
          void bako.sign(`0x${id}`)
        }, 20)
        toPage(auth, '[TX_EVENT_CONFIRMED]', { id, status: '[SUCCESS]' })
      })
  }

  /** Acts as the user has decided. */
  function settle(auth: Auth, finish: () => void): void {
    if (bako.decide === 'confirm') finish()
    else if (bako.decide === 'close') {
      toPage(auth, '[CLIENT_DISCONNECTED]', {})
      bako.leave()
    } else if (bako.decide === 'expire') toPage(auth, '[TX_EVENT_TIMEOUT]', {})
    else if (window_) window_.finish = finish
  }

  async function complete(id: string): Promise<void> {
    const found = pending.get(id)
    if (!found || found.signatures < owners) return
    const { request } = found
    request.updateWitnessByOwner(vault.address, vault.signId(request.getTransactionId(chainId)))
    const tx = `0x${Buffer.from(request.toTransactionBytes()).toString('hex')}`
    const query = 'mutation ($tx: HexString!) { submit(tx: $tx) { id } }'
    const response = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { tx } }),
    })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    if (errors) throw new Error(errors[0]?.message)
  }

  const port = await listenOnLease(server)
  const hosts: BakoHosts = { app: `http://127.0.0.1:${port}/app`, relay: `http://127.0.0.1:${port}` }
  const bako: FakeBako = {
    hosts,
    asked,
    opened,
    decide: 'confirm',
    open(url) {
      const { pathname, searchParams } = new URL(url)
      const path = pathname.replace(/^\/app/, '')
      opened.push(path)
      const sessionId = searchParams.get('sessionId') ?? ''
      const auth: Auth = { username: '[UI]', sessionId, request_id: searchParams.get('request_id') ?? '' }
      const shown = { closed: false, finish: null as (() => void) | null, unsigned: null as string | null }
      window_ = shown
      setTimeout(() => {
        toPage(auth, '[CONNECTED]', {})
        if (path !== '/') return
        settle(auth, () => {
          connections.set(sessionId, { origin: searchParams.get('origin') ?? '', vault: vault.checksum, network })
          toPage(auth, '[AUTH_CONFIRMED]', { connected: true })
        })
      }, 20)
      return {
        get closed() {
          return shown.closed
        },
        close() {
          shown.closed = true
          // An unsigned transaction disappears with its window.
          if (shown.unsigned !== null) pending.delete(shown.unsigned)
        },
      }
    },
    confirm: () => window_?.finish?.(),
    leave: () => {
      if (window_) window_.closed = true
    },
    async sign(id) {
      const found = pending.get(id)
      if (!found) throw new Error(`the vault has no transaction ${id}`)
      found.signatures++
      await complete(id)
    },
    drop: () => {
      for (const { socket, auth } of clients) if (auth.username === '[CONNECTOR]') socket.terminate()
    },
    say: (message) => {
      for (const { socket } of clients) socket.send(`42${JSON.stringify(['message', message])}`)
    },
    stop: () => {
      for (const { socket } of clients) socket.terminate()
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
  return bako
}
