import { z } from 'zod'
import type { WebRpc } from '../family.ts'

const noParams = z.tuple([]).optional()
const data = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
const quantity = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)
const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const word = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const block = z.union([z.enum(['latest', 'pending']), quantity])

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
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

export const evmWebRpc: WebRpc = { methods, chainId: { method: 'eth_chainId', read: Number } }
