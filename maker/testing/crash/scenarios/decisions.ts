import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { PayoutAction } from '#chains/contract/payer.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { Screening } from '#core/order/screening.ts'
import { reasonOf } from '#core/errors.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { adoptPayout } from '../../../adoptPayout.ts'
import { payoutMemo } from '../../../execute/terms.ts'
import { type OperatorDeps, refundHeld, releaseHeld } from '../../../operatorActions.ts'
import { clientOf, openOrder, placeEvmOrder } from '../../orders.ts'
import { NORTH, type World } from '../../world.ts'
import { type Scenario, type Stage, statesOf } from '../scenario.ts'
import { opened } from './plain.ts'

type Operator = (deps: OperatorDeps, id: OrderRow['id']) => Promise<OrderRow>

/** Order to a screened address, which an operator checks and decides. */
export function screened(
  name: string,
  decision: Pick<Scenario, 'outcome' | 'ends'>,
  decide: Operator,
  begin: Scenario['begin'] = (stage) => opened(stage),
): Scenario {
  const cleared = new Set<string>()
  return {
    name,
    orders: 1,
    ...decision,
    begin,
    maker: () => ({ screening: screeningBut(cleared) }),
    async between(stage, orders) {
      await stage.world.mine()
      for (const { id, recipient } of orders) {
        const { state, heldReason } = (await stage.store.orders.get(id)) ?? {}
        if (state !== 'held' || heldReason !== 'address_listed') continue
        cleared.add(recipient)
        await decide(operatorOf(stage), id)
      }
    },
  }
}

const operatorOf = ({ store, world, operator }: Stage): OperatorDeps => ({
  store,
  chains: world.chains,
  payers: world.payers,
  failpoints: operator,
})

const screeningBut = (cleared: ReadonlySet<string>): Screening => ({
  check: ({ addresses }) =>
    Promise.resolve(addresses.some(({ address }) => cleared.has(address)) ? null : { reason: 'address_listed' }),
})

const failedClaims = async ({ store }: Stage): Promise<number> =>
  (await store.claims.inStates(NORTH, ['failed'])).length
const frozen = ({ north }: World): Promise<boolean> =>
  clientOf(north).readContract({ address: localDeployment(NORTH).escrow, abi: bridgeEscrowAbi, functionName: 'frozen' })
async function setFrozen({ north }: World, functionName: 'freeze' | 'unfreeze'): Promise<void> {
  const client = clientOf(north, functionName === 'freeze' ? devAccounts.guardian : devAccounts.deployer)
  await client.waitForTransactionReceipt({
    hash: await client.writeContract({
      address: localDeployment(NORTH).escrow,
      abi: bridgeEscrowAbi,
      functionName,
      chain: null,
    }),
  })
}

/** The guardian freezes the escrow once the payouts are final, and unfreezes it after a claim was refused. */
function frozenClaim(): Scenario {
  let refusedBefore = 0
  return {
    name: 'claims again after the escrow was frozen',
    orders: 2,
    outcome: 'paid',
    ends: ['done'],
    async begin(stage) {
      refusedBefore = await failedClaims(stage)
      return opened(stage)
    },
    async between(stage, orders) {
      const { world } = stage
      const refused = (await failedClaims(stage)) > refusedBefore
      const paid = (await statesOf(stage, orders)).every((state) => state === 'mined' || state === 'final')
      if (paid && !refused && !(await frozen(world))) await setFrozen(world, 'freeze')
      if (refused && (await frozen(world))) await setFrozen(world, 'unfreeze')
      await world.mine()
    },
  }
}

/**
 * The maker's key pays outside the database, and the deadline passes: nothing may be refunded, and an operator
 * adopts the payout.
 */
export function paidOutside(
  name: string,
  place: Scenario['begin'],
  deposit: (stage: Stage, order: OrderRow) => Promise<unknown>,
): Scenario {
  const paid = new Map<string, string>()
  return {
    name,
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    async begin(stage) {
      const order = await place(stage)
      paid.set(order.id, await payFromOutside(stage.world, order))
      await deposit(stage, order)
      stage.notBefore(new Date(order.fillDeadline.getTime() + 1_000))
      return order
    },
    async between(stage, orders) {
      const { world, store } = stage
      await world.mine()
      for (const { id } of orders) {
        const { state, heldReason } = (await store.orders.get(id)) ?? {}
        if (state !== 'held' || heldReason !== 'paid_elsewhere') continue
        await adoptPayout(operatorOf(stage), 'operator', id, paid.get(id) ?? '').catch((error: unknown) => {
          if (reasonOf(error) !== 'payout_not_final') throw error
        })
      }
    },
  }
}

/** Tx slots that no database of a test takes, where the chain has none of its own. */
let foreignSlot = 1_000_000n

/** Pays before the maker's next reads: the newest block of TON contains only what was sent before its own second. */
async function payFromOutside({ payers, ton }: World, order: OrderRow): Promise<string> {
  const payer = payers.get(order.toChain)
  if (!payer) throw new Error('nothing to pay with')
  const plan = await payer.plan(paymentOf(order), 0, null)
  const tx = await payer.sign(plan, (await payer.chainSlot?.()) ?? foreignSlot++)
  await payer.broadcast(tx)
  ton?.pass(1)
  return tx.ref
}

function paymentOf(order: OrderRow): PayoutAction {
  const { escrowOrder, fillMode, toAsset, receiveAmount, recipient, destinationGas } = order
  if (!escrowOrder) throw new Error('nothing to pay')
  if (fillMode === 'contract') return { kind: 'fill', order: escrowOrder }
  const [memo, orderId] = [payoutMemo(order), orderHash(escrowOrder)]
  return { kind: 'transfer', asset: toAsset, amount: receiveAmount, recipient, memo, destinationGas, orderId }
}

/** Scenarios in which an operator decides. */
export const decisions: readonly Scenario[] = [
  screened(
    'holds a listed address until an operator gives it back',
    { outcome: 'returned', ends: ['refunded'] },
    refundHeld,
  ),
  screened('holds a listed address until an operator lets it go on', { outcome: 'paid', ends: ['done'] }, releaseHeld),
  frozenClaim(),
  paidOutside(
    'holds what was paid without its database, until an operator adopts the payout',
    ({ world, store }) => placeEvmOrder(store, { from: world.north, to: world.south }),
    ({ world }, order) => openOrder(world.north, order),
  ),
]
