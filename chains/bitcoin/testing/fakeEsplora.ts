import { createServer } from 'node:http'
import { listenOnLease } from '#runtime/testing/ports.ts'

interface FakeBlock {
  readonly hash: string
  readonly time: number
}

/** State of one server; tests change it while it runs. */
export interface FakeChain {
  /** By height; the first one identifies the network. */
  blocks: FakeBlock[]
  /** Height of each transaction's block; null while it is in the mempool. */
  transactions: Record<string, number | null>
  /** Sums received and spent in blocks and in the mempool. */
  addresses: Record<string, { received: number; spent: number; mempoolReceived?: number }>
  utxos: Record<string, { txid: string; vout: number; value: number; height: number | null }[]>
  feeRates: Record<string, number>
  /** Transactions in the mempool by an address that they pay; their bytes are in `raw`. */
  waiting?: Record<string, readonly string[]>
  raw?: Record<string, Uint8Array>
  /** Status of every answer; 200 by default. */
  status?: number
}

export interface FakeEsplora {
  readonly url: string
  readonly chain: FakeChain
  /** Transactions that were sent to it. */
  readonly sent: string[]
  /** Refuses each further transaction like a node does. */
  refuse(reason: string): void
  close(): Promise<void>
}

export const hashOf = (text: string): string => Buffer.from(text.padEnd(32, '.')).toString('hex').slice(0, 64)

/** Chain of some blocks above the main network's first one. */
export function anyChain(height: number): FakeChain {
  const genesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
  const blocks = Array.from({ length: height + 1 }, (_, at) => ({
    hash: at === 0 ? genesis : hashOf(`block ${at}`),
    time: 1_231_006_505 + at * 600,
  }))
  return { blocks, transactions: {}, addresses: {}, utxos: {}, feeRates: { '1': 20.5, '3': 12.25 } }
}

type Answer = Uint8Array | object | string | number | null

const stats = (received: number, spent: number) => ({
  funded_txo_count: received > 0 ? 1 : 0,
  funded_txo_sum: received,
  spent_txo_count: spent > 0 ? 1 : 0,
  spent_txo_sum: spent,
  tx_count: 1,
})

/** Answers of Esplora's interface; null = 404. */
function answerOf(chain: FakeChain, path: string): Answer {
  const statusAt = (height: number | null): object =>
    height === null
      ? { confirmed: false }
      : {
          confirmed: true,
          block_height: height,
          block_hash: chain.blocks[height]?.hash,
          block_time: chain.blocks[height]?.time,
        }
  const [kind = '', name = '', part] = path.replace(/^\/api\//, '').split('/')
  switch (kind) {
    case 'blocks':
      return chain.blocks.length - 1
    case 'block-height':
      return chain.blocks[Number(name)]?.hash ?? null
    case 'block': {
      const height = chain.blocks.findIndex(({ hash }) => hash === name)
      const found = chain.blocks[height]
      return found ? { id: found.hash, height, timestamp: found.time } : null
    }
    case 'tx': {
      const height = chain.transactions[name]
      // Blockstream's server answers so for an unknown transaction as well.
      if (part === 'raw') return chain.raw?.[name] ?? null
      if (part === 'status') return statusAt(height ?? null)
      return height === undefined ? null : { txid: name, status: statusAt(height) }
    }
    case 'address': {
      if (part === 'utxo')
        return (chain.utxos[name] ?? []).map(({ height, ...rest }) => ({ ...rest, status: statusAt(height) }))
      if (part === 'txs')
        return (chain.waiting?.[name] ?? []).map((txid) => ({
          txid,
          vin: [],
          vout: [{ scriptpubkey_address: name }],
        }))
      const { received, spent, mempoolReceived = 0 } = chain.addresses[name] ?? { received: 0, spent: 0 }
      return { address: name, chain_stats: stats(received, spent), mempool_stats: stats(mempoolReceived, 0) }
    }
    case 'fee-estimates':
      return chain.feeRates
    default:
      return null
  }
}

export async function startFakeEsplora(chain: FakeChain): Promise<FakeEsplora> {
  const sent: string[] = []
  let refusal: string | null = null
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      if (request.method === 'POST') sent.push(body)
      const why = refusal ?? (/^[0-9a-f]+$/.test(body) ? null : 'TX decode failed')
      const refused = request.method === 'POST' && why !== null
      const answer = request.method === 'POST' ? hashOf(`tx ${sent.length}`) : answerOf(chain, request.url ?? '')
      const status = chain.status ?? (refused ? 400 : answer === null ? 404 : 200)
      const text = refused
        ? `sendrawtransaction RPC error: {"code":-25,"message":"${why}"}`
        : status === 200
          ? answer
          : 'Not found'
      const payload = text instanceof Uint8Array ? text : typeof text === 'object' ? JSON.stringify(text) : String(text)
      response.writeHead(status).end(payload)
    })
  })
  const port = await listenOnLease(server)
  return {
    url: `http://127.0.0.1:${port}/api`,
    chain,
    sent,
    refuse: (reason) => {
      refusal = reason
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
