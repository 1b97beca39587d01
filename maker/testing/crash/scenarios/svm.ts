import type { Payer } from '#chains/contract.ts'
import { type LocalSvmChain, SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openOrder } from '../../orders.ts'
import { depositOnSvm, memoOf, placeEvmToSvm, placeSvmToEvm } from '../../svmOrders.ts'
import { releaseHeld } from '../../../operatorActions.ts'
import { eager } from '../../drive.ts'
import type { World } from '../../world.ts'
import { allSent, payoutSlots, type Scenario, type Stage } from '../scenario.ts'
import { paidOutside, screened } from './decisions.ts'

const svmOf = ({ svm }: World): LocalSvmChain => {
  if (!svm) throw new Error('no svm chain')
  return svm
}

async function toSvm({ store, world }: Stage): Promise<OrderRow> {
  const order = await placeEvmToSvm(store, world)
  await openOrder(world.north, order)
  return order
}

/** Deposits that name the order; the maker holds them. */
const fromSvm =
  (...amounts: (bigint | 'quoted')[]) =>
  async ({ store, world }: Stage): Promise<OrderRow> => {
    const order = await placeSvmToEvm(store, world)
    for (const amount of amounts)
      await depositOnSvm(svmOf(world), amount === 'quoted' ? order.sendAmount : amount, memoOf(order))
    return order
  }

const LIFETIME_SLOTS = 200

/** Node that accepts a payout and drops it, until the payout has expired. */
function forgotten(): Scenario {
  const expired = new Set<string>()
  let forgets = true
  const forgetful = (payer: Payer): Payer => ({
    ...payer,
    broadcast: (tx) => (forgets ? Promise.resolve() : payer.broadcast(tx)),
  })
  return {
    name: 'EVM to SVM: signs again once the first transaction has provably expired',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin(stage) {
      forgets = true
      return toSvm(stage)
    },
    maker: ({ world }) => ({
      payers: new Map(
        [...world.payers].map(([chain, payer]) => [chain, chain === SVM_CHAIN ? forgetful(payer) : payer]),
      ),
    }),
    async between(stage, orders) {
      await stage.world.mine()
      for (const { id } of orders) {
        if (expired.has(id) || !allSent(await payoutSlots(stage, orders), orders)) continue
        expired.add(id)
        await svmOf(stage.world).slots(LIFETIME_SLOTS)
        forgets = false
      }
    },
  }
}

const pastDeadline = (stage: Stage, orders: readonly OrderRow[]): void => {
  for (const { fillDeadline } of orders) stage.notBefore(new Date(fillDeadline.getTime() + 1_000))
}

const routeClosed: Scenario = {
  name: 'EVM to SVM: cancels what arrives after its route was closed',
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: toSvm,
  maker: ({ world: { catalogue } }) => ({
    catalogue: { ...catalogue, routes: catalogue.routes.map((route) => ({ ...route, enabled: false })) },
  }),
}

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

const expiredInReview: Scenario = {
  name: 'EVM to SVM: cancels what nobody let through while it was under review',
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: toSvm,
  maker: reviewed,
  async between(stage, orders) {
    const events = await Promise.all(orders.map(({ id }) => stage.store.orders.events(id, 0)))
    if (events.every((of) => of.some(({ type }) => type === 'waiting'))) pastDeadline(stage, orders)
    await stage.world.mine()
  },
}

const BELOW_MINIMUM = 50_000n
const DUST = 1n

/** Between an EVM and an SVM chain, where the maker holds the deposits. */
export const svmScenarios: readonly Scenario[] = [
  { name: 'EVM to SVM: pays by transfer and claims', orders: 2, outcome: 'paid', ends: ['done'], begin: toSvm },
  forgotten(),
  {
    name: 'SVM to EVM: pays what was sent with the memo',
    orders: 2,
    outcome: 'paid',
    ends: ['done'],
    begin: fromSvm('quoted'),
  },
  {
    name: 'SVM to EVM: gives back a deposit below the minimum',
    orders: 1,
    outcome: 'returned',
    ends: ['refunded'],
    begin: fromSvm(BELOW_MINIMUM),
  },
  {
    name: 'SVM to EVM: gives back a second deposit and pays the first',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin: fromSvm('quoted', 'quoted'),
    async over({ store }, orders) {
      const rows = (await Promise.all(orders.map(({ id }) => store.disbursements.forOrder(id)))).flat()
      return rows.filter(({ kind, state }) => kind === 'refund' && state === 'final').length === orders.length
    },
  },
  {
    name: 'SVM to EVM: keeps what is worth less than its return',
    orders: 1,
    outcome: 'kept',
    ends: ['held'],
    begin: fromSvm(DUST),
    deposit: DUST,
  },
  routeClosed,
  expiredInReview,
  screened(
    'EVM to SVM: holds a listed address until an operator lets it continue',
    { outcome: 'paid', ends: ['done'] },
    releaseHeld,
    toSvm,
  ),
  paidOutside(
    'SVM to EVM: holds what was paid without its database, until an operator adopts the payout',
    ({ store, world }) => placeSvmToEvm(store, world),
    ({ world }, order) => depositOnSvm(svmOf(world), order.sendAmount, memoOf(order)),
  ),
]
