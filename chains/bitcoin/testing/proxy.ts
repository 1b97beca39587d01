import { createServer } from 'node:http'
import { hex } from '@scure/base'
import type { Lies } from '#chains/suite/liars.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { makerKeys } from './localChain.ts'

export interface Answer {
  readonly result: unknown
  readonly error?: { readonly code: number; readonly message: string } | null
}
type Params = readonly unknown[]
interface Call {
  readonly id: number
  readonly method: string
  readonly params: Params
}
/** False answer of one endpoint to a method, instead of the node's or derived from it; null = it drops the connection. */
export type BitcoinLie = (params: Params, honest: () => Promise<Answer>) => Promise<Answer | null> | Answer | null

export interface Proxy {
  readonly url: string
  /** Every method that was called, until it is cleared. */
  readonly methods: Set<string>
  lie: { readonly method: string; readonly change: BitcoinLie } | null
  stop(): Promise<void>
}

/** Endpoint in front of a real node that can lie about one method. */
export async function startProxy(target: string): Promise<Proxy> {
  const { username, password, origin } = new URL(target)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const methods = new Set<string>()
  async function answerTo(call: Call): Promise<Answer | null> {
    const { method, params } = call
    methods.add(method)
    const body = JSON.stringify(call)
    const honest = async (): Promise<Answer> =>
      (await (await fetch(origin, { method: 'POST', headers: { authorization }, body })).json()) as Answer
    return proxy.lie?.method === method ? proxy.lie.change(params, honest) : honest()
  }
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as Call | readonly Call[]
      const calls = Array.isArray(asked) ? (asked as readonly Call[]) : [asked as Call]
      const answers = await Promise.all(calls.map(answerTo))
      if (answers.includes(null)) return void request.socket.destroy()
      const bodies = answers.map((answer, at) => ({ error: null, ...answer, id: calls[at]?.id }))
      const body = Array.isArray(asked) ? bodies : bodies[0]
      response.writeHead(!Array.isArray(asked) && bodies[0]?.error ? 500 : 200).end(JSON.stringify(body))
    })().catch(() => response.destroy())
  })
  const port = await listenOnLease(server)
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}/`,
    methods,
    lie: null,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return proxy
}

type Json = Record<string, unknown>
const HASH = '07'.repeat(32)
const FAR = 1_000_000

const saying =
  (result: unknown): BitcoinLie =>
  () => ({ result })
const changing =
  (change: (result: never) => unknown): BitcoinLie =>
  async (_, honest) => {
    const answer = await honest()
    return answer.error ? answer : { result: change(structuredClone(answer.result) as never) }
  }
const failing =
  (code: number, message: string): BitcoinLie =>
  () => ({ result: null, error: { code, message } })
const missing = failing(-5, 'No such mempool or blockchain transaction')
const silence: BitcoinLie = () => null
/** Repeats the first answer for ever. */
function stale(): BitcoinLie {
  let first: Promise<Answer> | null = null
  return (_, honest) => (first ??= honest())
}
const ownScript = hex.encode(makerKeys.payout.script)
/** The maker's script becomes another one of the same length. */
const forged = (bytes: string): string => bytes.replaceAll(ownScript, `0014${'09'.repeat(20)}`)

/** Method that only a replacement calls. */
export const bitcoinReplacementLies = {
  getmempoolentry: {
    'an invented child': changing((entry: Json) => ({ ...entry, spentby: [HASH] })),
    'no child': saying({ spentby: [] }),
    missing: failing(-5, 'Transaction not in mempool'),
    garbage: saying({ spentby: 'none' }),
    silence,
  },
} satisfies Record<string, Lies<BitcoinLie>>

/** Every method that maker and attesters call, each with several lies. */
export const bitcoinLies = {
  getblockcount: {
    'far ahead': changing((height: number) => height + FAR),
    'far behind': saying(1),
    stale: stale(),
    error: failing(-28, 'Loading block index…'),
    silence,
  },
  getblockhash: {
    'another hash': saying(HASH),
    'always the first': saying('530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9'),
    behind: failing(-8, 'Block height out of range'),
    garbage: saying('none'),
    stale: stale(),
  },
  getblockheader: {
    'a later time': changing((header: Json) => ({ ...header, time: 4_000_000_000 })),
    'an earlier time': changing((header: Json) => ({ ...header, time: 1 })),
    'another height': changing((header: Json) => ({ ...header, height: 1 })),
    missing: failing(-5, 'Block not found'),
  },
  getblock: {
    'without a transaction': changing((block: string | Json) =>
      typeof block === 'string' ? block.slice(0, -20) : { ...block, tx: [] },
    ),
    'with another recipient': changing((block: string | Json) => (typeof block === 'string' ? forged(block) : block)),
    'an empty one': saying('00'.repeat(80)),
    'another block': stale(),
    missing: failing(-5, 'Block not found'),
    garbage: saying('zz'),
    silence,
  },
  getrawtransaction: {
    missing,
    'never mined': changing((found: Json | string) =>
      typeof found === 'string' ? found : { ...found, blockhash: undefined, confirmations: 0 },
    ),
    'in another block': changing((found: Json | string) =>
      typeof found === 'string' ? found : { ...found, blockhash: HASH },
    ),
    'with other outputs': changing((found: Json | string) => (typeof found === 'string' ? forged(found) : found)),
    garbage: saying('00'),
    silence,
  },
  scantxoutset: {
    'no coins': changing((scan: Json) => ({ ...scan, unspents: [] })),
    'an invented coin': changing((scan: { unspents: Json[] } & Json) => ({
      ...scan,
      unspents: [...scan.unspents, { txid: HASH, vout: 0, amount: 900, height: 1 }],
    })),
    'larger coins': changing((scan: { unspents: Json[] } & Json) => ({
      ...scan,
      unspents: scan.unspents.map((coin) => ({ ...coin, amount: 50_000 })),
    })),
    'older coins': changing((scan: { unspents: Json[] } & Json) => ({
      ...scan,
      unspents: scan.unspents.map((coin) => ({ ...coin, height: 1 })),
    })),
    'younger coins': changing((scan: { unspents: Json[] } & Json) => ({
      ...scan,
      unspents: scan.unspents.map((coin) => ({ ...coin, height: FAR })),
    })),
    stale: stale(),
    silence,
  },
  gettxout: {
    spent: saying(null),
    unspent: saying({ confirmations: 9, value: 1 }),
    error: failing(-28, 'Loading wallet…'),
  },
  estimatesmartfee: {
    'a fortune': saying({ feerate: 5, blocks: 3 }),
    'more than numbers hold': saying({ feerate: 1e306, blocks: 3 }),
    nothing: saying({ feerate: 0.00000001, blocks: 3 }),
    garbage: saying({ feerate: -1 }),
    silence,
  },
  sendrawtransaction: {
    'takes and drops it': saying(HASH),
    'known already': failing(-27, 'Transaction already in block chain'),
    'too cheap': failing(-26, 'min relay fee not met'),
    'spent already': failing(-25, 'bad-txns-inputs-missingorspent'),
    refuses: failing(-26, 'scriptpubkey'),
    silence,
  },
} satisfies Record<string, Lies<BitcoinLie>>
