import type { Payer } from '#chains/contract.ts'
import type { NodeContext } from '../context.ts'
import { marketPrice, tokenAccountRent } from '../fees.ts'
import { translated } from '../rpc/faults.ts'
import { shared } from '../shared.ts'
import { broadcast } from './broadcast.ts'
import { readLifetime } from './lifetime.ts'
import { planPayout, type Surroundings } from './plan.ts'
import { keypairOf } from './secret.ts'
import { signPlan } from './sign.ts'

/**
 * Milliseconds for which an answer serves further plans. A block hash ages fast, and rent changes only by a vote of the
 * network.
 */
const LIFETIME_MS = 200
const PRICE_MS = 2_000
const RENT_MS = 600_000

/**
 * The maker's wallet. This family has no nonces: each transaction is independent until it expires.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const keypair = keypairOf(secret)
  const surroundings: Surroundings = {
    lifetime: shared(LIFETIME_MS, () => readLifetime(context)),
    marketPrice: shared(PRICE_MS, () => marketPrice(context)),
    accountRent: shared(RENT_MS, () => tokenAccountRent(context)),
  }
  return {
    address: keypair.publicKey.toBase58(),
    chainSlot: () => Promise.resolve(null),
    plan: (action, attempt, previous) =>
      translated(() => planPayout(context, keypair, surroundings, action, attempt, previous)),
    sign: async (plan) => signPlan(keypair, plan),
    broadcast: (tx) => translated(() => broadcast(context, tx)),
  }
}
