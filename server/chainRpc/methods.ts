import { z } from 'zod'
import type { FamilyName } from '#core/chain/family.ts'

export interface RpcMethod {
  readonly params: z.ZodType
  /** Milliseconds for which equal calls share an answer. Without it only concurrent calls share one. */
  readonly keepMs?: number
  /** Sends a signed transaction: such calls are never shared. */
  readonly broadcasts?: true
}
type Methods = Readonly<Record<string, RpcMethod>>

const noParams = z.tuple([]).optional()
const data = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
const quantity = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)
const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const word = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const block = z.union([z.enum(['latest', 'pending']), quantity])

const evm: Methods = {
  eth_blockNumber: { params: noParams, keepMs: 1_000 },
  eth_gasPrice: { params: noParams, keepMs: 5_000 },
  eth_call: {
    params: z.tuple([z.strictObject({ from: evmAddress.optional(), to: evmAddress, data }), block]),
  },
  eth_getBlockByNumber: { params: z.tuple([block, z.boolean()]) },
  eth_getLogs: {
    params: z.tuple([
      z.strictObject({
        address: evmAddress,
        topics: z.tuple([word], z.union([word, z.null()])).refine((list) => list.length <= 4),
        fromBlock: quantity,
        toBlock: block.optional(),
      }),
    ]),
  },
  eth_getTransactionByHash: { params: z.tuple([word]) },
  eth_getTransactionReceipt: { params: z.tuple([word]) },
}

const commitment = z.enum(['processed', 'confirmed', 'finalized'])
const committed = z.tuple([z.strictObject({ commitment })])
const signature = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
/** A transaction is at most 1,232 bytes. */
const transaction = z
  .string()
  .max(1_644)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

const svm: Methods = {
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

const ton: Methods = {
  getTransactions: {
    params: z.strictObject({
      address: z.string().regex(/^[A-Za-z0-9:_+/-]{48,70}$/),
      limit: z.int().min(1).max(20),
    }),
  },
}

/** Every method that the web app may call, by family. Anyone can call these at the operator's cost. */
export const rpcMethods: Readonly<Partial<Record<FamilyName, Methods>>> = { evm, svm, ton }
