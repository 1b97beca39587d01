import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { z } from 'zod'
import { delay, mapLimit } from '#core/async.ts'
import { readBitcoin, scriptOf } from '../../address.ts'
import { readRaw } from '../block.ts'
import { type BitcoinApi, type Fetch, lowest, NodeError } from './api.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const envelope = z.object({
  id: z.int().nullish(),
  result: z.unknown(),
  error: z.object({ code: z.int(), message: z.string() }).nullish(),
})
const envelopes = z.array(envelope)
const bytes = z
  .string()
  .regex(/^(?:[0-9a-f]{2})+$/)
  .transform((text) => hex.decode(text))
const height = z.int().nonnegative().transform(BigInt)
const header = z.object({ height, time: z.int() })
const transaction = z.object({ blockhash: hash.optional() })
/** Coins as a JSON number with eight digits, which a double carries exactly up to 90 million coins. */
const coins = z
  .number()
  .nonnegative()
  .max(90_000_000)
  .transform((value) => BigInt(Math.round(value * 1e8)))
const scan = z.object({
  success: z.literal(true),
  height,
  bestblock: hash,
  unspents: z.array(z.object({ txid: hash, vout: z.int().nonnegative(), amount: coins, height })),
})
const hashes = z.array(hash)
/** A block's inputs; that of the transaction which mints coins spends none. */
const spendings = z.object({
  previousblockhash: hash,
  tx: z.array(
    z.object({
      vin: z.array(z.object({ txid: hash.optional(), txinwitness: z.array(z.string()).optional() })),
    }),
  ),
})
const mempoolEntry = z.object({ spentby: z.array(hash) })
const unspentOutput = z.object({ confirmations: z.int().nonnegative() }).nullable()
/** Coins per 1,000 virtual bytes; the bound keeps the arithmetic exact, and network settings limit it far below. */
const estimate = z.object({ feerate: z.number().positive().max(1_000).optional() })

/** Codes of the node: unknown block or transaction, height out of range. */
const codes = { unknown: -5, outOfRange: -8 } as const

/** Blocks within which a payment at the estimated fee is mined. */
const TARGET = 3

/**
 * JSON-RPC of Bitcoin Core and nodes derived from it, such as litecoind. Needs `-txindex` for transactions in blocks.
 * Balances are scans of all coins, one at a time: fast on a local network, minutes on the main one.
 */
export function openCore(url: string, fetch: Fetch): BitcoinApi {
  let scanning: Promise<unknown> = Promise.resolve()

  async function post(body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    // An error of the node itself has a body of its own, whatever the status.
    const answer = parseJson(await response.text())
    if (answer === null) throw new NodeError(response.status, `no JSON-RPC answer (HTTP ${response.status})`)
    return answer
  }

  async function call<T>(schema: z.ZodType<T>, method: string, ...params: readonly unknown[]): Promise<T> {
    return schema.parse(resultOf(await post({ jsonrpc: '1.0', id: 0, method, params })))
  }

  /** One request with many calls: a node queues few requests, and refuses the others. */
  async function callEach<T>(
    schema: z.ZodType<T>,
    method: string,
    calls: readonly (readonly unknown[])[],
  ): Promise<T[]> {
    if (calls.length === 0) return []
    const answers = await post(calls.map((params, id) => ({ jsonrpc: '1.0', id, method, params })))
    const byId = new Map(envelopes.parse(answers).map((answer) => [answer.id, answer]))
    return calls.map((_, id) => schema.parse(resultOf(byId.get(id))))
  }

  /** A block that is missing here may exist elsewhere. */
  const ofBlock = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof NodeError && (error.code === codes.unknown || error.code === codes.outOfRange))
        throw new NodeError(error.code, error.message, true)
      throw error
    })

  /** The node scans for one caller at a time; another program's scan is waited for. */
  function unspent(address: string) {
    const next = scanning.then(() => whenFree(() => call(scan, 'scantxoutset', 'start', [`addr(${address})`])))
    scanning = next.catch(() => undefined)
    return next
  }

  /** Null where the node does not know the transaction. */
  const ofTransaction = <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      if (error instanceof NodeError && error.code === codes.unknown && !error.isMissing) return null
      throw error
    })

  const rawTransaction = (txId: string) => ofTransaction(call(bytes, 'getrawtransaction', txId, false))

  return {
    height: () => call(height, 'getblockcount'),
    blockHash: (at) => ofBlock(call(hash, 'getblockhash', Number(at))),
    blockTime: async (of) => (await ofBlock(call(header, 'getblockheader', of))).time,
    block: (of) => ofBlock(call(bytes, 'getblock', of, 0)),
    async transaction(txId) {
      const found = await ofTransaction(call(transaction, 'getrawtransaction', txId, true))
      if (found?.blockhash === undefined) return found && { block: null }
      const { height: at } = await ofBlock(call(header, 'getblockheader', found.blockhash))
      return { block: { height: at, hash: found.blockhash } }
    },
    rawTransaction,
    balance: async (address) => (await unspent(address)).unspents.reduce((sum, { amount }) => sum + amount, 0n),
    coins: async (address) =>
      (await unspent(address)).unspents.map(({ txid, vout, amount, height: at }) => ({
        txId: txid,
        index: vout,
        amount,
        height: at,
      })),
    async oldestCoin(address, final) {
      const { unspents, ...newest } = await unspent(address)
      const program = hex.encode(readBitcoin(address).program)
      const created = new Set<string>()
      let at = newest.bestblock
      for (let left = newest.height - final; left > 0n; left--) {
        const { previousblockhash, tx } = await ofBlock(call(spendings, 'getblock', at, 2))
        for (const { txid, txinwitness } of tx.flatMap(({ vin }) => vin))
          if (txid !== undefined && spenderOf(txinwitness) === program) created.add(txid)
        at = previousblockhash
      }
      const spent = await Promise.all(
        [...created].map(async (txId) => {
          const { blockhash } = await call(transaction, 'getrawtransaction', txId, true)
          if (blockhash === undefined) throw new NodeError(codes.unknown, 'the chain has changed meanwhile', true)
          return (await ofBlock(call(header, 'getblockheader', blockhash))).height
        }),
      )
      return lowest([...unspents.map((coin) => coin.height), ...spent])
    },
    async waitingSpends(address) {
      const coins = (await unspent(address)).unspents
      const places = coins.map(({ txid, vout }) => [txid, vout, true] as const)
      const left = await callEach(unspentOutput, 'gettxout', places)
      return coins.flatMap(({ txid, vout }, at) => (left[at] === null ? [{ txId: txid, index: vout }] : []))
    },
    waitingPayments: createMempoolSearch({ ids: () => call(hashes, 'getrawmempool'), raw: rawTransaction }),
    waitingChildren: async (txId) => (await ofTransaction(call(mempoolEntry, 'getmempoolentry', txId)))?.spentby ?? [],
    async isUnspent(txId, index) {
      if ((await call(unspentOutput, 'gettxout', txId, index, false)) !== null) return true
      const created = await ofTransaction(call(transaction, 'getrawtransaction', txId, true))
      if (created?.blockhash === undefined) throw new NodeError(codes.unknown, 'the transaction is in no block', true)
      return false
    },
    async feeRate() {
      const { feerate } = await call(estimate, 'estimatesmartfee', TARGET)
      // Coins per 1,000 virtual bytes.
      return feerate === undefined ? null : (feerate * 1e8) / 1000
    },
    broadcast: (raw) => call(hash, 'sendrawtransaction', raw),
  }
}

