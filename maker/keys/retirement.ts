import type { Payer } from '#chains/contract.ts'
import { currentEscrow } from '#core/catalogue/escrows.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import { orderStates, type OrderState } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { needsItsKey, type RetirementFacts } from '../decide/keyRetirement.ts'

const PAGE = 500

/** Facts about a payout key on all its networks. `payers`: its wallet on each. */
export async function readRetirement(
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
      const [mined, waiting] = await Promise.all([payer.chainSlot(), payer.pendingSlot?.()])
      return waiting && waiting.highest > (mined ?? 0n) ? [Number(chain)] : []
    }),
  )
  return {
    orders,
    setAside: setAside.length,
    slots: slots.filter(({ signer }) => retiring.has(signer.toLowerCase())).length,
    pending: pending.flat(),
  }
}

/** Orders under a contract name their maker; elsewhere every order of the network needs the wallet. */
const needsWallet =
  (catalogue: Catalogue, payers: ReadonlyMap<ChainId, Payer>) =>
  ({ escrowOrder, fromChain, toChain }: OrderRow): boolean =>
    [fromChain, toChain].some((chain) => {
      const payer = payers.get(chain)
      if (!payer) return false
      const settlement = chainById(catalogue, chain).settlement
      const named = currentEscrow(settlement) || settlement?.filler ? escrowOrder?.maker : undefined
      return named === undefined || named.toLowerCase() === payer.address.toLowerCase()
    })

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
