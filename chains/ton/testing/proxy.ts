import { Address, beginCell, Cell, loadTransaction, storeTransaction } from '@ton/core'
import { createServer } from 'node:http'
import type { Lies } from '#chains/suite/liars.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'

export interface Answer {
  readonly ok: boolean
  readonly result?: unknown
  readonly error?: string
  readonly code?: number
}
type Params = Readonly<Record<string, unknown>>
/** False answer of one endpoint to a method, instead of the node's or derived from it; null = it drops the connection. */
export type TonLie = (params: Params, honest: () => Promise<Answer>) => Promise<Answer | null> | Answer | null

export interface Proxy {
  readonly url: string
  /** Every method that was called, until it is cleared. */
  readonly methods: Set<string>
  lie: { readonly method: string; readonly change: TonLie } | null
  stop(): Promise<void>
}

/** Endpoint in front of a real node that can lie about one method. */
export async function startProxy(target: string): Promise<Proxy> {
  const methods = new Set<string>()
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const body = Buffer.concat(parts).toString('utf8')
      const { method, params } = JSON.parse(body) as { method: string; params: Params }
      methods.add(method)
      const honest = async (): Promise<Answer> =>
        (await (await fetch(target, { method: 'POST', body })).json()) as Answer
      const answer = proxy.lie?.method === method ? await proxy.lie.change(params, honest) : await honest()
      if (answer === null) return void request.socket.destroy()
      response.writeHead(answer.ok ? 200 : (answer.code ?? 500)).end(JSON.stringify(answer))
    })().catch(() => response.destroy())
  })
  const port = await listenOnLease(server)
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}/api/v2/jsonRPC`,
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
const FAR = 1_000_000_000
const HASH = Buffer.alloc(32, 7).toString('base64')

const saying =
  (result: unknown): TonLie =>
  () => ({ ok: true, result })
const changing =
  (change: (result: never) => unknown): TonLie =>
  async (_, honest) => {
    const answer = await honest()
    return answer.ok ? { ok: true, result: change(structuredClone(answer.result) as never) } : answer
  }
const error: TonLie = () => ({ ok: false, error: 'Internal error', code: 500 })
const behind: TonLie = () => ({ ok: false, error: 'LITE_SERVER_NOTREADY: block is not applied', code: 500 })
const silence: TonLie = () => null
/** Repeats the first answer forever. */
function stale(): TonLie {
  let first: Promise<Answer> | null = null
  return (_, honest) => (first ??= honest())
}
const refuses = (exitCode: number): TonLie => {
  const text = `cannot apply external message to current state : External message was not accepted\nexitcode=${exitCode}`
  return () => ({ ok: false, error: `LITE_SERVER_UNKNOWN: ${text}`, code: 500 })
}

const OTHER = beginCell()
  .storeAddress(new Address(0, Buffer.alloc(32, 9)))
  .endCell()
  .toBoc()
  .toString('base64')

/** Every method that maker and attesters call, each with several lies. */
export const tonLies = {
  getMasterchainInfo: {
    'far ahead': changing((info: { last: Json }) => ({ ...info, last: { ...info.last, seqno: FAR } })),
    'far behind': changing((info: { last: Json }) => ({ ...info, last: { ...info.last, seqno: 1 } })),
    stale: stale(),
    garbage: saying('none'),
    error,
    silence,
  },
  getBlockHeader: {
    'a later time': changing((header: Json) => ({ ...header, gen_utime: FAR * 4 })),
    'an earlier time': changing((header: Json) => ({ ...header, gen_utime: 1 })),
    stale: stale(),
    behind,
  },
  shards: {
    none: changing((answer: Json) => ({ ...answer, shards: [] })),
    'another shard': changing(({ shards, ...answer }: { shards: Json[] } & Json) => ({
      ...answer,
      shards: shards.map((shard) => ({ ...shard, seqno: 1 })),
    })),
    stale: stale(),
    behind,
  },
  lookupBlock: {
    'another hash': changing((block: Json) => ({ ...block, root_hash: HASH })),
    'the first block': changing((block: Json) => ({ ...block, seqno: 1 })),
    'a far block': changing((block: Json) => ({ ...block, seqno: FAR })),
    stale: stale(),
    behind,
    error,
  },
  getAddressInformation: {
    'no history': changing((state: Json) => ({ ...state, last_transaction_id: { lt: '0', hash: HASH } })),
    'another history': changing((state: Json) => ({ ...state, last_transaction_id: { lt: String(FAR), hash: HASH } })),
    'no block': changing(({ block_id: _, ...state }: Json) => state),
    rich: changing((state: Json) => ({ ...state, balance: String(10n ** 18n) })),
    poor: changing((state: Json) => ({ ...state, balance: '0' })),
    frozen: changing((state: Json) => ({ ...state, state: 'frozen' })),
    stale: stale(),
    silence,
  },
  getTransactions: {
    none: saying([]),
    'out of order': changing((rows: unknown[]) => rows.toReversed()),
    'with a gap': changing((rows: unknown[]) => rows.filter((_, i) => i !== 1)),
    forged: changing((rows: Json[]) => rows.map((row) => ({ ...row, data: forged(String(row['data'])) }))),
    garbage: saying([{ data: 'AAAA', transaction_id: { lt: '1', hash: HASH } }]),
    stale: stale(),
    error,
  },
  runGetMethod: {
    'no such method': changing((run: Json) => ({ ...run, exit_code: 11, stack: [] })),
    'another account': changing((run: { stack: [string, unknown][] } & Json) => ({
      ...run,
      stack: run.stack.map(([kind, value]) => (kind === 'cell' ? [kind, { bytes: OTHER }] : [kind, value])),
    })),
    rich: changing((run: { stack: [string, unknown][] } & Json) => ({
      ...run,
      stack: run.stack.map(([kind, value]) => (kind === 'num' ? [kind, '0xffffffffffffffff'] : [kind, value])),
    })),
    error,
  },
  getConfigParam: {
    'a fortune': saying({ config: { bytes: prices(2n ** 63n) } }),
    nothing: saying({ config: { bytes: prices(0n) } }),
    garbage: saying({ config: { bytes: 'AAAA' } }),
    error,
  },
  sendBoc: {
    'takes and drops it': saying({ '@type': 'ok' }),
    'executed already': refuses(36),
    'too late': refuses(35),
    refuses: refuses(33),
    silence,
  },
} satisfies Record<string, Lies<TonLie>>

function prices(price: bigint): string {
  return beginCell().storeUint(0xde, 8).storeUint(price, 64).endCell().toBoc().toString('base64')
}

/** The same transaction with another time. */
function forged(data: string): string {
  const transaction = loadTransaction(Cell.fromBase64(data).beginParse())
  const changed = beginCell().store(storeTransaction({ ...transaction, now: transaction.now + 1 }))
  return changed.endCell().toBoc().toString('base64')
}
