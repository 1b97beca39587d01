import { createHttpFetch } from '#chains/rpc/httpFetch.ts'
import { type BitcoinApi, type Fetch, NodeError, lowest } from './api.ts'
import { openCore } from './core.ts'
import { z } from 'zod'

/** The coins of an address with many payments are the longest answer. */
const MOST_ANSWER_BYTES = 16 * 2 ** 20
const httpFetch = createHttpFetch(MOST_ANSWER_BYTES)

/** Opens a node's interface: Esplora's if the path of the address ends in `/api`, else JSON-RPC. */
export function openBitcoinApi(url: string, timeoutMs: number): BitcoinApi {
  const fetch: Fetch = (input, init) => httpFetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return new URL(url).pathname.replace(/\/+$/, '').endsWith('/api') ? openEsplora(url, fetch) : openCore(url, fetch)
}

const MISSING = 404
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const sats = z.int().nonnegative().transform(BigInt)
const block = z.object({ timestamp: z.int() })
const status = z.union([
  z.object({ confirmed: z.literal(true), block_height: z.int().nonnegative().transform(BigInt), block_hash: hash }),
  z.object({ confirmed: z.literal(false) }),
])
const totals = z.object({ chain_stats: z.object({ funded_txo_sum: sats, spent_txo_sum: sats }) })
const utxos = z.array(z.object({ txid: hash, vout: z.int().nonnegative(), value: sats, status }))
const owner = z.object({ scriptpubkey_address: z.string().optional() })
const input = z.object({ txid: z.string(), vout: z.int(), prevout: owner.nullable().optional() })
const waiting = z.array(z.object({ txid: hash, vout: z.array(owner), vin: z.array(input) }))
const landed = z.array(
  z.object({
    txid: hash,
    vin: z.array(input),
    status: z.object({ block_height: z.int().nonnegative().transform(BigInt) }),
  }),
)
const outspend = z.object({ spent: z.boolean(), txid: hash.optional(), status: status.optional() })
const outspends = z.array(outspend)
/** The bound keeps the arithmetic exact; network settings limit the rate far below. */
const estimates = z.record(z.string(), z.number().positive().max(1e9))

/** Blocks within which a payment at the estimated fee is mined. */
const TARGET = '3'
/** Transactions of a mempool that servers list for one address; there may be more. */
const MOST_LISTED = 50
/** Pages of transactions of one address in blocks that are not final. */
const MOST_PAGES = 40

