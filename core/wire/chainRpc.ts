import { z } from 'zod'

/** One JSON-RPC call. Batches are refused, because the web app sends none. */
export const rpcCall = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string().max(64)]),
  method: z.string().min(1).max(64),
  params: z.union([z.array(z.unknown()).max(4), z.record(z.string().max(64), z.unknown())]).optional(),
})
export type RpcCall = z.infer<typeof rpcCall>

/** Error of the node itself, without its own address. */
export const rpcError = z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() })

/** JSON-RPC answer: exactly one of `result` and `error`. */
export const rpcAnswer = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string()]),
  result: z.unknown().optional(),
  error: rpcError.optional(),
})
