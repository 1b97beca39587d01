import { hashTypedData, type Hex } from 'viem'

/** Authorization to mint a badge: `contracts/src/rewards/Badge.sol`. */
export interface BadgeMint {
  readonly chainId: number
  readonly contract: Hex
  readonly account: Hex
  readonly kind: number
  /** Last second (Unix time) at which the contract accepts it. */
  readonly deadline: number
}

const types = {
  Mint: [
    { name: 'account', type: 'address' },
    { name: 'kind', type: 'uint32' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** EIP-712 digest that the badge's issuer signs. */
export const badgeMintDigest = ({ chainId, contract, account, kind, deadline }: BadgeMint): Hex =>
  hashTypedData({
    domain: { name: 'Causeway Badge', version: '1', chainId, verifyingContract: contract },
    types,
    primaryType: 'Mint',
    message: { account, kind, deadline: BigInt(deadline) },
  })
