import { getTransactionCount } from 'viem/actions'
import type { Payer, PendingSlot } from '#chains/contract.ts'
import { localAccount } from '#chains/evm/signing/localAccount.ts'
import { type NodeContext, lower } from '../context.ts'
import type { Read } from '../rpc/connect.ts'
import { translated } from '../errors.ts'
import { broadcast } from './broadcast.ts'
import { planAction, readSurroundings } from './plan.ts'
import { isVoidTx, repriceTx } from './reprice.ts'
import { signPlan } from './sign.ts'

/**
 * Creates the payer of a key.
 * @param secret 32 bytes as 0x-hex.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const account = localAccount(secret)
  const address = lower(account.address)
  const countAt =
    (blockTag: 'latest' | 'pending'): Read<bigint> =>
    async (client) =>
      BigInt(await getTransactionCount(client, { address, blockTag }))
  const nonce = (): Promise<bigint> => context.pool.reached(countAt('latest'))
  // A batch of payouts is planned at once, and shares one read of fees and balance.
  const surroundings = () => context.shared(`surroundings ${address}`, () => readSurroundings(context, address))
  return {
    address,
    chainSlot: () => translated(nonce),
    pendingSlot: () => translated(() => pendingSlot(context, countAt('pending'))),
    plan: (action, _attempt, previous) =>
      translated(() => planAction(context, address, action, previous, surroundings)),
    reprice: (action, previous) => translated(() => repriceTx(context, action, previous, surroundings)),
    isVoid: (tx) => isVoidTx(address, tx),
    sign: (plan, slot) => signPlan(account, context.id, plan, slot),
    broadcast: (tx) => translated(() => broadcast(context, tx)),
  }
}

/**
 * Next nonce including unmined transactions.
 * @throws AppError as `Pool.reached` if fewer endpoints than the quorum answer
 */
async function pendingSlot({ pool }: NodeContext, read: Read<bigint>): Promise<PendingSlot> {
  const told: bigint[] = []
  const agreed = await pool.reached(async (client, endpoint) => {
    const count = await read(client, endpoint)
    told.push(count)
    return count
  })
  return { agreed, highest: told.reduce((most, count) => (count > most ? count : most), agreed as bigint) }
}
