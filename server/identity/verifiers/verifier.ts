/** A signature over a text, and the account that is said to have made it (canonical). */
export interface SignedText {
  account: string
  message: string
  signature: string
  /** Network to ask where the account may be a contract; null = the family's keys only. */
  chainId: number | null
}
/** Resolves true when the account stands behind the text. */
export type Verifier = (signed: SignedText) => Promise<boolean>
