import { ec, hash, typedData } from 'starknet'
import { padFelt } from '../address.ts'
import { signInData } from '../signInData.ts'

/** Class of OpenZeppelin's account, which addresses depend on. */
export const ACCOUNT_CLASS = '0x05b4b537eaa2399e3aa99c4e2e0208ebd6c71bc1467938cd52c798c601e43564'

/** An account of a known key. */
export interface TestAccount {
  /** Canonical. */
  readonly address: string
  readonly publicKey: string
  readonly privateKey: string
  /** Signature over a number, as the web app sends it. */
  sign(digest: string): string
  /** Signature over a sign-in text; for another account if its contract was given this key. */
  signText(text: string, network?: string, account?: string): string
}

export function testAccount(privateKey: string): TestAccount {
  const publicKey = ec.starkCurve.getStarkKey(privateKey)
  const address = padFelt(hash.calculateContractAddressFromHash(publicKey, ACCOUNT_CLASS, [publicKey], 0).slice(2))
  const sign = (digest: string): string => {
    const { r, s } = ec.starkCurve.sign(digest, privateKey)
    return `0x${r.toString(16)},0x${s.toString(16)}`
  }
  return {
    address,
    publicKey,
    privateKey,
    sign,
    signText: (text, network = 'SN_MAIN', account = address) =>
      sign(typedData.getMessageHash(signInData(text, network), account)),
  }
}
