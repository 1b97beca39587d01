import { parseSignature, recoverTypedDataAddress } from 'viem'

type Hex = `0x${string}`

/** One allowance by signature (EIP-2612). */
export interface PermitTerms {
  readonly chainId: number
  readonly token: Hex
  /** Name in the token's EIP-712 domain. */
  readonly name: string
  readonly version: string
  readonly owner: Hex
  readonly spender: Hex
  /** Amount to approve, in base units. */
  readonly amount: bigint
  readonly nonce: bigint
  /** End of the permit's validity, in epoch seconds. */
  readonly deadline: number
}

/** The signature in the format of contracts. */
export interface PermitSignature {
  readonly deadline: number
  readonly v: number
  readonly r: Hex
  readonly s: Hex
}

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

export const permitDomain = ({
  chainId,
  token,
  name,
  version,
}: Pick<PermitTerms, 'chainId' | 'token' | 'name' | 'version'>) =>
  ({ name, version, chainId, verifyingContract: token }) as const

/** Returns the typed data that the owner signs. */
export function permitTypedData(terms: PermitTerms) {
  const { owner, spender, amount, nonce, deadline } = terms
  const message = { owner, spender, value: amount, nonce, deadline: BigInt(deadline) }
  return { domain: permitDomain(terms), types, primaryType: 'Permit', message } as const
}

/**
 * Splits the signature; null if it is not the owner's own, by the tokens' check: they do not know the signatures of
 * contract accounts.
 */
export async function permitSignature(terms: PermitTerms, signature: Hex): Promise<PermitSignature | null> {
  try {
    const signer = await recoverTypedDataAddress({ ...permitTypedData(terms), signature })
    if (signer.toLowerCase() !== terms.owner.toLowerCase()) return null
    const { r, s, yParity } = parseSignature(signature)
    return { deadline: terms.deadline, v: 27 + yParity, r, s }
  } catch {
    return null
  }
}
