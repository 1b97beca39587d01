import { base58 } from '@scure/base'
import type { FamilyServices, SignIn, Verifier, WebRpc } from '../family.ts'
import { isSignedByEd25519, parseSignInMessage } from '../signIn.ts'
import { z } from 'zod'
import { isNative } from '#core/chain/assetId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import type { Step } from '#core/wire/order.ts'
import type { DepositInput } from '../contract/deposits.ts'
import { svm } from './family.ts'
import { createSvmNode } from './node/createNode.ts'
import { svmNames } from './names.ts'

/** Wallets return signatures in base58 or base64. */
function signatureBytes(text: string): Uint8Array | null {
  const readers = [() => base58.decode(text), () => new Uint8Array(Buffer.from(text, 'base64'))]
  for (const read of readers) {
    try {
      const bytes = read()
      if (bytes.length === 64) return bytes
    } catch {
      continue
    }
  }
  return null
}

/** Accounts are Ed25519 keys; the signature covers the raw text. */
const verify: Verifier = ({ account, message, signature }) => {
  const bytes = signatureBytes(signature)
  const isSigned = bytes !== null && isSignedByEd25519(base58.decode(account), Buffer.from(message, 'utf8'), bytes)
  return Promise.resolve(isSigned ? 'key' : null)
}

const svmSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'Solana'),
  createVerifier: () => verify,
}

const commitment = z.enum(['processed', 'confirmed', 'finalized'])
const committed = z.tuple([z.strictObject({ commitment })])
const signature = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
/** A transaction is at most 1,232 bytes. */
const transaction = z
  .string()
  .max(1_644)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  getBlockHeight: { params: committed, keepMs: 1_000 },
  getLatestBlockhash: { params: committed, keepMs: 1_000 },
  getSignatureStatuses: {
    params: z.tuple([z.tuple([signature]), z.strictObject({ searchTransactionHistory: z.boolean() })]),
  },
  sendTransaction: {
    params: z.tuple([
      transaction,
      z.strictObject({
        encoding: z.literal('base64'),
        skipPreflight: z.boolean().optional(),
        preflightCommitment: commitment.optional(),
      }),
    ]),
    broadcasts: true,
  },
}

const svmWebRpc: WebRpc = { methods }

/** A plain transfer to the maker whose memo contains everything that a refund needs. */
function svmSteps({ order, from, depositAddress }: DepositInput): Step[] {
  const memo = writeDepositMemo(svm.depositMemo, order)
  if (!depositAddress || memo === null) return []
  return [
    {
      kind: 'svm_tx',
      chain_id: from.chainId,
      label: 'transfer',
      status: 'waiting',
      tx_ref: null,
      transfer: {
        from: order.fromAddress,
        to: depositAddress,
        mint: isNative(from.id) ? null : from.token,
        decimals: from.decimals,
        amount: String(order.sendAmount),
        memo,
      },
    },
  ]
}

export const svmServices: FamilyServices = {
  name: 'svm',
  createNode: createSvmNode,
  signIn: svmSignIn,
  deposits: { steps: svmSteps },
  // The price is that of one signature.
  depositGas: () => 1n,
  webRpc: svmWebRpc,
  names: svmNames,
}
