import { hex } from '@scure/base'
import { mapLimit } from '#core/async.ts'
import { readBitcoin, scriptOf } from '../../address.ts'
import { readRaw } from '../block.ts'
import { NodeError } from './api.ts'

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
export function createMempoolSearch({ ids, raw }: MempoolReads): (address: string) => Promise<readonly string[]> {
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
