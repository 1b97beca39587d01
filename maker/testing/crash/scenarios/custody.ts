import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { AppError } from '#core/errors.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type CustodyNetwork, placeIncoming, placeOutgoing } from '../../custodyOrders.ts'
import { openOrder } from '../../orders.ts'
import { releaseHeld } from '../../../operatorActions.ts'
import { eager } from '../../drive.ts'
import { allSent, payoutSlots, type Scenario, type Stage } from '../scenario.ts'
import { paidOutside, screened } from './decisions.ts'

/** Order from the EVM network, opened in its escrow. */
export const outgoing =
  (network: CustodyNetwork) =>
  async (stage: Stage): Promise<OrderRow> => {
    const order = await unpaidOutgoing(network)(stage)
    await openOrder(stage.world.north, order)
    return order
  }

const unpaidOutgoing =
  (network: CustodyNetwork) =>
  async ({ store, world }: Stage): Promise<OrderRow> => {
    await network.prepare?.(store)
    return placeOutgoing(store, world, network)
  }

/** Order to the EVM network with deposits that name it; the maker holds them. */
export const incoming =
  (network: CustodyNetwork, ...amounts: (bigint | 'quoted')[]) =>
  async ({ store, world }: Stage): Promise<OrderRow> => {
    await network.prepare?.(store)
    const order = await placeIncoming(store, world, network)
    for (const amount of amounts)
      await network.deposit(world, amount === 'quoted' ? order.sendAmount : amount, order, store)
    return order
  }

/** Node that accepts a payout and drops it until the payout has expired; `isLate`: past the order's deadline, too. */
function forgotten(
  network: CustodyNetwork,
  end: Pick<Scenario, 'name' | 'outcome' | 'ends'>,
  isLate: boolean,
): readonly Scenario[] {
  if (!network.expire) return []
  const expired = new Set<string>()
  let forgets = true
  const forgetful = (payer: Payer): Payer => ({
    ...payer,
    broadcast: (tx) => (forgets ? Promise.resolve() : payer.broadcast(tx)),
  })
  const scenario: Scenario = {
    ...end,
    orders: 1,
    begin(stage) {
      forgets = true
      return outgoing(network)(stage)
    },
    maker: ({ world }) => ({
      payers: new Map(
        [...world.payers].map(([chain, payer]) => [chain, chain === network.id ? forgetful(payer) : payer]),
      ),
    }),
    async between(stage, orders) {
      await stage.world.mine()
      for (const { id } of orders) {
        if (expired.has(id) || !allSent(await payoutSlots(stage, orders), orders)) continue
        expired.add(id)
        await network.expire?.(stage.world)
        if (isLate) pastDeadline(stage, orders)
        forgets = false
      }
    },
  }
  return [scenario]
}

/** Shows each transaction in a block before it is final. */
function minedFirst({ id }: CustodyNetwork): NonNullable<Scenario['maker']> {
  const seen = new Set<string>()
  const shown = <T extends TxStatus | AppError>(ref: string, status: T): T => {
    if (status instanceof AppError || !status.final || seen.has(ref)) return status
    seen.add(ref)
    return { ...status, final: false }
  }
  const slower = (node: ChainNode): ChainNode => ({
    ...node,
    txStatus: async (ref, expiresAt) => shown(ref, await node.txStatus(ref, expiresAt)),
    txStatuses: async (txs) => {
      const statuses = await (node.txStatuses?.(txs) ??
        Promise.all(txs.map((tx) => node.txStatus(tx.ref, tx.expiresAt))))
      return statuses.map((status, i) => shown(txs[i]?.ref ?? '', status))
    },
  })
  return ({ world }) => ({
    chains: new Map([...world.chains].map(([chain, node]) => [chain, chain === id ? slower(node) : node])),
  })
}

const pastDeadline = (stage: Stage, orders: readonly OrderRow[]): void => {
  for (const { fillDeadline } of orders) stage.notBefore(new Date(fillDeadline.getTime() + 1_000))
}

const routeClosed = (network: CustodyNetwork): Scenario => ({
  name: `EVM to ${network.name}: cancels what arrives after its route was closed`,
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: outgoing(network),
  maker: ({ world: { catalogue } }) => ({
    catalogue: { ...catalogue, routes: catalogue.routes.map((route) => ({ ...route, enabled: false })) },
  }),
})

