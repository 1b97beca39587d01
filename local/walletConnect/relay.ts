import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

interface Letter {
  readonly id: number
  readonly from: string
  readonly topic: string
  readonly message: string
}
interface Client {
  readonly name: string
  readonly socket: WebSocket
  readonly topics: Set<string>
}
type Params = Readonly<Record<string, string>> & { readonly topics?: readonly string[] }

export interface Relay {
  readonly url: string
  /** For wallets: `cut` does not affect them. */
  readonly walletUrl: string
  /** Closes the connections of pages and accepts none until `mend`. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

const WALLETS = '/wallet'
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'

/** A client keeps its name across connections: the issuer of the token in the URL. */
function nameOf({ url = '' }: IncomingMessage): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth')?.split('.')[1] ?? ''
  return (JSON.parse(Buffer.from(token, 'base64url').toString()) as { iss: string }).iss
}

/** Delivers at least once: a message is kept until another client has acknowledged it. */
function createMail() {
  const clients = new Set<Client>()
  const letters = new Map<number, Letter>()
  let last = 0
  const deliver = ({ socket }: Client, { id, topic, message }: Letter): void =>
    socket.send(
      JSON.stringify({
        id,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: topic, data: { topic, message, publishedAt: Date.now(), attestation: '' } },
      }),
    )
  return {
    clients,
    acknowledge: (id: number) => letters.delete(id),
    subscribe(client: Client, topic: string): void {
      client.topics.add(topic)
      for (const letter of letters.values())
        if (letter.topic === topic && letter.from !== client.name) deliver(client, letter)
    },
    publish(from: Client, topic: string, message: string): void {
      const letter: Letter = { id: ++last, from: from.name, topic, message }
      letters.set(letter.id, letter)
      for (const client of clients) if (client.topics.has(topic) && client.name !== from.name) deliver(client, letter)
    },
  }
}
type Mail = ReturnType<typeof createMail>

const text = (params: Params, name: string): string => params[name] ?? ''

/** Relay methods of WalletConnect clients. */
const calls: Readonly<Record<string, (mail: Mail, client: Client, params: Params) => unknown>> = {
  irn_subscribe: (mail, client, params) => (mail.subscribe(client, text(params, 'topic')), text(params, 'topic')),
  irn_batchSubscribe: (mail, client, { topics = [] }) => topics.map((topic) => (mail.subscribe(client, topic), topic)),
  irn_unsubscribe: (_, client, params) => (client.topics.delete(text(params, 'topic')), true),
  irn_publish: (mail, client, params) => (mail.publish(client, text(params, 'topic'), text(params, 'message')), true),
  irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
  wc_proposeSession(mail, client, params) {
    mail.subscribe(client, text(params, 'pairingTopic'))
    mail.publish(client, text(params, 'pairingTopic'), text(params, 'sessionProposal'))
    return true
  },
  wc_approveSession(mail, client, params) {
    mail.subscribe(client, text(params, 'sessionTopic'))
    mail.publish(client, text(params, 'pairingTopic'), text(params, 'sessionProposalResponse'))
    mail.publish(client, text(params, 'sessionTopic'), text(params, 'sessionSettlementRequest'))
    return true
  },
}

function answer(mail: Mail, client: Client, data: string): void {
  const { id, method, params = {} } = JSON.parse(data) as { id: number; method?: string; params?: Params }
  if (method === undefined) return void mail.acknowledge(id)
  const call = calls[method]
  const body = call
    ? { result: call(mail, client, params) }
    : { error: { code: -32601, message: `The relay does not know ${method}.` } }
  client.socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...body }))
}

/** Starts a WalletConnect relay on loopback; port 0 takes a free one. */
export async function startRelay(wanted = 0): Promise<Relay> {
  const mail = createMail()
  let open = true
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: wanted,
    verifyClient: ({ req }: { req: IncomingMessage }) => open || pathOf(req) === WALLETS,
  })
  await once(server, 'listening')
  const pages = new Set<WebSocket>()
  server.on('connection', (socket, request) => {
    const client: Client = { name: nameOf(request), socket, topics: new Set() }
    mail.clients.add(client)
    if (pathOf(request) !== WALLETS) pages.add(socket)
    socket.on('message', (data: Buffer) => answer(mail, client, data.toString()))
    socket.on('close', () => {
      mail.clients.delete(client)
      pages.delete(socket)
    })
  })
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    walletUrl: url + WALLETS,
    cut() {
      open = false
      for (const socket of pages) socket.terminate()
    },
    mend() {
      open = true
    },
    async stop() {
      for (const socket of server.clients) socket.terminate()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
