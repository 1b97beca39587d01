import { Address } from '@ton/core'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type TonProofMessage, type TonTextMessage, tonProofMessage, tonTextMessage } from '#core/wire/identity.ts'
import type { FamilyServices, SignedText, SignIn, WebRpc } from '../family.ts'
import {
  isSignedByEd25519,
  parseSignInMessage,
  type ProofMessage,
  type SignInMessage,
  type TextMessage,
} from '../signIn.ts'
import { chainOfGlobalId } from './networks.ts'
import { proofBytes, textBytes } from './signedBytes.ts'
import { keyOfStateInit } from './walletKey.ts'
import { z } from 'zod'
import { createTonNode } from './node/createNode.ts'

const refuse = (cause?: unknown): never => {
  throw new AppError('message_invalid', 'The signed message isn’t a TON Connect proof or text.', { status: 400, cause })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    return refuse(cause)
  }
}

const signedMessage = z.union([tonProofMessage, tonTextMessage])

/** @throws AppError `message_invalid` */
function parseMessage(text: string): z.infer<typeof signedMessage> {
  const parsed = signedMessage.safeParse(parseJson(text))
  if (!parsed.success) return refuse(parsed.error)
  if (!('proof' in parsed.data)) return parsed.data
  const { lengthBytes, value } = parsed.data.proof.domain
  return Buffer.byteLength(value) === lengthBytes ? parsed.data : refuse()
}

function time(epochSeconds: number): Date {
  const date = new Date(epochSeconds * 1000)
  return Number.isFinite(date.getTime()) ? date : refuse()
}

/** The proof has no account, so the caller's is used; the signature covers it. */
function readProof({ network, proof }: TonProofMessage, address: string): ProofMessage {
  const [nonce = '', ...rest] = proof.payload.split(':')
  return {
    form: 'proof',
    domain: proof.domain.value,
    address,
    chainId: chainOfGlobalId(network),
    nonce,
    requestId: rest.length > 0 ? rest.join(':') : null,
    issuedAt: time(proof.timestamp),
  }
}

/** @throws AppError 401 `domain_mismatch` if the text names another domain than the wallet signed for */
function readText({ signed }: TonTextMessage): TextMessage {
  const message = parseSignInMessage(signed.text, 'TON')
  if (message.domain !== signed.domain)
    throw new AppError('domain_mismatch', `This text is for ${message.domain}, and was signed for ${signed.domain}.`, {
      status: 401,
    })
  return { ...message, signedAt: time(signed.timestamp) }
}

/** Converts a proof or a signed text to a sign-in message. */
function read(text: string, address: string): SignInMessage {
  const message = parseMessage(text)
  return 'proof' in message ? readProof(message, address) : readText(message)
}

function bytesOf(message: ReturnType<typeof parseMessage>, address: Address): Buffer {
  if ('proof' in message) {
    const { domain, timestamp, payload } = message.proof
    return proofBytes({ address, domain: domain.value, timestamp, payload })
  }
  const { domain, timestamp, text } = message.signed
  return textBytes({ address, domain, timestamp, payload: text })
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
 * `ton_proof` or `signData`: Ed25519 over account, domain, time and the nonce or text. The key is the contract's, or
 * before deployment that in the state init, whose hash is the account. The caller's claim about its key is ignored.
 */
const createVerifier: SignIn['createVerifier'] = (chains) => async (signed) => {
  const message = parseMessage(signed.message)
  const { state_init } = message
  const address = Address.parse(signed.account)
  const key =
    (await deployedKey(chains, signed)) ?? (state_init === undefined ? null : keyOfStateInit(state_init, address.hash))
  if (key === null) return null
  const signature = Buffer.from(signed.signature, 'base64')
  return isSignedByEd25519(Buffer.from(key, 'hex'), bytesOf(message, address), signature) ? 'key' : null
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