/** Every payout is above the amount that needs an operator's review. */
const reviewed: Scenario['maker'] = ({ world: { catalogue } }) => ({
  policy: { ...eager, reviewSeconds: 3_600 },
  catalogue: {
    ...catalogue,
    chains: catalogue.chains.map((chain) =>
      chain.settlement ? { ...chain, settlement: { ...chain.settlement, reviewAboveUsd: '0' } } : chain,
    ),
  },
})

const expiredInReview = (network: CustodyNetwork): Scenario => ({
  name: `EVM to ${network.name}: cancels what nobody let through while it was under review`,
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: outgoing(network),
  maker: reviewed,
  async between(stage, orders) {
    const events = await Promise.all(orders.map(({ id }) => stage.store.orders.events(id, 0)))
    if (events.every((of) => of.some(({ type }) => type === 'waiting'))) pastDeadline(stage, orders)
    await stage.world.mine()
  },
})

/** No chain proves the address of a refund where deposits have no memo, so each one is reviewed. */
const refunds = ({ addressAt }: CustodyNetwork): Pick<Scenario, 'maker'> =>
  addressAt ? { maker: () => ({ policy: { ...eager, reviewSeconds: 0 } }) } : {}

/** True once a refund of each order is final. */
export async function areRefunded({ store }: Stage, orders: readonly OrderRow[]): Promise<boolean> {
  const rows = (await Promise.all(orders.map(({ id }) => store.disbursements.forOrder(id)))).flat()
  return rows.filter(({ kind, state }) => kind === 'refund' && state === 'final').length === orders.length
}

const DUST = 1n

/** Between an EVM network and one without an escrow, where the maker holds the deposits. */
export function custodyScenarios(network: CustodyNetwork): readonly Scenario[] {
  const { name, dust = DUST } = network
  return [
    {
      name: `EVM to ${name}: pays by transfer and claims`,
      orders: 2,
      outcome: 'paid',
      ends: ['done'],
      begin: outgoing(network),
      ...(network.isFinalByTime ? { maker: minedFirst(network) } : {}),
    },
    ...forgotten(
      network,
      {
        name: `EVM to ${name}: signs again once the first transaction has provably expired`,
        outcome: 'paid',
        ends: ['done'],
      },
      false,
    ),
    {
      name: `${name} to EVM: pays what was sent with the memo`,
      orders: 2,
      outcome: 'paid',
      ends: ['done'],
      begin: incoming(network, 'quoted'),
    },
    {
      name: `${name} to EVM: gives back a deposit below the minimum`,
      orders: 1,
      outcome: 'returned',
      ends: ['refunded'],
      begin: incoming(network, network.belowMinimum),
      ...refunds(network),
    },
    {
      name: `${name} to EVM: gives back a second deposit and pays the first`,
      orders: 1,
      outcome: 'paid',
      ends: ['done'],
      begin: incoming(network, 'quoted', 'quoted'),
      over: areRefunded,
      ...refunds(network),
    },
    {
      name: `${name} to EVM: keeps what is worth less than its return`,
      orders: 1,
      outcome: 'kept',
      ends: ['held'],
      begin: incoming(network, dust),
      deposit: dust,
    },
    routeClosed(network),
    expiredInReview(network),
    screened(
      `EVM to ${name}: holds a listed address until an operator lets it continue`,
      { outcome: 'paid', ends: ['done'] },
      releaseHeld,
      outgoing(network),
    ),
    paidOutside(
      `${name} to EVM: holds what was paid without its database, until an operator adopts the payout`,
      incoming(network),
      ({ world, store }, order) => network.deposit(world, order.sendAmount, order, store),
    ),
  ]
}

/** Payouts by transfer that the maker's records do not explain, or that never arrive. */
export const transferTroubles = (network: CustodyNetwork): readonly Scenario[] => [
  ...forgotten(
    network,
    {
      name: `EVM to ${network.name}: cancels once a dropped payout has expired past its deadline`,
      outcome: 'returned',
      ends: ['refunded'],
    },
    true,
  ),
  paidOutside(
    `EVM to ${network.name}: holds what was paid without its database, until an operator adopts the payout`,
    unpaidOutgoing(network),
    ({ world }, order) => openOrder(world.north, order),
  ),
]
