import type { Payer } from '#chains/contract.ts'
import type { NodeContext } from '../context.ts'
import { translated } from '../rpc/faults.ts'
import { broadcast } from './broadcast.ts'
import { planPayout } from './plan.ts'
import { keypairOf } from './secret.ts'
import { signPlan } from './sign.ts'

/** The maker's wallet. This family has no slots: each transaction stands for itself until it expires. @throws AppError `key_invalid` */
export function createPayer(context: NodeContext, secret: string): Payer {
  const keypair = keypairOf(secret)
  return {
    address: keypair.publicKey.toBase58(),
    chainSlot: () => Promise.resolve(null),
    plan: (action, attempt, previous) => translated(() => planPayout(context, keypair, action, attempt, previous)),
    sign: async (plan) => signPlan(keypair, plan),
    broadcast: (tx) => translated(() => broadcast(context, tx)),
  }
}
