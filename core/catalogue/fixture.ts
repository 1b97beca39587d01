import { type AssetId, assetId } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import { priceTable } from '../money/price.ts'
import type { AssetDef, Catalogue, ChainDef, ChainSettlement, ChannelDef, RouteDef } from './types.ts'

/** Creates a small consistent catalogue for tests: networks 1, 10 and 61022 (hidden), ETH on each, one route 1 → 10. */
export const settlementOf = (changes: Partial<ChainSettlement> = {}): ChainSettlement => ({
  escrows: [{ address: '0x00000000000000000000000000000000000000e5', version: '2', firstBlock: 0 }],
  filler: '0x00000000000000000000000000000000000000f1',
  depositAddress: null,
  depositAccount: null,
  blockTimeMs: 1000,
  confirmationTiers: [
    { upToUsd: '1000', confirmations: 1 },
    { upToUsd: '10000', confirmations: 3 },
    { upToUsd: null, confirmations: 'finalized' },
  ],
  finalityBlocks: null,
  maxReorgBlocks: 8,
  unconfirmedCapUsd: '1000',
  ...changes,
})

export const chainOf = (id: number, changes: Partial<ChainDef> = {}): ChainDef => ({
  id: chainId(id),
  family: 'evm',
  name: `Network ${id}`,
  alias: `N${id}`,
  slug: `network-${id}`,
  code: `Network${id}Mainnet`,
  isTestnet: false,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  explorerUrl: null,
  explorerName: null,
  icon: 'ethereum',
  popular: [],
  disabled: false,
  order: id,
  flags: [],
  settlement: settlementOf(),
  settlementStatus: 'proven',
  ...changes,
})

export const nativeOf = (id: number): AssetId => assetId(chainId(id), 'native')

export const assetOf = (id: number, changes: Partial<AssetDef> = {}): AssetDef => ({
  id: nativeOf(id),
  chainId: chainId(id),
  token: 'native',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  icon: 'eth',
  priceKey: 'ETH',
  ...changes,
})

export const routeOf = (from: number, to: number, changes: Partial<RouteDef> = {}): RouteDef => ({
  from: nativeOf(from),
  to: nativeOf(to),
  custody: 'escrow',
  fillMode: 'contract',
  min: 10n,
  max: 1000n,
  feeRatio: 100_000n,
  gasTiers: [
    { upTo: 100n, gasUnits: 1n, marginPercent: 20 },
    { upTo: null, gasUnits: 1n, marginPercent: 50 },
  ],
  etaSeconds: 30,
  enabled: true,
  disabledReason: null,
  ...changes,
})

export const channelOf = (id: number, changes: Partial<ChannelDef> = {}): ChannelDef => ({
  id,
  slug: `channel-${id}`,
  name: `Channel ${id}`,
  domains: [],
  logo: null,
  forcedTheme: null,
  colours: null,
  links: { about: null, support: null },
  chains: null,
  assets: null,
  presets: null,
  wallets: [],
  feeBps: 0,
  feeAddress: null,
  ...changes,
})

export const catalogueOf = (changes: Partial<Catalogue> = {}): Catalogue => ({
  profile: 'default',
  chains: [1, 10, 61022].map((id) => chainOf(id)),
  assets: [1, 10, 61022].map((id) => assetOf(id)),
  routes: [routeOf(1, 10)],
  exchanges: [
    {
      id: 11,
      name: 'Exchange',
      icon: 'x',
      networks: [1, 61022].map((id) => ({ chainId: chainId(id), memo: 'none' as const, confirmations: null })),
      tokens: ['ETH'],
      minDeposit: [],
      suspended: false,
      suspendedReason: null,
    },
  ],
  channels: [channelOf(98675412, { slug: 'main', name: 'Main', domains: ['bridge.example'] })],
  prices: priceTable([['ETH', 300_000_000_000n]]),
  priceIds: new Map(),
  defaults: {
    fromChainId: chainId(1),
    toChainId: chainId(10),
    token: 'ETH',
    channelId: 98675412,
    exchangeChains: [chainId(1)],
    exchangeChainsBtc: [],
    recommendedChains: [],
  },
  ...changes,
})

/** Returns the catalogue with an additional older generation of the network's escrow. */
export const withOlderEscrow = (catalogue: Catalogue, id: number, address: string): Catalogue => ({
  ...catalogue,
  chains: catalogue.chains.map((chain) =>
    chain.id === id && chain.settlement
      ? {
          ...chain,
          settlement: {
            ...chain.settlement,
            escrows: [{ address, version: '2', firstBlock: 0 }, ...chain.settlement.escrows],
          },
        }
      : chain,
  ),
})
