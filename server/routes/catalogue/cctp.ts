import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import { servicesOf } from '#chains/services.ts'
import { AppError } from '#core/errors.ts'
import { address, amount } from '#core/wire/common.ts'
import type { ServerDeps } from '../../deps.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { createReads } from './names.ts'

/** Base units. */
const cctpData = z.object({
  symbol: z.string(),
  decimals: z.int(),
  /** Reason why the issuer moves nothing of this account now; null if it would. */
  refusal: z.enum(['paused', 'denied']).nullable(),
  amount,
  min_fee: amount,
  /** Of a bridge's token, which the issuer does not move. */
  bridged_amount: amount,
})

const cctp = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/cctp',
  summary: 'Get the balance that a token’s issuer can move to other networks (CCTP)',
  request: { query: z.object({ chain_id: z.string().regex(/^[1-9]\d{0,14}$/), address }) },
  responses: answersData(cctpData),
})

/** Balances that CCTP can move, on networks with the flag `cctp`. */
export function cctpRoutes({ catalogue, chains }: Pick<ServerDeps, 'catalogue' | 'chains'>) {
  const reads = createReads(chains)
  return createRouter().openapi(cctp, async (c) => {
    const { chain_id, address: text } = c.req.valid('query')
    const chain = catalogue.chains.find(({ id }) => id === Number(chain_id))
    const transfers = chain && servicesOf(chain.family)?.issuerTransfers
    if (!chain || transfers?.chainId !== Number(chain.id))
      throw new AppError('cctp_unsupported', 'CCTP isn’t available on this network.', { status: 404, retriable: false })
    const account = addressRules(chain.family).parse(text)
    const found = await transfers.read(account, reads).catch((cause: unknown) => {
      throw new AppError('cctp_unreachable', `${chain.alias} isn’t responding right now.`, {
        status: 503,
        retriable: true,
        cause,
      })
    })
    const { symbol, decimals, refusal } = found
    const amounts = {
      amount: String(found.amount),
      min_fee: String(found.minFee),
      bridged_amount: String(found.bridged),
    }
    return c.json(ok({ symbol, decimals, refusal, ...amounts }), 200)
  })
}
