/** Order that the escrow and the filler both hash (settlement §4). Amounts in base units; bytes as 0x-hex. */
export interface EscrowOrder {
  /** Canonical bytes of the depositor in the source family. */
  depositor: `0x${string}`
  /** The maker's identity on every chain, an EVM address. */
  maker: `0x${string}`
  /** Canonical bytes of the token in the source family; for EVM native twenty zero bytes. */
  inputToken: `0x${string}`
  inputAmount: bigint
  /** Canonical bytes of the token in the destination family; for EVM native twenty zero bytes. */
  outputToken: `0x${string}`
  outputAmount: bigint
  destinationGas: bigint
  /** Canonical bytes of the recipient in the destination family. */
  recipient: `0x${string}`
  memoHash: `0x${string}`
  srcChainId: bigint
  dstChainId: bigint
  fillMode: FillModeCode
  channel: bigint
  channelFee: bigint
  openBy: number
  fillDeadline: number
  refundAfter: number
  nonce: bigint
}

/** Side of a transfer whose amount was asked for exactly: the sent or the received one. */
export const exactSides = ['send', 'receive'] as const
export type ExactSide = (typeof exactSides)[number]

/** Payout mode on the destination: through the filler contract, or by a plain transfer (exchanges, non-EVM). */
export const fillModes = { contract: 0, transfer: 1 } as const
export type FillMode = keyof typeof fillModes
export type FillModeCode = (typeof fillModes)[FillMode]

/** Versions of the escrow contract that this code settles. Each signs and hashes orders differently. */
export const escrowVersions = ['2'] as const
export type EscrowVersion = (typeof escrowVersions)[number]

/** Holder of a deposit in our own settlement until the payout. */
export const makerCustodies = ['escrow', 'maker'] as const
export type MakerCustody = (typeof makerCustodies)[number]

/** Holder of any deposit: also an external provider's contract, the provider itself, or no one, as it goes to the recipient. */
export const custodies = [...makerCustodies, 'provider_contract', 'provider', 'direct'] as const
export type Custody = (typeof custodies)[number]

/** True if our maker doesn't settle the order. */
export const isExternal = (custody: Custody): boolean => !makerCustodies.includes(custody as MakerCustody)

/** Seconds from an order's creation until the deposit at its own EVM address must be opened. */
export const ADDRESS_OPEN_SECONDS = 3600

/** True if the holder refunds a deposit to a stated address; contracts refund the depositor. */
export const needsRefundAddress = (custody: Custody): boolean => custody === 'maker' || custody === 'provider'
