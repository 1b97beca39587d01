/** A signature over a text, and the canonical account that claims to have made it. */
export interface SignedText {
  account: string
  message: string
  signature: string
  /** Network to query if the account may be a contract; null = keys only. */
  chainId: number | null
}
/** Kind of signer: a key is valid on every network, a contract's consent only on its own. */
export type SignedBy = 'key' | 'contract'
/** Resolves to null if the account did not sign the text. */
export type Verifier = (signed: SignedText) => Promise<SignedBy | null>
