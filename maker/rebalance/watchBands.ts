import { reasonOf } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Rebalancing } from '../contract.ts'
import type { Lease } from '../lease.ts'
import { backOff, judgedTransfers, skippedProviders } from './backoffs.ts'
import type { BridgeApi } from './bridgeApi.ts'
import { createWatch, type Watch, type WatchDeps } from './createWatch.ts'
import { type Position, type Proposal, proposeTransfers } from './proposeTransfers.ts'
import { readPositions } from './readPositions.ts'
import { byItself, quoteTransfer, requestTransfer } from './requestTransfer.ts'
import type { MovedTransfer } from '#store/transfers/types.ts'

/** Time after which a violated band needs an operator. */
const VIOLATED_MS = 3_600_000
/** Reasons why a provider is left out for a time. */
const faults: ReadonlySet<string> = new Set(['transfer_refused', 'transfer_repeated', 'bridge_api_failed'])

/**
 * Watches the operator's bands: reports each wallet, records a band that was violated for an hour as an incident, and in automatic
 * mode requests the transfers that would repair it. One process at a time requests; all limits are checked again at signing.
 */
export function createBandWatch(deps: WatchDeps, { rules, secret }: Rebalancing, api: BridgeApi): Watch {
  const { store, clock, log, metrics } = deps
  const violatedSince = new Map<string, number>()

  async function pass(lease: Lease): Promise<void> {
    const inventory = await readPositions(deps, rules)
    for (const [chain, reason] of inventory.unread) metrics.failure(chain, 'rebalancing', reason)
    for (const position of inventory.positions) await report(position)
    if (!rules.automatic || !(await lease.hold())) return
    const dayLeftE8 = inventory.movedTodayE8 === null ? 0n : rules.maxDayE8 - inventory.movedTodayE8
    const skip = skippedProviders(await judgedTransfers(store), await store.transfers.backoffs(), clock.now())
    if (skip.size > 0) log.warn({ providers: [...skip] }, 'providers are skipped')
    // The next one is proposed from the inventory that this one leaves.
    for (const proposal of proposeTransfers(inventory.positions, { ...rules, dayLeftE8 }))
      if (await request(proposal, inventory.moved, skip)) return
  }

  /** Requests a transfer from the best provider that makes the order; false if none does. */
  async function request(proposal: Proposal, moved: readonly MovedTransfer[], skip: Set<string>): Promise<boolean> {
    const all = { ...deps, api, rules, secret }
    const fails = (reason: string): void => {
      metrics.failure(proposal.from.chainId, 'rebalancing', reason)
      log.warn({ transfer: proposal.id, reason }, 'no transfer is requested')
    }
    // Each round leaves out one more provider.
    for (const _ of rules.providers) {
      let provider: string | null = null
      try {
        const quoted = await quoteTransfer(all, proposal, moved, skip)
        if ('refused' in quoted) {
          fails(quoted.refused)
          return false
        }
        provider = quoted.quote.provider
        const row = await requestTransfer(all, quoted, byItself)
        log.info({ transfer: String(row.id), order: row.orderId, of: proposal.id }, 'a transfer is requested')
        return true
      } catch (error) {
        const reason = reasonOf(error)
        if (!faults.has(reason)) throw error
        fails(reason)
        if (provider === null) return false
        await backOff(deps, 'provider', provider)
        skip.add(provider)
      }
    }
    return false
  }

  async function report({ band, free }: Position): Promise<void> {
    const { asset, low, high } = band
    const side = free < low ? -1 : free > high ? 1 : 0
    metrics.band(asset.chainId, asset.id, side)
    if (side === 0) return void violatedSince.delete(asset.id)
    const now = clock.now().getTime()
    const since = violatedSince.get(asset.id) ?? now
    violatedSince.set(asset.id, since)
    if (now - since < VIOLATED_MS) return
    const units = (amount: bigint): string => formatUnits(amount, asset.decimals)
    const details = { free: units(free), low: units(low), high: units(high), since: new Date(since).toISOString() }
    await store.incidents.record({ kind: 'band_violated', subject: asset.id, details })
  }

  return createWatch(deps, {
    name: 'maker:rebalancing',
    failed: 'the inventory could not be compared with its bands',
    pass,
  })
}
