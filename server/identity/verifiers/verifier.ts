/** A signature over a text, and the account that is said to have made it (canonical). */
export interface SignedText {
  account: string
  message: string
  signature: string
  /** Network to ask where the account may be a contract; null = the family's keys only. */
  chainId: number | null
}
/** By what the account signed: its own key counts on every network, the consent of a contract on its own network alone. */
export type SignedBy = 'key' | 'contract'
/** Resolves null when the account did not sign the text. */
export type Verifier = (signed: SignedText) => Promise<SignedBy | null>