/** HTTP interface of Esplora, which blockstream.info, mempool.space and others serve. The address ends in `/api`. */
function openEsplora(url: string, fetch: Fetch): BitcoinApi {
  const base = new URL(url)
  const at = (path: string): string => {
    const target = new URL(base)
    target.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`
    return target.href
  }
  async function answer(path: string, body?: string): Promise<string> {
    const response = await fetch(at(path), body === undefined ? {} : { method: 'POST', body })
    const text = await response.text()
    if (!response.ok) throw new NodeError(response.status, text.slice(0, 200))
    return text
  }
  async function bytesOf(path: string): Promise<Uint8Array> {
    const response = await fetch(at(path), {})
    if (!response.ok) throw new NodeError(response.status, (await response.text()).slice(0, 200))
    return new Uint8Array(await response.arrayBuffer())
  }
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => schema.parse(JSON.parse(await answer(path)))
  /** A block that is missing here may exist elsewhere. */
  const ofBlock = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof NodeError && error.code === MISSING) throw new NodeError(MISSING, error.message, true)
      throw error
    })

  const tip = async (): Promise<string> => hash.parse((await answer('blocks/tip/hash')).trim())

  /** Heights at which coins of the address were created that blocks after `final` spend. */
  async function spentAfter(address: string, final: bigint): Promise<readonly bigint[]> {
    const created = new Set<string>()
    let last = ''
    for (let pages = 0; ; pages++) {
      if (pages === MOST_PAGES) throw new NodeError(MISSING, 'too many payments to be listed', true)
      const page = await read(`address/${address}/txs/chain${last}`, landed)
      // Newest first.
      const recent = page.filter(({ status: { block_height: at } }) => at > final)
      for (const { txid, prevout } of recent.flatMap(({ vin }) => vin))
        if (prevout?.scriptpubkey_address === address) created.add(txid)
      last = `/${recent.at(-1)?.txid ?? ''}`
      if (recent.length === 0 || recent.length < page.length) break
    }
    return Promise.all(
      [...created].map(async (txId) => {
        const at = await read(`tx/${txId}/status`, status)
        if (!at.confirmed) throw new NodeError(MISSING, 'the chain has changed meanwhile', true)
        return at.block_height
      }),
    )
  }

  return {
    height: async () =>
      BigInt(
        z
          .string()
          .regex(/^\d+$/)
          .parse((await answer('blocks/tip/height')).trim()),
      ),
    blockHash: async (height) => hash.parse((await ofBlock(answer(`block-height/${height}`))).trim()),
    blockTime: async (of) => (await ofBlock(read(`block/${of}`, block))).timestamp,
    block: (of) => ofBlock(bytesOf(`block/${of}/raw`)),
    async transaction(txId) {
      try {
        const found = await read(`tx/${txId}/status`, status)
        if (found.confirmed) return { block: { height: found.block_height, hash: found.block_hash } }
        // Some servers report an unknown transaction as one without a block.
        await answer(`tx/${txId}`)
        return { block: null }
      } catch (error) {
        if (error instanceof NodeError && error.code === MISSING) return null
        throw error
      }
    },
    rawTransaction: (txId) =>
      bytesOf(`tx/${txId}/raw`).catch((error: unknown) => {
        if (error instanceof NodeError && error.code === MISSING) return null
        throw error
      }),
    async balance(address) {
      const { funded_txo_sum: funded, spent_txo_sum: spent } = (await read(`address/${address}`, totals)).chain_stats
      return funded - spent
    },
    coins: async (address) =>
      (await read(`address/${address}/utxo`, utxos)).flatMap(({ txid, vout, value, status }) =>
        status.confirmed ? [{ txId: txid, index: vout, amount: value, height: status.block_height }] : [],
      ),
    async oldestCoin(address, final) {
      const before = await tip()
      const [{ chain_stats: sums }, listed] = await Promise.all([
        read(`address/${address}`, totals),
        read(`address/${address}/utxo`, utxos),
      ])
      const coins = listed.flatMap(({ value, status }) =>
        status.confirmed ? [{ value, height: status.block_height }] : [],
      )
      // Coins that a transaction in the mempool spends are not listed, and it may be replaced.
      const sum = coins.reduce((all, { value }) => all + value, 0n)
      if (sum !== sums.funded_txo_sum - sums.spent_txo_sum) throw new NodeError(MISSING, 'coins are in use', true)
      const spent = await spentAfter(address, final)
      if ((await tip()) !== before) throw new NodeError(MISSING, 'the chain has changed meanwhile', true)
      return lowest([...coins.map(({ height }) => height), ...spent])
    },
    async waitingSpends(address) {
      const listed = await read(`address/${address}/txs/mempool`, waiting)
      if (listed.length >= MOST_LISTED) throw new NodeError(MISSING, 'too many payments wait to be listed', true)
      return listed.flatMap(({ vin }) =>
        vin.flatMap(({ txid, vout, prevout }) =>
          prevout?.scriptpubkey_address === address ? [{ txId: txid, index: vout }] : [],
        ),
      )
    },
    waitingPayments: async (address) =>
      (await read(`address/${address}/txs/mempool`, waiting)).flatMap(({ txid, vout }) =>
        vout.some(({ scriptpubkey_address: to }) => to === address) ? [txid] : [],
      ),
    waitingChildren: async (txId) => {
      const outputs = await read(`tx/${txId}/outspends`, outspends).catch((error: unknown) => {
        if (error instanceof NodeError && error.code === MISSING) return []
        throw error
      })
      return [...new Set(outputs.flatMap(({ txid, status: at }) => (txid && at?.confirmed === false ? [txid] : [])))]
    },
    async isUnspent(txId, index) {
      const created = await ofBlock(read(`tx/${txId}/status`, status))
      if (!created.confirmed) throw new NodeError(MISSING, 'the transaction is in no block', true)
      const { spent, status: spender } = await read(`tx/${txId}/outspend/${index}`, outspend)
      // A transaction in the mempool may still be replaced.
      return !spent || spender?.confirmed !== true
    },
    feeRate: async () => (await read('fee-estimates', estimates))[TARGET] ?? null,
    broadcast: async (raw) => hash.parse((await answer('tx', raw)).trim()),
  }
}
