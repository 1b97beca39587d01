import type { SignedTx } from '#chains/contract/payer.ts'
import { AppError } from '#core/errors.ts'
import { bitcoinNetwork, bitcoinOf } from '../../bitcoinOrders.ts'
import type { World } from '../../world.ts'
import { allSent, payoutSlots, type Scenario, statesOf } from '../scenario.ts'
import { custodyScenarios, outgoing, transferTroubles } from './custody.ts'

const mineOthers = ({ north, south }: World): Promise<unknown> => Promise.all([north.mine(1), south.mine(1)])

/** No block takes a payout until it was replaced at a higher fee. */
const stuck: Scenario = {
  name: 'EVM to Bitcoin: replaces a payout that no block takes, and pays it once',
  orders: 2,
  outcome: 'paid',
  ends: ['done'],
  begin: outgoing(bitcoinNetwork),
  async between(stage, orders) {
    const slots = await payoutSlots(stage, orders)
    if (slots.length < orders.length || allSent(slots, orders, 2)) return stage.world.mine()
    await mineOthers(stage.world)
  },
}

/** A block with the payout leaves the chain, once per run. */
function reorganized(): Scenario {
  const moved = new Set<string>()
  return {
    name: 'EVM to Bitcoin: pays again in another block what a reorganization took out',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin: outgoing(bitcoinNetwork),
    async between(stage, orders) {
      const [order] = orders
      const [state] = await statesOf(stage, orders)
      if (order && state === 'mined' && !moved.has(order.id)) {
        moved.add(order.id)
        await bitcoinOf(stage.world).reorg(2)
        return void (await mineOthers(stage.world))
      }
      await stage.world.mine()
    },
  }
}

const refusal = (): AppError => new AppError('rpc_unreachable', 'No node takes this payout.', { status: 502 })

/** No node takes a payout before its deadline, so its coin is spent on nothing, and the order is refunded. */
const voided: Scenario = {
  name: 'EVM to Bitcoin: voids what was never sent before its deadline, and cancels the order',
  orders: 1,
  outcome: 'returned',
  ends: ['refunded'],
  begin: outgoing(bitcoinNetwork),
  maker: ({ world }) => ({
    payers: new Map(
      [...world.payers].map(([chain, payer]) => {
        const broadcast = (tx: SignedTx) => (payer.isVoid?.(tx) ? payer.broadcast(tx) : Promise.reject(refusal()))
        return [chain, chain === bitcoinNetwork.id ? { ...payer, broadcast } : payer]
      }),
    ),
  }),
  async between(stage, orders) {
    if ((await payoutSlots(stage, orders)).length > 0)
      for (const { fillDeadline } of orders) stage.notBefore(new Date(fillDeadline.getTime() + 1_000))
    await stage.world.mine()
  },
}

/** Between an EVM and a Bitcoin-like chain, where a coin is a tx slot. */
export const bitcoinScenarios: readonly Scenario[] = [
  ...custodyScenarios(bitcoinNetwork),
  ...transferTroubles(bitcoinNetwork),
  stuck,
  reorganized(),
  voided,
]
