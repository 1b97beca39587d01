import { hex } from '@scure/base'
import { delay } from '#core/async.ts'
import type { NodeRecords } from '#chains/contract/node.ts'
import type { DepositAccount } from '../wallet/keys.ts'

/** Address of the deposit account at an index, derived here. */
export interface WatchedAddress {
  readonly index: number
  readonly address: string
}

/** Addresses of the deposit account up to the last one that was handed out, and some more; for ever. */
export interface WatchedAddresses {
  /** Reads addresses that were handed out since the last call. */
  refresh(): Promise<void>
  /** The address that a script pays to; null for any other script. */
  find(script: Uint8Array): WatchedAddress | null
}

/** Indexes after the last one that is known: a database that was restored lacks its newest rows. */
const LOOK_AHEAD = 1_000
/** A row further ahead than this is false: restorations skip 10,000 indexes. */
const MOST_SKIPPED = 100_000
/** Addresses derived between two pauses, so that other work runs; a thousand take less than a second. */
const SLICE = 100

/**
 * Watches an account's addresses. The records only say how many there are: every address is derived here, so no writer
 * of the records can make a foreign payment a deposit, or hide one.
 */
export function watchAddresses(account: DepositAccount, records: NodeRecords | null): WatchedAddresses {
  /** Indexes by the hex of their scripts, complete up to `derived`. */
  const byScript = new Map<string, number>()
  const { lookAhead = LOOK_AHEAD } = records ?? {}
  let last = -1
  let derived = -1

  async function refresh(): Promise<void> {
    for (let after = last; records; ) {
      const page = await records.depositAddresses(after)
      const newest = page.at(-1)
      if (!newest || newest.index <= after) break
      for (const { index } of page) if (index <= last + MOST_SKIPPED) last = Math.max(last, index)
      after = newest.index
    }
    while (derived < last + lookAhead) {
      derived++
      byScript.set(hex.encode(account.at(derived).script), derived)
      if (derived % SLICE === 0) await delay(0)
    }
  }

  return {
    refresh,
    find(script) {
      const index = byScript.get(hex.encode(script))
      if (index === undefined) return null
      last = Math.max(last, index)
      return { index, address: account.at(index).address }
    },
  }
}
