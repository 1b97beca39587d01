import type { AttesterSet } from '#chains/contract/settlement.ts'
import type { AttestationRow } from '#store/escrow/types.ts'
import { AppError } from '#core/errors.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

export interface Quorum {
  proofId: `0x${string}`
  /** Exactly as many as required, ascending by signer, as the escrow expects them. */
  signatures: `0x${string}`[]
}

type Signed = Pick<AttestationRow, 'signer' | 'proofId' | 'signature'>

export const isMember = ({ attesters }: AttesterSet, signer: string): boolean =>
  attesters.includes(signer.toLowerCase())

/**
 * Returns enough members' signatures over one proof; null while there are fewer. Signatures over different proofs never
 * count together, and an unknown signer would make the escrow refuse the whole claim.
 */
export function quorumOf(rows: readonly Signed[], set: AttesterSet): Quorum | null {
  const counted = rows.filter(({ signer }) => isMember(set, signer))
  const proofs = [...new Set(counted.map(({ proofId }) => proofId))]
  for (const proofId of proofs) {
    const bySigner = new Map(
      counted.filter((row) => row.proofId === proofId).map((row) => [row.signer.toLowerCase(), row.signature]),
    )
    const signers = [...bySigner.keys()].sort()
    if (signers.length >= set.threshold) {
      return { proofId, signatures: signers.slice(0, set.threshold).flatMap((signer) => bySigner.get(signer) ?? []) }
    }
  }
  return null
}

/** Sets change behind a timelock of at least a day, and a refused claim reads the set again at once. */
const KEPT_MS = 60_000

/**
 * Returns the signers that an escrow accepts, as the escrow itself reports: a setting could be older than the contract.
 * @throws AppError `escrow_missing`, `escrow_unknown`, `rpc_*`
 */
export async function attesterSet(ctx: ChainContext, escrow: string): Promise<AttesterSet> {
  const now = ctx.deps.clock.now().getTime()
  const known = ctx.memory.settle.attesters.get(escrow)
  if (known && known.until > now) return known.set
  const set = await step(ctx.deps.failpoints, 'attest.set', async () => (await ctx.node.attesterSet?.(escrow)) ?? null)
  if (!set) throw new AppError('escrow_missing', `${ctx.chain.name} has no escrow.`, { retriable: false })
  ctx.memory.settle.attesters.set(escrow, { set, until: now + KEPT_MS })
  return set
}

/** Drops the cached sets, so that the next call reads the chain. */
export function forgetAttesters(ctx: ChainContext): void {
  ctx.memory.settle.attesters.clear()
}
