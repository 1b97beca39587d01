import type { SignInRequest } from '../contract.ts'
import type { SignedProof } from './proof.ts'
import type { Session } from './session.ts'

/** The nonce is followed by the subject of the signature, so that the proof is useless to anyone else. */
const payloadOf = ({ nonce, requestId }: SignInRequest): string =>
  requestId === undefined ? nonce : `${nonce}:${requestId}`

/** `ton_proof`: the wallet adds domain, time and account itself. */
export const signIn = (session: Session, request: SignInRequest): Promise<SignedProof> =>
  session.prove(payloadOf(request), request.requestId === undefined)
