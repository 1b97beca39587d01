import type { Payer } from '#chains/contract/payer.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { nodeOf, SOUTH, type World } from '../../world.ts'
import type { Scenario } from '../scenario.ts'
import { opened } from './plain.ts'

const GWEI = 10n ** 9n
const ALLOWED = 50n
const DEAR = 500n

/** The maker's wallet under an operator's limit on the fee per gas. */
function frugalPayer({ catalogue, south }: World): Payer {
  const chains = catalogue.chains.map((chain) =>
    chain.settlement ? { ...chain, settlement: { ...chain.settlement, maxFeePerGasGwei: String(ALLOWED) } } : chain,
  )
  return nodeOf({ ...catalogue, chains }, SOUTH, south.url).payer(devAccounts.maker.key)
}

const nextBaseFee = ({ south }: World, gwei: bigint): Promise<unknown> =>
  south.rpc('anvil_setNextBlockBaseFeePerGas', [`0x${(gwei * GWEI).toString(16)}`])

/** The network asks for more than the operator allows until the order's events say so. */
export const waitsForLowerFees: Scenario = {
  name: 'waits for lower fees and says so',
  orders: 1,
  outcome: 'paid',
  ends: ['done'],
  async begin(stage) {
    await nextBaseFee(stage.world, DEAR)
    await stage.world.south.mine()
    return opened(stage)
  },
  maker: ({ world }) => ({ payers: new Map([...world.payers, [SOUTH, frugalPayer(world)]]) }),
  async between({ world, store }, orders) {
    const events = await Promise.all(orders.map(({ id }) => store.orders.events(id, 0)))
    await nextBaseFee(world, events.every((of) => of.some(({ type }) => type === 'waiting')) ? 1n : DEAR)
    await world.mine()
  },
}
