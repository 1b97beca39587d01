import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { fillModes } from '#core/order/escrowOrder.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { clientOf } from '../../orders.ts'
import { dropBlocks } from '../../reorgs.ts'
import { NORTH, type World } from '../../world.ts'
import { allSent, payoutSlots, type Scenario, type Stage } from '../scenario.ts'
import { opened } from './plain.ts'

const automine = async (chain: World['north'], on: boolean): Promise<void> =>
  void (await chain.rpc('evm_setAutomine', [on]))

/** Opens an order whose payout the destination's node accepts but never mines. */
async function unmined(stage: Stage, ...change: Parameters<typeof opened>[1][]): Promise<OrderRow> {
  await automine(stage.world.south, false)
  return opened(stage, ...change)
}

async function mineSouth({ south }: World): Promise<void> {
  await automine(south, true)
  await south.mine()
}

/** A minute ahead, every pending transaction of a node is overdue. */
const impatient: Scenario['maker'] = () => ({ clock: { now: () => new Date(Date.now() + 60_000) } })

const outbidPayout: Scenario = {
  name: 'outbids its own payout on the same slot',
  orders: 1,
  outcome: 'paid',
  ends: ['done'],
  maker: impatient,
  begin: (stage) => unmined(stage),
  async between(stage, orders, died) {
    await stage.world.north.mine()
    if (!died && allSent(await payoutSlots(stage, orders), orders, 2)) await mineSouth(stage.world)
  },
}

const outbidClaim: Scenario = {
  name: 'outbids its own claim on the same slot',
  orders: 2,
  outcome: 'paid',
  ends: ['done'],
  maker: impatient,
  begin: (stage) => opened(stage),
  async between(stage, orders, died) {
    const { world, store } = stage
    await world.south.mine()
    const claims = (await store.slots.unsettled(NORTH)).filter(({ purpose }) => purpose === 'claim')
    const outbid = !died && claims.some(({ txs }) => txs.length >= 2)
    const landed = (await store.claims.inStates(NORTH, ['mined', 'final'])).some(({ orderIds }) =>
      orders.some(({ id }) => orderIds.includes(id)),
    )
    // No block takes a claim until it has been replaced.
    await automine(world.north, landed)
    if (claims.length === 0 || outbid || landed) await world.north.mine()
  },
}

/** Each order's block is replaced once, after the maker has relied on it. */
function reorganised(): Scenario {
  const dropped = new Set<string>()
  return {
    name: 'sends the same bytes again when a payout leaves the chain',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin: (stage) => opened(stage),
    async between(stage, orders) {
      const { world, store } = stage
      await world.north.mine()
      for (const { id } of orders) {
        const orphaned = (await store.orders.events(id, 0)).some(({ type }) => type === 'payout_orphaned')
        if (orphaned) await world.south.mine()
        else if (!dropped.has(id) && (await payoutSlots(stage, orders))[0]?.state === 'mined') {
          dropped.add(id)
          await dropBlocks(world.south, 1)
        }
      }
    },
  }
}

/** The maker's key pays for something else with the nonce of a payout that is not mined yet. */
function usedFromOutside(): Scenario {
  const used = new Set<string>()
  return {
    name: 'takes another slot when its own was used from outside',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin: (stage) => unmined(stage),
    async between(stage, orders) {
      const { world } = stage
      await world.north.mine()
      const [slot] = await payoutSlots(stage, orders)
      const [order] = orders
      if (!order || !slot) return
      if (!used.has(order.id) && allSent([slot], orders)) {
        used.add(order.id)
        const dearer = { maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 10n ** 11n }
        await clientOf(world.south, devAccounts.maker).sendTransaction({
          to: devAccounts.maker.address,
          nonce: Number(slot.slot),
          gas: 21_000n,
          ...dearer,
          chain: null,
        })
      }
      if (used.has(order.id)) await mineSouth(world)
    },
  }
}

const reverts: Scenario = {
  name: 'gives back what its payout could not deliver',
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: (stage) => unmined(stage),
  async between(stage, orders) {
    const { world } = stage
    await world.north.mine()
    if (!allSent(await payoutSlots(stage, orders), orders)) return
    // The recipient becomes a contract that refuses everything, after the payout was simulated.
    for (const { recipient } of orders) await world.south.rpc('anvil_setCode', [recipient, '0x60006000fd'])
    await mineSouth(world)
  },
}

/** Plain transfers, which no contract stops from landing late. */
const byTransfer = { fillMode: fillModes.transfer }
const pastDeadline = (stage: Stage, orders: readonly OrderRow[]): void => {
  for (const { fillDeadline } of orders) stage.notBefore(new Date(fillDeadline.getTime() + 1_000))
}

const voided: Scenario = {
  name: 'uses the slot up when the deadline of a transfer passes, then gives back',
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: (stage) => unmined(stage, byTransfer),
  async between(stage, orders, died) {
    await stage.world.north.mine()
    const slots = await payoutSlots(stage, orders)
    if (allSent(slots, orders)) pastDeadline(stage, orders)
    if (!died && allSent(slots, orders, 2)) await mineSouth(stage.world)
  },
}

const late: Scenario = {
  name: 'counts a transfer that lands after its deadline, and claims',
  orders: 1,
  outcome: 'paid',
  ends: ['done'],
  begin: (stage) => unmined(stage, byTransfer),
  async between(stage, orders) {
    await stage.world.north.mine()
    if (!allSent(await payoutSlots(stage, orders), orders)) return
    pastDeadline(stage, orders)
    await mineSouth(stage.world)
  },
}

/** Faults of a transaction between its signature and its end. */
export const slotTroubles: readonly Scenario[] = [
  outbidPayout,
  outbidClaim,
  reorganised(),
  usedFromOutside(),
  reverts,
  voided,
  late,
]
