import { getBlock, getBlockNumber } from 'viem/actions'
import type { DepositReader } from './deposits.ts'
import { NATIVE, type Payer } from './payer.ts'

export type Behavior = 'pays' | 'refunds' | 'sleeps'

/** A solver that pays, refunds or does nothing. */
export interface Solver {
  behave(how: Behavior): void
  stop(): Promise<void>
}

const EVERY_MS = 250

/**
 * Fills the orders of a stand-in as the vendor's solvers do: it finds deposits by the calls to the vendor's contract, pays the
 * recipient on the destination network, and only then reports the end.
 */
export function startSolver({ clients, pay }: Payer, vendor: DepositReader): Solver {
  const read = new Map<number, bigint>()
  let how: Behavior = 'pays'
  let stopped = false

  async function look(chain: number): Promise<void> {
    const client = clients.get(chain)
    const target = vendor.targetOf(chain)
    if (!client || !target) return
    const head = await getBlockNumber(client, { cacheTime: 0 })
    for (let height = read.get(chain) ?? head; height <= head; height++) {
      const { transactions } = await getBlock(client, { blockNumber: height, includeTransactions: true })
      for (const { to, input, hash, from, value } of transactions)
        if (to?.toLowerCase() === target) await settle(chain, { input, hash, from, value })
      read.set(chain, height + 1n)
    }
  }

  async function settle(
    chain: number,
    { input, hash, from, value }: { input: `0x${string}`; hash: string; from: string; value: bigint },
  ): Promise<void> {
    const due = vendor.read(input)
    if (!due || how === 'sleeps') return
    const isRefund = how === 'refunds'
    const end = isRefund ? 'refunded' : 'paid'
    const own = await vendor.settle?.(end, chain, input)
    const payout =
      own ??
      (isRefund ? await pay(chain, NATIVE, from, value) : await pay(due.chain, due.token, due.recipient, due.amount))
    vendor.ended(end, { deposit: hash, payout, amount: isRefund ? value : due.amount })
  }

  const running = (async () => {
    while (!stopped) {
      for (const chain of clients.keys()) await look(chain)
      await new Promise((done) => setTimeout(done, EVERY_MS))
    }
  })()
  running.catch((error: unknown) => console.error('the solver stopped', error))

  return {
    behave: (next) => {
      how = next
      vendor.restart()
    },
    stop: async () => {
      stopped = true
      await running.catch(() => undefined)
    },
  }
}
