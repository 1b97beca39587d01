import type { SignInRequest } from '../contract.ts'
import type { Wallet } from '@tonconnect/sdk'
import { AppError } from '#core/errors.ts'
import type { TonProofMessage } from '#core/wire/identity.ts'

/** The nonce is followed by the subject of the signature, so that the proof is useless to anyone else. */
const payloadOf = ({ nonce, requestId }: SignInRequest): string =>
  requestId === undefined ? nonce : `${nonce}:${requestId}`

interface Prover {
  prove(payload: string, usual: boolean): Promise<SignedProof>
}

/** `ton_proof`: the wallet adds domain, time and account itself. */
export const signIn = (session: Prover, request: SignInRequest): Promise<SignedProof> =>
  session.prove(payloadOf(request), request.requestId === undefined)

/** Proof signed with the connection, in the server's format. */
export interface SignedProof {
  readonly message: string
  readonly signature: string
}

/** Returns the proof of this connection; null when none was requested. @throws AppError `wallet_rejected` when the wallet refused */
export function proofOf({ account, connectItems }: Wallet): SignedProof | null {
  const item = connectItems?.tonProof
  if (!item) return null
  if (!('proof' in item))
    throw new AppError('wallet_rejected', item.error.message ?? 'Your wallet doesn’t sign proofs.', {
      status: 400,
      retriable: true,
    })
  const { timestamp, domain, payload, signature } = item.proof
  const message: TonProofMessage = {
    network: account.chain,
    ...(account.walletStateInit ? { state_init: account.walletStateInit } : {}),
    proof: { timestamp, domain: { lengthBytes: domain.lengthBytes, value: domain.value }, payload },
  }
  return { message: JSON.stringify(message), signature }
}
