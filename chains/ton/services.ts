import { Address } from '@ton/core'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type TonProofMessage, tonProofMessage } from '#core/wire/identity.ts'
import type { FamilyServices, SignedText, SignIn, WebRpc } from '../family.ts'
import { isSignedByEd25519, type ProofMessage } from '../signIn.ts'
import { chainOfGlobalId } from './networks.ts'
import { proofBytes } from './proofBytes.ts'
import { keyOfStateInit } from './walletKey.ts'
import { z } from 'zod'
import { createTonNode } from './node/createNode.ts'

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
function parseTonProof(text: string): TonProofMessage {
  const parsed = tonProofMessage.safeParse(parseJson(text))
  if (!parsed.success) return refuse(parsed.error)
  const { lengthBytes, value } = parsed.data.proof.domain
  return Buffer.byteLength(value) === lengthBytes ? parsed.data : refuse()
}

/**
 * Converts a proof to a sign-in message. The proof has no account, so the caller's is used; the signature covers it.
 */
function read(text: string, address: string): ProofMessage {
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

/**
 * Asks the wallet's contract for its key; null if it is not deployed or we have no node of the network. A node that
 * fails proves neither: a deployed wallet may have replaced the key of its state init.
 * @throws ChainError from the node
 */
async function deployedKey(
  chains: Parameters<SignIn['createVerifier']>[0],
  { account, chainId: id }: SignedText,
): Promise<string | null> {
  const node = id === null ? null : chains(chainId(id))
  return (await node?.publicKeyOf?.(account)) ?? null
}

/**
 * `ton_proof`: Ed25519 over account, domain, time and nonce. The key is the contract's, or before deployment that in
 * the state init, whose hash is the account. The caller's claim about its key is ignored.
 */
const createVerifier: SignIn['createVerifier'] = (chains) => async (signed) => {
  const { state_init, proof } = parseTonProof(signed.message)
  const address = Address.parse(signed.account)
  const key =
    (await deployedKey(chains, signed)) ?? (state_init === undefined ? null : keyOfStateInit(state_init, address.hash))
  if (key === null) return null
  const bytes = proofBytes({
    address,
    domain: proof.domain.value,
    timestamp: proof.timestamp,
    payload: proof.payload,
  })
  const isSigned = isSignedByEd25519(Buffer.from(key, 'hex'), bytes, Buffer.from(signed.signature, 'base64'))
  return isSigned ? 'key' : null
}

export const tonSignIn: SignIn = { read, createVerifier }

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  getTransactions: {
    params: z.strictObject({
      address: z.string().regex(/^[A-Za-z0-9:_+/-]{48,70}$/),
      limit: z.int().min(1).max(20),
    }),
  },
}

const tonWebRpc: WebRpc = { methods }

export const tonServices: FamilyServices = {
  name: 'ton',
  createNode: createTonNode,
  signIn: tonSignIn,
  webRpc: tonWebRpc,
}
