import { behind } from '#chains/rpc/errors.ts'
import { type Agreed, derived } from '#chains/rpc/votes.ts'
import type { NodeContext } from '../context.ts'
import { agreedBlock, readConfirmed } from '../head.ts'

/** Blocks after its own for which a network accepts transactions with a block's hash. */
const HASH_LIFETIME = 150n
/**
 * Further blocks before a second signature: covers nodes that count a hash's age from the next block, and a quorum that
 * read the height slightly early. One too many costs seconds, one too few a payout.
 */
const MARGIN = 16n

/** Blocks in which a transaction may land: from its hash's block up to `expiresAt`. */
export interface Lifetime {
  readonly blockhash: Agreed<string>
  /** Block height after which the transaction can never land. */
  readonly expiresAt: Agreed<bigint>
}

export const expiryOf = (height: Agreed<bigint>): Agreed<bigint> => derived(height + HASH_LIFETIME + MARGIN)

/**
 * Returns the newest confirmed block of a quorum, with its agreed hash and height. Both are from the same block, so no
 * endpoint can make a live transaction look expired or serve an expired hash.
 */
export async function readLifetime(context: NodeContext): Promise<Lifetime> {
  const slot = await readConfirmed(context)
  const block = await agreedBlock(context, slot)
  if (!block || block.height === null) throw behind(new Error(`slot ${slot} has no block height`))
  return { blockhash: derived(block.hash), expiresAt: expiryOf(derived(block.height)) }
}
