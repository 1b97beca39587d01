import { Hono } from 'hono'
import type { Catalogue } from '#core/catalogue/types.ts'
import { channelLook } from '#server/http/channel.ts'
import { chain, quoteOf, route, token } from '#src/testing/rows.ts'

const EXPIRES_IN_MS = 60_000
const ok = (data: unknown) => ({ code: 0, message: 'success', data })

/**
 * As many networks and assets as a real operator lists, including the form's own pair, so that the answer has a
 * realistic size.
 */
const networks = [
  chain(1, 'Northshore', { icon: 'ethereum' }),
  chain(42161, 'Southshore', { icon: 'arbitrum-one' }),
  ...Array.from({ length: 40 }, (_, i) => chain(900_000 + i, `Network ${i}`)),
]
const tokens = networks.flatMap(({ chain_id }) => [
  { ...token(chain_id, 'ETH', 18), icon: 'eth' },
  token(chain_id, 'USDC', 6, `0x${chain_id.toString(16).padStart(40, '0')}`),
])
const coins = tokens.filter(({ symbol }) => symbol === 'ETH')
const routes = coins.flatMap((from) =>
  coins.filter((to) => to !== from && (from.chain_id === 1 || to.chain_id === 1)).map((to) => route(from, to)),
)

/** Answers the calls of a first visit at once, so that only the page is measured. */
export function cannedApi(catalogue: Catalogue): Hono {
  const own = catalogue.channels.find(({ id }) => id === catalogue.defaults.channelId)
  const ownLook = own && channelLook(catalogue, own)
  const defaults = {
    exchange_chain_ids: catalogue.defaults.exchangeChains,
    exchange_chain_ids_btc: catalogue.defaults.exchangeChainsBtc,
    recommended_chain_ids: [],
  }
  const quote = quoteOf({ from_asset: coins[0]?.asset_id ?? '', to_asset: coins[1]?.asset_id ?? '' })
  return new Hono()
    .get('/bridge_api/v1/get-all-chains', (c) => c.json(ok({ list: networks, routes })))
    .get('/bridge_api/v1/all-tokens', (c) => c.json(ok({ list: tokens })))
    .get('/config/app', (c) =>
      c.json(
        ok({
          restricted_countries: [],
          wallet_connect_project_id: null,
          wallet_connect_relay_url: null,
          ton_connect: { wallets_list_url: null, return_url: null },
          defaults,
          channel: ownLook,
        }),
      ),
    )
    .get('/config/site', (c) => c.json(ok({ links: {}, audits: [], banners: [], popups: [] })))
    .get('/config/policy', (c) => c.json(ok({ surface: 'web', capabilities: {} })))
    .get('/nocore_api/v1/ip-info', (c) => c.json(ok({ country_code: 'CH' })))
    .post('/bridge_api/v1/quotes', async (c) => {
      const { amount } = await c.req.json<{ amount: string }>()
      const expires_at = new Date(Date.now() + EXPIRES_IN_MS).toISOString()
      return c.json(ok({ quotes: [{ ...quote, send_amount: amount, expires_at }], reasons: [] }))
    })
    .all('*', (c) => c.json({ code: 404, message: 'Not part of a first visit.', data: {} }, 404))
}
