import { parseUnits } from 'viem'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { clientOf, openOrder, placeEvmOrder } from '../../orders.ts'
import type { AttesterClient } from '../../../contract.ts'
import type { World } from '../../world.ts'
import type { Scenario, Stage } from '../scenario.ts'

const { usdc, filler } = localDeployment(31338)

/** Order from one EVM chain to the other, opened in the escrow. */
export async function opened({ world, store }: Stage, change: Partial<EscrowOrder> = {}): Promise<OrderRow> {
  const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
  await openOrder(world.north, order)
  return order
}

const inUsdc: Partial<EscrowOrder> = {
  inputToken: usdc,
  inputAmount: parseUnits('50', 6),
  outputToken: usdc,
  outputAmount: parseUnits('49.9', 18),
}

/** Another holder of the maker's key removes the filler's allowance and uses up a nonce. */
async function loseAllowance({ south }: World): Promise<void> {
  const client = clientOf(south, devAccounts.maker)
  await client.waitForTransactionReceipt({
    hash: await client.writeContract({
      address: usdc,
      abi: testTokenAbi,
      functionName: 'approve',
      args: [filler, 0n],
      chain: null,
    }),
  })
}

const SKEW_MS = 15 * 60_000

/** The maker's clock is wrong by a quarter of an hour; the network's is right. */
const skewed = (side: string, byMs: number): Scenario => ({
  name: `pays and claims with a clock that is 15 minutes ${side}`,
  orders: 1,
  outcome: 'paid',
  ends: ['done'],
  begin: (stage) => opened(stage),
  skewMs: byMs,
})

/**
 * Attesters that lag when each maker first asks them: it then proves on chain that it asked under the order's own
 * terms.
 */
const lagging = (attesters: readonly AttesterClient[]): AttesterClient[] =>
  attesters.map(({ label, attest }) => {
    let isAsked = false
    return {
      label,
      attest: async (requests) => {
        if (isAsked) return attest(requests)
        isAsked = true
        return requests.map(() => new AppError('fill_not_final', 'The payout is not final here.', { retriable: true }))
      },
    }
  })

/** Orders that are paid and orders that are refunded, with no fault except the deaths. */
export const plain: readonly Scenario[] = [
  {
    name: 'pays and claims two orders together',
    orders: 2,
    outcome: 'paid',
    ends: ['done'],
    begin: (stage) => opened(stage),
  },
  {
    name: 'claims once attesters that lag behind have seen the payout',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    begin: (stage) => opened(stage),
    maker: ({ world }) => ({ attesters: lagging(world.attesters) }),
  },
  {
    name: 'pays a token after its allowance was lost',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    async begin(stage) {
      await loseAllowance(stage.world)
      return opened(stage, inUsdc)
    },
  },
  skewed('behind', -SKEW_MS),
  skewed('ahead', SKEW_MS),
  {
    name: 'gives back what its recipient refuses',
    orders: 1,
    outcome: 'returned',
    ends: ['refunded'],
    // Native coin for a contract that accepts none.
    begin: (stage) => opened(stage, { recipient: usdc }),
  },
]
