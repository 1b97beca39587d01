import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { rpcAnswer, rpcCall } from '#core/wire/chainRpc.ts'
import type { ServerDeps } from '../deps.ts'
import { answers, body, createRouter } from '../http/router.ts'

const rpc = createRoute({
  method: 'post',
  path: '/api/bridge_api/v1/chains/{chain_id}/rpc',
  summary: 'Proxy a JSON-RPC read or a signed transaction to a network',
  request: { params: z.object({ chain_id: z.string().regex(/^[1-9]\d{0,14}$/) }), body: body(rpcCall) },
  responses: answers(rpcAnswer),
})

/** Proxies the web app's chain reads, so that its pages contact no RPC host. */
export function chainRpcRoutes({ chainRpc }: Pick<ServerDeps, 'chainRpc'>) {
  return createRouter().openapi(rpc, async (c) => {
    const { id, ...call } = c.req.valid('json')
    const answer = await chainRpc(Number(c.req.valid('param').chain_id), call)
    return c.json({ jsonrpc: '2.0' as const, id, ...answer }, 200)
  })
}
