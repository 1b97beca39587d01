import type { AttestationRow } from '#store/contract.ts'

export interface Quorum {
  proofId: `0x${string}`
  /** Exactly as many as asked for, ascending by signer, as the escrow wants them. */
  signatures: `0x${string}`[]
}

/** `threshold` signatures over one proof; null while there are fewer. Attesters that saw different proofs never count together. */
export function quorumOf(rows: readonly AttestationRow[], threshold: number): Quorum | null {
  const proofs = [...new Set(rows.map(({ proofId }) => proofId))]
  for (const proofId of proofs) {
    const bySigner = new Map(rows.filter((row) => row.proofId === proofId).map((row) => [row.signer.toLowerCase(), row.signature]))
    const signers = [...bySigner.keys()].sort()
    if (signers.length >= threshold) {
      return { proofId, signatures: signers.slice(0, threshold).flatMap((signer) => bySigner.get(signer) ?? []) }
    }
  }
  return null
}