/** Program of the P2WPKH output that an input with this witness spends: the hash of its key. Null for other inputs. */
function spenderOf([, key, ...more]: readonly string[] = []): string | null {
  return key?.length === 66 && more.length === 0 ? hex.encode(ripemd160(sha256(hex.decode(key)))) : null
}

/** HTTP status of a node that has too much to do. */
const BUSY = 503

/** Another program lets the node scan its coins. */
const isBusy = ({ code, message }: { code: number; message: string }): boolean =>
  code === codes.outOfRange && /in progress/i.test(message)

/** Milliseconds between two attempts to start a scan, and attempts; the last refusal is thrown. */
const SCAN_RETRY = { pause: 100, attempts: 30 } as const

async function whenFree<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await start()
    } catch (error) {
      const isTaken = error instanceof NodeError && error.code === BUSY
      if (!isTaken || attempt === SCAN_RETRY.attempts) throw error
      await delay(SCAN_RETRY.pause)
    }
}

/** @throws NodeError */
function resultOf(answer: unknown): unknown {
  const { error, result } = envelope.parse(answer)
  if (error) throw new NodeError(isBusy(error) ? BUSY : error.code, error.message)
  return result
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface MempoolReads {
  ids(): Promise<readonly string[]>
  /** Null once the transaction has left the mempool. */
  raw(txId: string): Promise<Uint8Array | null>
}

/** Transactions of a mempool that are searched; a node with more of them serves an index instead (Esplora). */
const MOST_SEARCHED = 5_000
const AT_ONCE = 8

/**
 * Searches a node's mempool by address. Each transaction is read once while it waits.
 * @throws NodeError if the mempool is too large to search
 */
function createMempoolSearch({ ids, raw }: MempoolReads): (address: string) => Promise<readonly string[]> {
  /** Scripts that each transaction pays, as hex. */
  let known = new Map<string, ReadonlySet<string>>()

  return async (address) => {
    const script = hex.encode(scriptOf(readBitcoin(address)))
    const waiting = await ids()
    if (waiting.length > MOST_SEARCHED) throw new NodeError(503, 'the mempool is too large to search')
    const read = await mapLimit(waiting, AT_ONCE, async (txId) => {
      const scripts = known.get(txId) ?? scriptsOf(await raw(txId))
      return [txId, scripts] as const
    })
    known = new Map(read)
    return waiting.filter((txId) => known.get(txId)?.has(script))
  }
}

/** None for a transaction of a form that we do not read, such as Litecoin's extension blocks. */
function scriptsOf(bytes: Uint8Array | null): ReadonlySet<string> {
  try {
    return new Set(bytes ? readRaw(bytes).outputs.map(({ script }) => hex.encode(script)) : [])
  } catch {
    return new Set()
  }
}
