import { batches, freshFlight, mapLimit } from '#core/async.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { BlockActivity, SentTransaction } from '#core/tracker/activity.ts'
import type { ChainLookup } from '../deps.ts'
import type { ActivityReader } from './reader.ts'

export interface IndexLimits {
  /** Blocks before the newest one at which an index begins. */
  readonly blocks: number
  /** Transactions that are kept; older ones are dropped. */
  readonly transactions: number
  /** Milliseconds of reading after which later callers join. */
  readonly turnMs: number
}

const defaults: IndexLimits = { blocks: 200_000, transactions: 200_000, turnMs: 3000 }
const FRESH_MS = 3000
/** Blocks that are requested at once. */
const LANES = 16
const STEP = 64

/**
 * Reads networks without an explorer block by block, each block once, and keeps what each address sent. Meant for local networks: the index is
 * in memory, bounded, and built from one endpoint's answers.
 */
export function createBlockIndex(
  { chains }: { readonly chains: ChainLookup },
  limits: IndexLimits = defaults,
): ActivityReader {
  const indexes = new Map<ChainId, Index>()
  return {
    name: 'blocks',
    lanes: 32,
    freshMs: FRESH_MS,
    async sentBy(address, chain, signal) {
      const index = indexes.get(chain) ?? new Index(chain, chains, limits)
      indexes.set(chain, index)
      await index.catchUp(signal)
      return { transactions: index.sentBy(address), isComplete: index.isComplete }
    },
  }
}

/** Transactions of one network by their sender, from block `#first` to the last one that was read. */
class Index {
  readonly #chain: ChainId
  readonly #chains: ChainLookup
  readonly #limits: IndexLimits
  readonly #sent = new Map<string, SentTransaction[]>()
  #kept = 0
  #first: bigint | null = null
  #last: { readonly height: bigint; readonly hash: string } | null = null
  #isCut = false
  readonly #advanceOnce = freshFlight(() => this.#advance())

  constructor(chain: ChainId, chains: ChainLookup, limits: IndexLimits) {
    this.#chain = chain
    this.#chains = chains
    this.#limits = limits
  }

  /** Newest first. */
  sentBy = (address: string): readonly SentTransaction[] => (this.#sent.get(address) ?? []).toReversed()

  /** True if no block or transaction before the newest ones is missing. */
  get isComplete(): boolean {
    return this.#first === 0n && !this.#isCut
  }

  /**
   * Reads every block up to the newest one. Callers at the same time share the work, unless it had begun: it may not see
   * their newest transaction. An abort ends the wait; a later call continues there.
   */
  async catchUp(signal: AbortSignal): Promise<void> {
    do signal.throwIfAborted()
    while (!(await this.#advanceOnce()))
  }

  /** Reads new blocks for one turn; false if there may be more. */
  async #advance(): Promise<boolean> {
    const node = this.#chains(this.#chain)
    const { blockActivity } = node ?? {}
    if (!node || !blockActivity)
      throw new AppError('chain_unreadable', `Network ${this.#chain} has no client that reads blocks.`, {
        retriable: false,
      })
    const until = Date.now() + this.#limits.turnMs
    const { height: newest } = await node.head()
    // A network that began again, as a local one does, has fewer blocks.
    if (this.#last && newest < this.#last.height) {
      this.#restart()
      return false
    }
    const least = newest - BigInt(this.#limits.blocks)
    const from = this.#last ? this.#last.height + 1n : least > 0n ? least : 0n
    const heights = Array.from({ length: Number(newest - from + 1n) }, (_, n) => from + BigInt(n))
    for (const part of batches(heights, STEP)) {
      const blocks = await mapLimit(part, LANES, blockActivity)
      if (blocks.some((block, n) => !this.#add(part[n] ?? 0n, block))) {
        this.#restart()
        return false
      }
      if (Date.now() > until && this.#last?.height !== newest) return false
    }
    return true
  }

  /** Keeps a block's transactions; false if it doesn't follow the one before, because the network was reorganized or began again. */
  #add(height: bigint, { hash, parentHash, time, transactions }: BlockActivity): boolean {
    if (this.#last && this.#last.hash !== parentHash) return false
    this.#first ??= height
    this.#last = { height, hash }
    for (const { from, ...sent } of transactions) {
      const list = this.#sent.get(from) ?? []
      this.#sent.set(from, list)
      list.push({ ...sent, at: time })
      this.#kept += 1
    }
    if (this.#kept > this.#limits.transactions) this.#drop()
    return true
  }

  /** Drops the older half of every list. */
  #drop(): void {
    this.#isCut = true
    this.#kept = 0
    for (const [address, list] of this.#sent) {
      const newer = list.slice(Math.ceil(list.length / 2))
      if (newer.length > 0) this.#sent.set(address, newer)
      else this.#sent.delete(address)
      this.#kept += newer.length
    }
  }

  #restart(): void {
    this.#sent.clear()
    this.#kept = 0
    this.#first = null
    this.#last = null
    this.#isCut = false
  }
}
