import type { FamilyName } from '#core/chain/family.ts'

/**
 * Interface of a chain family to the rest of the product. `AddressRules` is light enough for the web app's first load;
 * nodes and `Payer` are for the services. Shared code never names a family: it gets one from the registry.
 */
export interface AddressRules {
  readonly family: FamilyName
  /** Native coin in place of a token address on the wire. */
  readonly nativeSentinel: string
  /** Token that wraps the native coin at the same address on every network; absent where it differs, or there is none. */
  readonly wrappedNative?: string
  /**
   * Maximum memo length that a plain transfer carries for its recipient, in addition to the order reference; null if
   * none fits.
   */
  readonly transferMemo: number | null
  /** Present if an account is the same key on every network, so sign-in texts need not name one. */
  readonly chainless?: true
  /** True if no one has a key to this canonical address: funds sent there are lost. */
  isDead(canonical: string): boolean
  /**
   * Canonical form of user input. Families whose addresses name their network refuse those of another one if the chain
   * is given.
   * @throws AppError `address_invalid` with a sentence that describes the error.
   */
  parse(text: string, chainId?: number): string
  /** Converts the canonical form to the one that users know (checksummed on EVM). */
  display(canonical: string): string
  /** Canonical bytes as contracts store them, 0x-hex. */
  toBytes(canonical: string): `0x${string}`
  /** `chainId`: where addresses name their network; the family's main one by default. */
  fromBytes(bytes: `0x${string}`, chainId?: number): string
  txUrl(explorer: string, txRef: string): string
  addressUrl(explorer: string, canonical: string): string
}
