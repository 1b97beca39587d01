import { starknetNetwork, starknetOf } from '../../starknetOrders.ts'
import type { World } from '../../world.ts'
import { allSent, payoutSlots, type Scenario, statesOf } from '../scenario.ts'
import { custodyScenarios, outgoing, transferTroubles } from './custody.ts'

const mineOthers = ({ north, south }: World): Promise<unknown> => Promise.all([north.mine(1), south.mine(1)])

/** No block takes a payout until it was replaced at a higher fee. */
const stuck: Scenario = {
  name: 'EVM to Starknet: replaces a payout that no block takes, and pays it once',
  orders: 1,
  outcome: 'paid',
  ends: ['done'],
  maker: () => ({ clock: { now: () => new Date(Date.now() + 60_000) } }),
  begin(stage) {
    starknetOf(stage.world).state.isOpen = false
    return outgoing(starknetNetwork)(stage)
  },
  async between(stage, orders, died) {
    const slots = await payoutSlots(stage, orders)
    if (!died && allSent(slots, orders, 2)) starknetOf(stage.world).state.isOpen = true
    if (slots.length === 0 || starknetOf(stage.world).state.isOpen) return stage.world.mine()
    await mineOthers(stage.world)
  },
}

/** A block with the payout leaves the chain, once per run. */
function reorganized(): Scenario {
  const moved = new Set<string>()
  return {
    name: 'EVM to Starknet: pays again in another block what a reorganization took out',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin: outgoing(starknetNetwork),
    async between(stage, orders) {
      const [order] = orders
      const [state] = await statesOf(stage, orders)
      if (order && state === 'mined' && !moved.has(order.id)) {
        moved.add(order.id)
        starknetOf(stage.world).reorg(1)
        return void (await mineOthers(stage.world))
      }
      await stage.world.mine()
    },
  }
}

/** Scenarios that other families do not play alike: deposits that their own calls name, and payouts in the account's order. */
const own = /second deposit|keeps what/

/** Between an EVM network and Starknet, where the maker holds the deposits and a nonce is a tx slot. */
export const starknetScenarios: readonly Scenario[] = [
  reorganized(),
  stuck,
  ...custodyScenarios(starknetNetwork).filter(({ name }) => own.test(name)),
  ...transferTroubles(starknetNetwork),
]
