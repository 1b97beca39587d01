import { base58 } from '@scure/base'
import { AppError } from '#core/errors.ts'
import type { SignInRequest } from '../contract.ts'
import { signInText } from '../signInText.ts'
import type { Connection, Session } from './session.ts'
import { featureOf } from './connectors.ts'

interface Signed {
  readonly message: string
  /** Base58. */
  readonly signature: string
}

/** The wallet writes the message and checks that the domain is this page's. It only knows its own network names, so none is passed. */
async function bySignIn({ wallet, account }: Connection, request: SignInRequest): Promise<Signed | null> {
  const feature = featureOf(wallet, 'solana:signIn')
  if (!feature) return null
  const { domain, uri, nonce, issuedAt, expiresAt, statement, requestId } = request
  const input = {
    domain,
    uri,
    nonce,
    statement,
    issuedAt,
    address: account.address,
    version: '1',
    expirationTime: expiresAt,
    ...(requestId === undefined ? {} : { requestId }),
  }
  const [output] = await feature.signIn(input)
  if (!output) return null
  if (output.account.address !== account.address) {
    throw new AppError(
      'wallet_mismatch',
      'Your wallet signed in with another account. Switch back to the connected one.',
      { status: 400 },
    )
  }
  return { message: new TextDecoder().decode(output.signedMessage), signature: base58.encode(output.signature) }
}

async function bySignMessage({ wallet, account }: Connection, request: SignInRequest): Promise<Signed | null> {
  const feature = featureOf(wallet, 'solana:signMessage')
  if (!feature) return null
  const message = signInText('Solana', account.address, request)
  const [output] = await feature.signMessage({ account, message: new TextEncoder().encode(message) })
  return output
    ? { message: new TextDecoder().decode(output.signedMessage), signature: base58.encode(output.signature) }
    : null
}

/** @throws AppError `wallet_failed` when the wallet supports neither method. */
export async function signIn(session: Session, request: SignInRequest): Promise<Signed> {
  const connection = session.current()
  const signed = (await bySignIn(connection, request)) ?? (await bySignMessage(connection, request))
  if (!signed) throw new AppError('wallet_failed', `${connection.wallet.name} can’t sign messages.`, { status: 400 })
  return signed
}
