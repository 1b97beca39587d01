import { createServer } from 'node:http'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { createCall, type NodeCall } from './litecoind.ts'

interface NodeTx {
  readonly txid: string
  readonly vin: readonly { readonly txid?: string; readonly vout?: number }[]
  readonly vout: readonly NodeOutput[]
}
interface NodeOutput {
  readonly value: number
  readonly scriptPubKey: { readonly addresses?: readonly string[]; readonly address?: string }
}
interface NodeBlock {
  readonly hash: string
  readonly height: number
  readonly time: number
  readonly previousblockhash?: string
  readonly tx: readonly NodeTx[]
}
/** A transaction and its block; null while it waits. */
type Indexed = readonly [NodeTx, NodeBlock | null]

/** An interface of a real node. */
export interface Interface {
  readonly url: string
  stop(): Promise<void>
}

/** Opens each interface that networks are read through, over a local node. */
export const interfaces: readonly (readonly [name: string, open: (node: string) => Promise<Interface>])[] = [
  ['JSON-RPC', async (url) => ({ url, stop: () => Promise.resolve() })],
  ['Esplora', startEsplora],
]

class Missing extends Error {}
class Refused extends Error {}

/** Esplora's interface over a real node, as far as we call it: it reads all blocks of the short chain again for each request. */
async function startEsplora(target: string): Promise<Interface> {
  const call = createCall(target)
  const blocks = new Map<string, NodeBlock>()
  const read = (hash: string): Promise<NodeBlock> =>
    call<NodeBlock>('getblock', hash, 2).then((block) => {
      blocks.set(hash, block)
      return block
    })

  async function everything(): Promise<readonly Indexed[]> {
    const waiting = await call<readonly string[]>('getrawmempool')
    const found: Indexed[] = await Promise.all(
      waiting.map(async (id) => [await call<NodeTx>('getrawtransaction', id, true), null] as const),
    )
    let hash: string | undefined = await call<string>('getbestblockhash')
    while (hash !== undefined) {
      const block: NodeBlock = blocks.get(hash) ?? (await read(hash))
      for (const tx of block.tx) found.push([tx, block])
      hash = block.previousblockhash
    }
    return found
  }

  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const path = (request.url ?? '').replace(/^\/api\//, '').split('/')
      const answer =
        request.method === 'POST'
          ? await broadcast(call, Buffer.concat(parts).toString('utf8'))
          : await answerTo(call, everything, path)
      response
        .writeHead(200)
        .end(Buffer.isBuffer(answer) || typeof answer === 'string' ? answer : JSON.stringify(answer))
    })().catch((error: unknown) => {
      const status = error instanceof Missing ? 404 : error instanceof Refused ? 400 : 500
      response.writeHead(status).end(String(error))
    })
  })
  const port = await listenOnLease(server)
  return {
    url: `http://127.0.0.1:${port}/api`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const broadcast = (call: NodeCall, raw: string): Promise<string> =>
  call<string>('sendrawtransaction', raw).catch((error: Error & { code?: number }) => {
    throw new Refused(`sendrawtransaction RPC error: ${JSON.stringify({ code: error.code, message: error.message })}`)
  })

const missing = (error: Error): never => {
  throw new Missing(error.message)
}
const statusOf = (block: NodeBlock | null) =>
  block
    ? { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time }
    : { confirmed: false }
const addressOf = ({ scriptPubKey }: NodeOutput): string | undefined =>
  scriptPubKey.address ?? scriptPubKey.addresses?.[0]
const satsOf = ({ value }: NodeOutput): number => Math.round(value * 1e8)

async function answerTo(
  call: NodeCall,
  everything: () => Promise<readonly Indexed[]>,
  [kind = '', name = '', part, last, after]: readonly string[],
): Promise<unknown> {
  if (kind === 'blocks')
    return part === 'hash' ? call<string>('getbestblockhash') : String(await call<number>('getblockcount'))
  if (kind === 'block-height') return call<string>('getblockhash', Number(name)).catch(missing)
  if (kind === 'fee-estimates') return {}
  if (kind === 'block') {
    if (part === 'raw') return Buffer.from(await call<string>('getblock', name, 0).catch(missing), 'hex')
    const { hash, height, time } = await call<NodeBlock>('getblock', name).catch(missing)
    return { id: hash, height, timestamp: time }
  }
  const all = await everything()
  if (kind === 'tx') return transactionAnswer(call, all, name, part, last)
  if (part === 'txs') return pageOf(transactionsOf(all, name, last === 'chain'), after)
  return addressAnswer(all, name, part)
}

async function transactionAnswer(
  call: NodeCall,
  all: readonly Indexed[],
  id: string,
  part?: string,
  last?: string,
): Promise<unknown> {
  const [tx, block] = all.find(([{ txid }]) => txid === id) ?? []
  // Blockstream's server answers so for an unknown transaction as well.
  if (part === 'status') return statusOf(block ?? null)
  if (!tx) throw new Missing('Transaction not found')
  if (part === 'raw') return Buffer.from(await call<string>('getrawtransaction', id), 'hex')
  if (part === 'outspends') return tx.vout.map((_, index) => outspendOf(all, id, index))
  if (part === 'outspend') return outspendOf(all, id, Number(last))
  return { txid: id, status: statusOf(block ?? null) }
}

const spenderOf = (all: readonly Indexed[], id: string, index: number): Indexed | undefined =>
  all.find(([{ vin }]) => vin.some(({ txid, vout }) => txid === id && vout === index))

function outspendOf(all: readonly Indexed[], id: string, index: number): object {
  const spender = spenderOf(all, id, index)
  return spender ? { spent: true, txid: spender[0].txid, vin: 0, status: statusOf(spender[1]) } : { spent: false }
}

function addressAnswer(all: readonly Indexed[], address: string, part?: string): unknown {
  const outputs = all.flatMap(([tx, block]) =>
    tx.vout.flatMap((output, index) =>
      addressOf(output) === address
        ? [{ txid: tx.txid, index, value: satsOf(output), block, spender: spenderOf(all, tx.txid, index) }]
        : [],
    ),
  )
  if (part === 'utxo')
    return outputs
      .filter(({ spender }) => !spender)
      .map(({ txid, index, value, block }) => ({ txid, vout: index, value, status: statusOf(block) }))
  const sum = (some: typeof outputs): number => some.reduce((total, { value }) => total + value, 0)
  const inBlocks = outputs.filter(({ block }) => block)
  return {
    address,
    chain_stats: {
      funded_txo_sum: sum(inBlocks),
      spent_txo_sum: sum(inBlocks.filter(({ spender }) => spender?.[1])),
    },
  }
}

/** Transactions that a server lists at a time. */
const PAGE = 25

const pageOf = <T extends { readonly txid: string }>(all: readonly T[], after: string | undefined): readonly T[] => {
  const start = all.findIndex(({ txid }) => txid === after) + 1
  return all.slice(start, start + PAGE)
}

/** Transactions in blocks, or in the mempool, that pay the address or spend from it, newest first. */
function transactionsOf(all: readonly Indexed[], address: string, inBlocks: boolean) {
  const outputOf = ({ txid, vout = -1 }: NodeTx['vin'][number]): NodeOutput | undefined =>
    all.find(([tx]) => tx.txid === txid)?.[0].vout[vout]
  const known = (output: NodeOutput | undefined): string | undefined => output && addressOf(output)
  return all
    .filter(([, block]) => (block !== null) === inBlocks)
    .map(([{ txid, vin, vout }, block]) => ({
      txid,
      vin: vin.map((input) => ({
        txid: '00'.repeat(32),
        vout: 4_294_967_295,
        ...input,
        prevout: { scriptpubkey_address: known(outputOf(input)) },
      })),
      vout: vout.map((output) => ({ scriptpubkey_address: addressOf(output), value: satsOf(output) })),
      status: statusOf(block),
    }))
    .filter(({ vin, vout }) =>
      [...vin.map(({ prevout }) => prevout), ...vout].some(({ scriptpubkey_address: at }) => at === address),
    )
}
