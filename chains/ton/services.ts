import { Address, Cell, loadStateInit, type StateInit } from '@ton/core'
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
import { z } from 'zod'
import { isNative } from '#core/chain/assetId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import type { Step } from '#core/wire/order.ts'
import type { DepositInput } from '../contract/deposits.ts'
import { ton } from './family.ts'
import { createTonNode } from './node/createNode.ts'
import { tonNames } from './names.ts'

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

/** A message to the maker, or to the sender's jetton wallet, whose comment contains everything that a refund needs. */
function tonSteps({ order, from, depositAddress, tokenAccount }: DepositInput): Step[] {
  const memo = writeDepositMemo(ton.depositMemo, order)
  const isCoin = isNative(from.id)
  if (!depositAddress || memo === null || (!isCoin && tokenAccount === null)) return []
  return [
    {
      kind: 'ton_transfer',
      chain_id: from.chainId,
      label: 'transfer',
      status: 'waiting',
      tx_ref: null,
      transfer: {
        from: order.fromAddress,
        to: depositAddress,
        jetton: isCoin || tokenAccount === null ? null : { master: from.token, wallet: tokenAccount },
        decimals: from.decimals,
        amount: String(order.sendAmount),
        memo,
      },
    },
  ]
}

/** Gas of a wallet's message, and of a jetton's transfer through both wallets, fees of forwarding included. */
const COIN_GAS = 10_000n
const JETTON_GAS = 60_000n

export const tonServices: FamilyServices = {
  name: 'ton',
  createNode: createTonNode,
  signIn: tonSignIn,
  deposits: { steps: tonSteps },
  depositGas: ({ isToken }) => (isToken ? JETTON_GAS : COIN_GAS),
  webRpc: tonWebRpc,
  names: tonNames,
}

/** Wallets with the key in their initial data: number of bits before it, by the hash of their code. */
const keyAt: Readonly<Record<string, number>> = {
  // v2r1, v2r2: a counter
  '5c9a5e68c108e18721a07c42f9956bfb39ad77ec6d624b60c576ec88eee65329': 32,
  fe9530d3243853083ef2ef0b4c2908c0abf6fa1c31ea243aacaa5bf8c7d753f1: 32,
  // v3r1, v3r2, v4r2: a counter and the wallet's number
  b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: 64,
  '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599': 64,
  feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0: 64,
  // v5r1: a flag that enables signatures, a counter and the wallet's number
  '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f': 65,
}

const KEY_BITS = 256

function keyIn({ code, data }: StateInit): string | null {
  const before = code && keyAt[code.hash().toString('hex')]
  if (!before || !data) return null
  const slice = data.beginParse()
  return slice.remainingBits < before + KEY_BITS
    ? null
    : slice
        .skip(before)
        .loadBuffer(KEY_BITS / 8)
        .toString('hex')
}

/**
 * Key of an account that is not deployed yet, as hex: the account's hash commits to its initial state, so no other
 * state can be forged for it. Null if this is not that state, or of an unknown wallet.
 */
export function keyOfStateInit(stateInit: string, accountHash: Uint8Array): string | null {
  try {
    const cell = Cell.fromBase64(stateInit)
    return cell.hash().equals(accountHash) ? keyIn(loadStateInit(cell.beginParse())) : null
  } catch {
    return null
  }
}
