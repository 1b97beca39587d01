import { hex } from '@scure/base'
import type { NodeRecords } from '#chains/contract.ts'
import { readBitcoin, scriptOf } from '../address.ts'
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

/**
 * Watches an account's addresses. The records name them, which saves the derivation; a row counts only if the account
 * derives the same address, so no writer of the records can make a foreign payment a deposit. Indexes without a row are
 * derived, so none can be hidden either.
 */
export function watchAddresses(account: DepositAccount, records: NodeRecords | null): WatchedAddresses {
  /** By the hex of their scripts; `proven` once the account derived the address. */
  const byScript = new Map<string, { readonly index: number; proven: boolean }>()
  const indexes = new Set<number>()
  const { lookAhead = LOOK_AHEAD } = records ?? {}
  let last = -1
  /** Every index up to here is in the table. */
  let complete = -1

  function derive(index: number): void {
    indexes.add(index)
    byScript.set(hex.encode(account.at(index).script), { index, proven: true })
  }

  function take({ index, address }: WatchedAddress): void {
    if (index > last + MOST_SKIPPED) return
    last = Math.max(last, index)
    if (indexes.has(index)) return
    try {
      byScript.set(hex.encode(scriptOf(readBitcoin(address))), { index, proven: false })
      indexes.add(index)
    } catch {
      // Not an address: the index is derived below.
    }
  }

  async function refresh(): Promise<void> {
    for (let after = last; records; ) {
      const page = await records.depositAddresses(after)
      const newest = page.at(-1)
      if (!newest || newest.index <= after) break
      for (const row of page) take(row)
      after = newest.index
    }
    for (; complete < last + lookAhead; complete++) if (!indexes.has(complete + 1)) derive(complete + 1)
  }

  return {
    refresh,
    find(script) {
      const found = byScript.get(hex.encode(script))
      if (!found) return null
      const own = account.at(found.index)
      last = Math.max(last, found.index)
      if (found.proven || hex.encode(own.script) === hex.encode(script))
        return { index: found.index, address: own.address }
      // A false row: the true address of its index is watched instead.
      byScript.delete(hex.encode(script))
      derive(found.index)
      return null
    },
  }
}
