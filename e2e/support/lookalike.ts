import type { Page } from '@playwright/test'
import type { ChainsData, TokensData } from '#core/wire/catalogue.ts'

/**
 * The local catalogue with one more asset on a network, whose symbol resembles another's; its route is the first one
 * from there.
 */
export async function withLookalike(page: Page, chainId: number, symbol: string): Promise<void> {
  const address = `0x${'1e'.repeat(20)}`
  const assetId = `${chainId}:${address}`
  await page.route('**/api/bridge_api/v1/all-tokens', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data: TokensData }
    const like = body.data.list.find((row) => row.chain_id === chainId)
    if (like) body.data.list.push({ ...like, asset_id: assetId, address, symbol, name: 'Another Coin', icon: '' })
    await route.fulfill({ response, json: body })
  })
  await page.route('**/api/bridge_api/v1/get-all-chains', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data: ChainsData }
    body.data.routes.push(
      ...body.data.routes
        .filter((row) => row.fromChainId === chainId && row.from_asset.endsWith(':native'))
        .map((row) => ({ ...row, from_asset: assetId })),
    )
    await route.fulfill({ response, json: body })
  })
}
