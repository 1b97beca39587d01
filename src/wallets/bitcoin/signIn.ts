import { readBitcoin } from '#chains/bitcoin/address.ts'
import type { SignInRequest } from '../contract.ts'
import { signInText } from '../signInText.ts'
import type { Session } from './session.ts'

/** Signs the request with the address for payments: by BIP-322, or by the legacy form where the address has no witness. */
export async function signIn(
  session: Session,
  request: SignInRequest,
): Promise<{ message: string; signature: string }> {
  const { wallet, account } = session.current()
  const { kind } = readBitcoin(account.address)
  const message = signInText('Bitcoin', account.address, request)
  const signature = await wallet.provider.signMessage(account.address, message, kind === 'p2pkh' || kind === 'p2sh')
  return { message, signature }
}
