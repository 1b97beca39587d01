import type { SignInRequest } from '../contract.ts'
import type { SignedProof } from './proof.ts'
import type { Session } from './session.ts'

/** Behind the nonce stands for whom it is signed, so that the proof serves nobody else. */
const payloadOf = ({ nonce, requestId }: SignInRequest): string =>
  requestId === undefined ? nonce : `${nonce}:${requestId}`

/** `ton_proof`: the wallet adds domain, time and account itself. */
export const signIn = (session: Session, request: SignInRequest): Promise<SignedProof> =>
  session.prove(payloadOf(request), request.requestId === undefined)
