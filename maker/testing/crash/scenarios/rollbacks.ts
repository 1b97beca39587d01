import type { OrderRow } from '#store/orders/types.ts'
import { payoutSlots, type Scenario, type Stage } from '../scenario.ts'
import { opened } from './plain.ts'

/**
 * Deaths inside the restore are only met if the database loses its commits under a running maker, so this repeats it.
 */
const TIMES = 5

/** The database loses the deposit, the payout and its signature while the payout is in a block and the maker runs. */
function rolledBack(): Scenario {
  let restore: (() => Promise<void>) | null = null
  let times = 0
  return {
    name: 'restores what its database lost under it, and pays nothing twice',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    async begin(stage: Stage): Promise<OrderRow> {
      const order = await opened(stage)
      restore = await stage.save()
      times = 0
      return order
    },
    async between(stage, orders, died) {
      const [slot] = await payoutSlots(stage, orders)
      if (!died && slot?.state === 'mined' && times < TIMES) {
        times += 1
        await restore?.()
        return
      }
      await stage.world.mine()
    },
  }
}

export const rollbacks: readonly Scenario[] = [rolledBack()]
