import { createRoute } from '@hono/zod-openapi'
import type { ExchangeDef } from '#core/catalogue/types.ts'
import { type ExchangeRow, exchangesData } from '#core/wire/exchange.ts'
import type { ServerDeps } from '../../deps.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { perChannel } from './perChannel.ts'

const path = '/api/bridge_api/v1/get_all_exchange_infos'
const read = createRoute({
  method: 'get',
  path,
  summary: 'Exchanges as destinations',
  responses: answersData(exchangesData),
})
const post = createRoute({
  method: 'post',
  path,
  summary: 'Exchanges as destinations',
  responses: answersData(exchangesData),
})

const row = (e: ExchangeDef): ExchangeRow => ({
  id: e.id,
  name: e.name,
  icon: e.icon,
  chain_ids: e.networks.map((n) => n.chainId),
  tokens: [...e.tokens],
  networks: e.networks.map(({ chainId, memo, confirmations }) => ({ chain_id: chainId, memo, confirmations })),
  // Operators write "0" for no minimum.
  min_deposit: e.minDeposit.filter(({ amount }) => /[1-9]/.test(amount)),
  suspended: e.suspended,
  suspended_reason: e.suspendedReason,
})

export function exchangeRoutes({ catalogue }: Pick<ServerDeps, 'catalogue'>) {
  const data = perChannel(catalogue, (offered) => ({ list: offered.exchanges.map(row) }))
  return createRouter()
    .openapi(read, (c) => c.json(ok(data(c.get('visitor').channel)), 200))
    .openapi(post, (c) => c.json(ok(data(c.get('visitor').channel)), 200))
}
