import { networkOf } from '#chains/starknet/networks.ts'
import { signInData } from '#chains/starknet/signInData.ts'
import { AppError } from '#core/errors.ts'
import type { SignInRequest } from '../contract.ts'
import { signInText } from '../signInText.ts'
import type { Session } from './session.ts'

/** Wallets write the numbers of a signature in hex or in decimals. */
const hexOf = (felt: string): string => `0x${BigInt(felt).toString(16)}`

/** SNIP-12: the wallet shows the lines of the text. @throws AppError `wallet_wrong_network` */
export async function signIn(
  session: Session,
  request: SignInRequest,
): Promise<{ message: string; signature: string }> {
  const { wallet, account } = session.current()
  const network = networkOf(request.chainId)
  if (!network || Number(account.chainId) !== request.chainId)
    throw new AppError('wallet_wrong_network', 'Switch to Starknet’s main network in your wallet, then try again.', {
      status: 400,
    })
  const message = signInText('Starknet', account.address, request)
  const signature = await wallet.features['starknet:walletApi'].request({
    type: 'wallet_signTypedData',
    params: signInData(message, network.name),
  })
  return { message, signature: signature.map(hexOf).join(',') }
}
