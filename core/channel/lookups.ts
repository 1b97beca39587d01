import type { AssetDef, Catalogue, ChannelDef } from '../catalogue/types.ts'
import { AppError } from '../errors.ts'
import type { AssetId } from '../chain/assetId.ts'

export const channelById = (catalogue: Pick<Catalogue, 'channels'>, id: number): ChannelDef | null =>
  catalogue.channels.find((c) => c.id === id) ?? null

/** Finds the channel of a path or a link: by its slug in any case, or by its number. */
export function channelByName(catalogue: Pick<Catalogue, 'channels'>, name: string): ChannelDef | null {
  const wanted = name.toLowerCase()
  return catalogue.channels.find((c) => c.slug === wanted || String(c.id) === wanted) ?? null
}

/** Returns the main channel. @throws AppError `config_invalid`, which the check at startup rules out. */
export function mainChannel(catalogue: Pick<Catalogue, 'channels' | 'defaults'>): ChannelDef {
  const found = channelById(catalogue, catalogue.defaults.channelId)
  if (!found)
    throw new AppError(
      'config_invalid',
      `defaults.json, channelId: channel ${catalogue.defaults.channelId} is not in channels.json`,
      { retriable: false },
    )
  return found
}

/** Returns the partner of this host (exact match, ignoring case and port), or null: then it is the main channel's. */
export function partnerOfHost(catalogue: Pick<Catalogue, 'channels' | 'defaults'>, host: string): ChannelDef | null {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '')
  return catalogue.channels.find((c) => c.id !== catalogue.defaults.channelId && c.domains.includes(name)) ?? null
}

/** Only paths with one of these first segments belong to a channel (spec §2). */
const path = /^\/(?:network|dapp)\/([A-Za-z0-9-]{1,40})(?=\/|$)/i

export interface ChannelPath {
  /** Channel by slug or number, as written in the path. */
  readonly name: string
  /** Prefix of the app's own paths. */
  readonly base: string
}

/** Parses the channel of a path; null for any other path. */
export function channelPath(pathname: string): ChannelPath | null {
  const found = path.exec(pathname)
  return found?.[1] ? { name: found[1], base: found[0] } : null
}

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
