import type { AssetId } from '../chain/assetId.ts'
import type { AssetDef, Catalogue, ChannelDef } from '../catalogue/types.ts'

/** True if a channel serves an asset: its network is allowed, and its symbol or its id is. */
export function channelOffers(
  channel: Pick<ChannelDef, 'chains' | 'assets'>,
  asset: Pick<AssetDef, 'id' | 'chainId' | 'symbol'>,
): boolean {
  const { chains, assets } = channel
  const network = chains === null || chains.includes(asset.chainId)
  return network && (assets === null || assets.includes(asset.symbol) || assets.includes(asset.id))
}

/** The part of the catalogue that a channel's pages show. */
export function withinChannel(catalogue: Catalogue, channel: ChannelDef): Catalogue {
  const { chains } = channel
  if (chains === null && channel.assets === null) return catalogue
  const open = (id: Catalogue['chains'][number]['id']): boolean => chains === null || chains.includes(id)
  const assets = catalogue.assets.filter((asset) => channelOffers(channel, asset))
  const offered = new Set<AssetId>(assets.map((asset) => asset.id))
  const symbols = new Set(assets.map((asset) => asset.symbol))
  const exchanges = catalogue.exchanges.map((exchange) => ({
    ...exchange,
    networks: exchange.networks.filter((network) => open(network.chainId)),
    tokens: exchange.tokens.filter((symbol) => symbols.has(symbol)),
  }))
  return {
    ...catalogue,
    chains: catalogue.chains.filter((chain) => open(chain.id)),
    assets,
    routes: catalogue.routes.filter((route) => offered.has(route.from) && offered.has(route.to)),
    exchanges: exchanges.filter((exchange) => exchange.networks.length > 0 && exchange.tokens.length > 0),
  }
}
