import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { chainById, priceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { address, amount, assetIdText, chainIdNumber, time } from '#core/wire/common.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../../deps.ts'
import { requireCapability } from '../../http/guards.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { isStale, usdText } from '../../providers/maker/price.ts'
import { createSwapTokens } from '../../swaps/tokens.ts'
import { createApprovalReads, type OpenApproval } from './readApprovals.ts'

const openApproval = z.object({
  asset_id: assetIdText,
  symbol: z.string(),
  decimals: z.int(),
  icon: z.string().nullable(),
  is_listed: z.boolean(),
  spender: address,
  /** Name of a pinned contract, empty for the bridge's own; null for any other contract. */
  spender_name: z.string().nullable(),
  /** Contract that keeps the allowance, as Permit2 does; null for the token itself. */
  contract: address.nullable(),
  allowance: amount,
  /** Epoch seconds of the last moment in which the allowance can be used; null without an end. */
  expires_at: z.int().nonnegative().nullable(),
  balance: amount,
  /** Dollars that the spender could take now: the lowest of allowance, balance and what the contract may take. Null without a price. */
  at_risk_usd: z.string().nullable(),
  at_risk_usd_stale: z.boolean(),
})
const approvalsData = z.object({
  list: z.array(openApproval),
  /** Approvals before this time were searched only for listed tokens and pinned contracts; null if all blocks were. */
  searched_since: time.nullable(),
})

const approvals = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/approvals',
  summary: 'List token approvals of an account on one network that are still open',
  request: { query: z.strictObject({ chain_id: z.coerce.number().pipe(chainIdNumber), owner: address }) },
  responses: answersData(approvalsData),
})

/** Open approvals, for the portfolio's revoke buttons. */
export function approvalRoutes(deps: ServerDeps) {
  const read = createApprovalReads(deps, createSwapTokens(deps, deps.swapProviders))
  return createRouter().openapi(approvals, async (c) => {
    await requireCapability(deps, c.get('visitor'), 'approvals', 'other')
    const { chain_id, owner } = c.req.valid('query')
    const chain = chainById(deps.catalogue, chain_id)
    if (!hasAddressRules(chain.family))
      throw new AppError('approvals_unsupported', `${chain.name} has no token approvals.`, {
        status: 422,
        retriable: false,
      })
    const { list, since } = await read(chain, addressRules(chain.family).parse(owner, chain.id))
    return c.json(
      ok({ list: list.map((each) => toWire(each, deps.catalogue)), searched_since: since?.toISOString() ?? null }),
      200,
    )
  })
}

function toWire(
  { token, spender, contract, allowance, expiresAt, balance, atRisk }: OpenApproval,
  catalogue: Catalogue,
): z.infer<typeof openApproval> {
  const price = priceOf(catalogue, token)
  return {
    asset_id: token.id,
    symbol: token.symbol,
    decimals: token.decimals,
    icon: token.icon === '' ? null : token.icon,
    is_listed: token.isListed,
    spender: spender.address,
    spender_name: spender.name,
    contract,
    allowance: String(allowance),
    expires_at: expiresAt,
    balance: String(balance),
    at_risk_usd: usdText(atRisk, token.decimals, price),
    at_risk_usd_stale: isStale(price),
  }
}
