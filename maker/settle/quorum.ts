import type { AttesterSet } from '#chains/contract.ts'
import type { AttestationRow } from '#store/escrow/types.ts'

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
