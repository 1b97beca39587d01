import { chainOfGlobalId } from '#chains/ton/networks.ts'
import { AppError } from '#core/errors.ts'
import { type TonProofMessage, tonProofMessage } from '#core/wire/tonProof.ts'
import type { ProofMessage } from './message.ts'

const refuse = (cause?: unknown): never => {
  throw new AppError('message_invalid', 'The signed message isn’t a TON Connect proof.', { status: 400, cause })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    return refuse(cause)
  }
}

/** @throws AppError `message_invalid` */
export function parseTonProof(text: string): TonProofMessage {
  const parsed = tonProofMessage.safeParse(parseJson(text))
  if (!parsed.success) return refuse(parsed.error)
  const { lengthBytes, value } = parsed.data.proof.domain
  return Buffer.byteLength(value) === lengthBytes ? parsed.data : refuse()
}

/**
 * Converts a proof to a sign-in message. The proof has no account, so the caller's is used; the signature covers it.
 */
export function readTonMessage(text: string, address: string): ProofMessage {
  const { network, proof } = parseTonProof(text)
  const [nonce = '', ...rest] = proof.payload.split(':')
  const issuedAt = new Date(proof.timestamp * 1000)
  return {
    form: 'proof',
    domain: proof.domain.value,
    address,
    chainId: chainOfGlobalId(network),
    nonce,
    requestId: rest.length > 0 ? rest.join(':') : null,
    issuedAt: Number.isFinite(issuedAt.getTime()) ? issuedAt : refuse(),
  }
}
