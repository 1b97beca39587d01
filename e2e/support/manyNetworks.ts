import type { Page } from '@playwright/test'
import { familyOf } from '#chains/registry.ts'
import type { FamilyName } from '#core/chain/family.ts'
import chains from '#config/chains.json' with { type: 'json' }
import type { ChainRow, ChainsData } from '#core/wire/catalogue.ts'

const codes = { none: 'wallets_only', unproven: 'unproven', proven: 'settlement_missing' } as const

type Listed = (typeof chains)[number]

/** Network of the default catalogue as the API would serve it. The local ones are first. */
const rowOf = (chain: Listed, available: boolean): unknown => ({
  chain_id: chain.id,
  chain_name: chain.name,
  alias_name: chain.alias,
  is_testnet: chain.isTestnet,
  explorer_url: chain.explorerUrl,
  network_code: chain.code,
  slug: chain.slug,
  popular_item_list: chain.popular,
  flags: chain.flags,
  icon: chain.icon,
  disabled: chain.disabled,
  order: chain.order + 100,
  family: chain.family,
  native_currency: chain.nativeCurrency,
  rpc_urls: [],
  route: available
    ? { available, reason: null }
    : {
        available,
        reason: 'Transfers aren’t set up here yet.',
        code: codes[familyOf(chain.family as FamilyName)?.settlement ?? 'proven'],
      },
})

/**
 * The local catalogue followed by all networks of the default one; the EVM ones look reachable from every local source.
 */
export async function withManyNetworks(page: Page): Promise<void> {
  await page.route('**/api/bridge_api/v1/get-all-chains', async (route) => {
    const response = await route.fetch({ maxRetries: 2 }).catch(() => null)
    const body = (await response?.json().catch(() => null)) as { data: ChainsData } | null | undefined
    // The test ended while the page asked again.
    if (!response || !body) return
    const known = new Set<number>(body.data.list.map((chain) => chain.chain_id))
    const more = chains.filter(({ id }) => !known.has(id))
    const open = more.filter((chain) => chain.family === 'evm' && !chain.disabled)
    const ids = new Set(open.map((chain) => chain.id))
    const [like] = body.data.routes
    body.data.list.push(...more.map((chain) => rowOf(chain, ids.has(chain.id)) as ChainRow))
    if (like)
      for (const id of ids)
        body.data.routes.push({ ...like, toChainId: id as never }, { ...like, fromChainId: id as never })
    await route.fulfill({ response, json: body })
  })
}
