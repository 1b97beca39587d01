import type { ITonConnect, Wallet } from '@tonconnect/sdk'
import { tonAddressRules } from '#chains/ton/address.ts'
import { AppError } from '#core/errors.ts'
import type { TonProofMessage, TonTextMessage } from '#core/wire/identity.ts'
import type { SignInRequest, WalletAccount } from '../contract.ts'
import { signInText } from '../signInText.ts'

/** Signature with what it covers, in the server's format. */
export interface SignedMessage {
  readonly message: string
  readonly signature: string
}

interface Connection {
  readonly connector: Pick<ITonConnect, 'signData'>
  readonly wallet: Wallet
  readonly account: WalletAccount
}

interface Signer {
  prove(nonce: string): Promise<SignedMessage>
  current(): Connection
}

/** A proof shows the user no payload, so a request that names a subject is signed as a text. */
export const signIn = (session: Signer, request: SignInRequest): Promise<SignedMessage> =>
  request.requestId === undefined ? session.prove(request.nonce) : signText(session.current(), request)

const stateInitOf = ({ account: { walletStateInit } }: Wallet): { state_init?: string } =>
  walletStateInit ? { state_init: walletStateInit } : {}

/** Returns the proof of this connection; null when none was requested. @throws AppError `wallet_rejected` when the wallet refused */
export function proofOf(wallet: Wallet): SignedMessage | null {
  const item = wallet.connectItems?.tonProof
  if (!item) return null
  if (!('proof' in item))
    throw new AppError('wallet_rejected', item.error.message ?? 'Your wallet doesn’t sign proofs.', {
      status: 400,
      retriable: true,
    })
  const { timestamp, domain, payload, signature } = item.proof
  const message: TonProofMessage = {
    network: wallet.account.chain,
    ...stateInitOf(wallet),
    proof: { timestamp, domain: { lengthBytes: domain.lengthBytes, value: domain.value }, payload },
  }
  return { message: JSON.stringify(message), signature }
}

const signsText = ({ device }: Wallet): boolean =>
  device.features.some(
    (feature) => typeof feature === 'object' && feature.name === 'SignData' && feature.types.includes('text'),
  )

/** `signData`: the wallet shows the text, and adds domain and time to what it signs. */
async function signText({ connector, wallet, account }: Connection, request: SignInRequest): Promise<SignedMessage> {
  if (!signsText(wallet))
    throw new AppError('wallet_no_text_signing', `${account.walletName} can’t show and sign text.`, { status: 400 })
  const text = signInText('TON', account.address, request)
  const { chain: network, address: from } = wallet.account
  const signed = await connector.signData({ type: 'text', text, network, from })
  if (tonAddressRules.parse(signed.address) !== account.address)
    throw new AppError('wallet_mismatch', 'Your wallet signed with another account. Switch back or reconnect.', {
      status: 400,
    })
  const message: TonTextMessage = {
    ...stateInitOf(wallet),
    signed: { timestamp: signed.timestamp, domain: signed.domain, text },
  }
  return { message: JSON.stringify(message), signature: signed.signature }
}
