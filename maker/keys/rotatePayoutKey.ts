import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { EndpointHashSource } from '../contract.ts'
import { needsItsKey, needsWallet, retirementBlockers, type RetirementFacts } from '../decide/keyRotation.ts'
import { moveInventory } from './moveInventory.ts'
import type { OrderId } from '#core/order/id.ts'
import { orderStates, type OrderState } from '#core/order/state.ts'
import type { OrderRow } from '#store/orders/types.ts'

export interface PayoutRotation {
  readonly store: Store
  readonly catalogue: Catalogue
  /** Networks of the key's family. */
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  /** Wallets of the retired key. */
  readonly retiring: ReadonlyMap<ChainId, Payer>
  /** Wallets of the key that replaces it; null before it is configured. */
  readonly replacing: ReadonlyMap<ChainId, Payer> | null
  /** Attesters as the new key reaches them. */
  readonly attesters: readonly EndpointHashSource[]
}

/** Lists everything that still needs the key. Changes nothing. */
export async function listRetirement({ store, catalogue, retiring }: PayoutRotation): Promise<string> {
  const blockers = retirementBlockers(await readRetirement(store, catalogue, retiring))
  const wallets = [...new Set([...retiring.values()].map(({ address }) => address))].join(', ')
  return blockers.length === 0
    ? `${wallets} is no longer needed: stop the maker, configure the new key, run this with --finish`
    : [`${wallets} is still needed`, ...blockers.map((line) => `  ${line}`)].join('\n')
}

/**
 * Moves the inventory to the new wallet, once nothing needs the old one. With `stolen` it moves at once, because the
 * thief may be as fast.
 * @throws AppError `key_missing`, `key_unchanged`, `key_still_needed`, `attester_unprepared`, and as `moveInventory`
 */
export async function finishRetirement(rotation: PayoutRotation, { stolen }: { stolen: boolean }): Promise<string> {
  const { store, catalogue, chains, retiring, replacing } = rotation
  if (!replacing) throw refuse('key_missing', 'Configure the new key, and the old one as its _PREVIOUS.')
  for (const [chain, { address }] of replacing)
    if (address === retiring.get(chain)?.address) throw refuse('key_unchanged', 'Both keys are the same.')
  if (!stolen) {
    const blockers = retirementBlockers(await readRetirement(store, catalogue, retiring))
    if (blockers.length > 0)
      throw refuse('key_still_needed', ['The old key is still needed:', ...blockers].join('\n  '))
    await requirePrepared(rotation)
  }
  const lines: string[] = []
  for (const [id, from] of retiring) {
    const [node, to] = [chains.get(id), replacing.get(id)?.address]
    if (!node || !to) continue
    const moved = await moveInventory({ catalogue, chain: chainById(catalogue, id), node, from, to })
    lines.push(...moved.map(({ asset, amount }) => `moved ${amount} ${asset}  ${from.address} → ${to}`))
  }
  return [
    ...(lines.length === 0 ? ['no funds left to move'] : lines),
    stolen
      ? 'Claims of orders that the old key paid, and transfers on their way, still go to its wallet: repeat this after each, until none is left.'
      : 'Start the maker with the new key. Keep the old one offline for 30 days, the longest life of an order.',
  ].join('\n')
}

/** An attester that does not serve the new maker would leave its payouts unclaimed. */
async function requirePrepared({ attesters }: PayoutRotation): Promise<void> {
  const answers = await Promise.all(
    attesters.map(({ label, endpointHashes }) =>
      endpointHashes(`0x${'00'.repeat(32)}`).then(
        () => [],
        (error: unknown) => [`${label} (${reasonOf(error)})`],
      ),
    ),
  )
  const unprepared = answers.flat()
  if (unprepared.length > 0)
    throw refuse('attester_unprepared', `Add the new address to ATTESTER_MAKERS of ${unprepared.join(', ')}.`)
}

const refuse = (reason: string, message: string): AppError => new AppError(reason, message, { retriable: false })

const PAGE = 500

/** Facts about a payout key on all its networks. `payers`: its wallet on each. */
async function readRetirement(
  store: Store,
  catalogue: Catalogue,
  payers: ReadonlyMap<ChainId, Payer>,
): Promise<RetirementFacts> {
  const retiring = new Set([...payers.values()].map(({ address }) => address.toLowerCase()))
  const orders = await openOrders(store, needsWallet(catalogue, payers))
  const chains = [...payers.keys()]
  const slots = (await Promise.all(chains.map((chain) => store.slots.unsettled(chain)))).flat()
  const inCustody = new Set(catalogue.chains.flatMap(({ id, settlement }) => (settlement?.depositAddress ? [id] : [])))
  const setAside = (await store.deposits.exceptions(PAGE)).filter(
    ({ chainId }) => payers.has(chainId) && inCustody.has(chainId),
  )
  const pending = await Promise.all(
    [...payers].map(async ([chain, payer]) => {
      const [mined, waiting] = await Promise.all([payer.chainSlot?.(), payer.pendingSlot?.()])
      return waiting && waiting.highest > (mined ?? 0n) ? [Number(chain)] : []
    }),
  )
  return {
    orders,
    setAside: setAside.length,
    transfers: await openTransfers(store, payers),
    slots: slots.filter(({ signer }) => retiring.has(signer.toLowerCase())).length,
    pending: pending.flat(),
  }
}

/** A wallet of the key gets what arrives on its network, or what returns to it. */
async function openTransfers(store: Store, payers: ReadonlyMap<ChainId, Payer>): Promise<number> {
  const rows = await store.transfers.inStates(['waiting', 'intent', 'broadcast', 'mined', 'final'], PAGE)
  return rows.filter(({ chainId, toAsset }) => [chainId, parseAssetId(toAsset).chain].some((id) => payers.has(id)))
    .length
}

async function openOrders(
  store: Store,
  counts: (order: OrderRow) => boolean,
): Promise<ReadonlyMap<OrderState, number>> {
  const found = new Map<OrderState, number>()
  const query = { states: orderStates.filter(needsItsKey), limit: PAGE }
  for (let afterId: OrderId | undefined; ; ) {
    const page = await store.orders.inStates({ ...query, afterId })
    for (const { state } of page.filter(counts)) found.set(state, (found.get(state) ?? 0) + 1)
    if (page.length < PAGE) return found
    afterId = page.at(-1)?.id
  }
}
