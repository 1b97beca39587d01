import { readBitcoin } from '#chains/bitcoin/address.ts'
import type { SignInRequest } from '../contract.ts'
import type { Session } from './session.ts'

/** Builds the message in the form of ERC-4361, with this family's word for the account. */
const signInText = (
  address: string,
  { domain, uri, nonce, issuedAt, expiresAt, statement, requestId, chainId }: SignInRequest,
): string =>
  [
    `${domain} wants you to sign in with your Bitcoin account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expiresAt}`,
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
  ].join('\n')

/** Signs the request with the address for payments: by BIP-322, or by the legacy form where the address has no witness. */
export async function signIn(
  session: Session,
  request: SignInRequest,
): Promise<{ message: string; signature: string }> {
  const { wallet, account } = session.current()
  const { kind } = readBitcoin(account.address)
  const message = signInText(account.address, request)
  const signature = await wallet.provider.signMessage(account.address, message, kind === 'p2pkh' || kind === 'p2sh')
  return { message, signature }
}
