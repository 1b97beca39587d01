import type { AssetId } from '../asset/assetId.ts'
import type { ChainId } from '../chain/chainId.ts'
import type { ChannelColours } from '../channel/colours.ts'
import type { Theme } from '../channel/theme.ts'
import type { FamilyName } from '../chain/family.ts'
import type { OwnText } from '../format/ownText.ts'
import type { MemoRule } from '../exchange/memo.ts'
import type { Custody, EscrowVersion, FillMode } from '../order/escrowOrder.ts'
import type { PriceBook } from '../prices/price.ts'

/** A network of the catalogue; the fields of the specification's bridge list (spec §3) plus what settlement needs. */
export interface ChainDef {
  id: ChainId
  family: FamilyName
  name: string
  alias: string
  /** Its name in links, lower case (spec §3). People have saved such links, so it never changes. */
  slug: string
  /** Internal network code, e.g. "ArbitrumOneMainnet". */
  code: string
  isTestnet: boolean
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: readonly string[]
  explorerUrl: string | null
  explorerName: string | null
  icon: string
  popular: readonly { tag: string; weight: number }[]
  disabled: boolean
  order: number
  flags: readonly string[]
  settlement: ChainSettlement | null
}

/** One deployment of the escrow contract. An order stays with the one that its offer was signed for. */
export interface EscrowGeneration {
  /** Canonical address. */
  address: string
  /** Version of the contract and of its signing domain. */
  version: EscrowVersion
  /** First block that may hold one of its deposits. */
  firstBlock: number
  /** keccak256 of the deployed code. Without it the code is compared with our artifact, immutables aside. */
  codeHash?: string
}

/** What the maker and attesters need to settle on a network. Absent = no route of our own. */
export interface ChainSettlement {
  /** Deployments of the escrow, oldest first: new orders use the last one. Empty where the network has none. */
  escrows: readonly EscrowGeneration[]
  filler: string | null
  /** keccak256 of the deployed code, as the deployment wrote it. Without it the code is compared with our artifact. */
  fillerCodeHash?: string
  /** Hash that the network began with: of its first block on EVM, the genesis hash on SVM. Endpoints that serve another are refused. */
  genesisHash?: string
  /** Where maker-custody deposits go, canonical; null where the escrow is used. */
  depositAddress: string | null
  blockTimeMs: number
  /** Confirmations asked for, by value: the first tier whose limit covers the value; null limit = any; "finalized" waits for finality. */
  confirmationTiers: readonly { upToUsd: string | null; confirmations: number | 'finalized' }[]
  /** Blocks after which the network's head counts as final; null = ask the node for its finalized block. */
  finalityBlocks: number | null
  /** A reorganisation deeper than this pauses the chain. */
  maxReorgBlocks: number
  /** Cap in whole dollars on the sum of payouts whose deposits are not final yet. */
  unconfirmedCapUsd: string
  /** Cap in dollars on deposits in the maker's own custody, all orders together; moneyLimits has the standard figure of this and the next two. */
  custodyCapUsd?: string
  /** Native coins worth so many dollars are kept back for the maker's own transactions. */
  gasFloorUsd?: string
  /** Cap in dollars on the native coins that one order may carry on top. */
  destinationGasCapUsd?: string
  /**
   * First block that may hold a deposit of ours: where a database that knows nothing of the network begins to scan. Without it a new
   * database misses what was deposited before.
   */
  firstBlock?: number
  /** Caps in dollars on what is paid out of one asset within an hour, and on what the escrow owes over all tokens. */
  outflowCapUsd?: string
  unclaimedCapUsd?: string
  /** Cap in dollars on the gas of deposits opened on signatures within an hour and not claimed. */
  openingGasCapUsd?: string
  /** A payment above so many dollars is delayed, and can be stopped meanwhile. */
  reviewAboveUsd?: string
  /** Gwei per gas that no transaction of ours may offer, as text; no limit unless told. EVM only. */
  maxFeePerGasGwei?: string
  /** Millionths of a lamport per compute unit that no transaction of ours may offer; 1,000,000 by default. SVM only. */
  maxComputeUnitPrice?: number
  /** Multiple of the tip of a quorum of nodes that a replacement may offer at most, 5 by default. EVM only. */
  maxTipMultiple?: number
  /** Cap in dollars on the network fee of one transaction. A real network must name it; `moneyLimits` has the local networks' figure. */
  maxPayoutFeeUsd?: string
}

export interface AssetDef {
  id: AssetId
  chainId: ChainId
  /** Canonical address or "native". */
  token: string
  symbol: string
  name: string
  decimals: number
  icon: string
  /** Row of the price table; null = value unknown. */
  priceKey: string | null
  /** Signing domain of a token that takes permits (EIP-2612); absent where it takes none. */
  permit?: { name: string; version: string }
  /** Signing domain of a token that takes transfer authorizations (ERC-3009), so that its deposits need no gas; absent where it takes none. */
  authorization?: { name: string; version: string }
}

/** How price vendors name a network and its own coin; what they do not know is absent. */
export interface PriceIds {
  /** DefiLlama's name of the network, before a token's address. */
  defillama?: string
  /** CoinGecko's asset platform. */
  coingecko?: string
  /** CoinGecko's id of the network's own coin; DefiLlama takes it as well. */
  coin?: string
}

/** A pair that the maker serves. Amounts in base units of the source asset. */
export interface RouteDef {
  from: AssetId
  to: AssetId
  custody: Custody
  fillMode: FillMode
  min: bigint
  max: bigint
  feeRatio: bigint
  /** Flat gas compensation by amount: the first tier whose limit covers the amount; null limit = any. Destination cost with margin. */
  gasTiers: readonly { upTo: bigint | null; gasUnits: bigint; marginPercent: number }[]
  etaSeconds: number
  /** Basis points by which the maker's prices may differ from those of the quote; the process's own figure where absent. */
  priceToleranceBps?: number
  enabled: boolean
  /** Why it is off, in one sentence. */
  disabledReason: OwnText | null
}

export interface ExchangeNetwork {
  chainId: ChainId
  memo: MemoRule
  /** After how many of them the exchange says that it credits a deposit; null where it says nothing. */
  confirmations: number | null
}

/** An exchange that can be a destination (product facts §2). */
export interface ExchangeDef {
  id: number
  name: string
  icon: string
  networks: readonly ExchangeNetwork[]
  tokens: readonly string[]
  minDeposit: readonly { symbol: string; amount: string }[]
  suspended: boolean
  /** Why, in one sentence that people read; null while it takes deposits. */
  suspendedReason: OwnText | null
}

/** A white-label partner: its hosts, looks, limits and fee (spec §1, product facts §6). */
export interface ChannelDef {
  /** Stored with each order, on chain too. */
  id: number
  /** Its name in paths, /network/{slug}; lower case. */
  slug: string
  name: string
  /** Hosts that are this channel's, compared exactly; lower case, without port. */
  domains: readonly string[]
  /** Pictures as data URIs: the one for a light ground and the one for a dark ground. */
  logo: Readonly<Record<Theme, string>> | null
  forcedTheme: Theme | null
  colours: ChannelColours | null
  links: { about: string | null; support: string | null }
  /** Null = all. */
  chains: readonly ChainId[] | null
  /** Symbols, or ids of single assets; null = all. */
  assets: readonly string[] | null
  /** What the form begins with; null = the product's own defaults. */
  presets: { from: ChainId | null; to: ChainId | null; token: string | null } | null
  /** Names of the wallets that are listed first, in this order. */
  wallets: readonly string[]
  feeBps: number
  /** Who is paid the fee; on escrows it must be registered as the channel's payee too. */
  feeAddress: string | null
}

export interface Catalogue {
  profile: 'default' | 'local'
  chains: readonly ChainDef[]
  assets: readonly AssetDef[]
  routes: readonly RouteDef[]
  exchanges: readonly ExchangeDef[]
  channels: readonly ChannelDef[]
  /** By price key. As loaded from files this is the operator's table; a process that asks vendors puts their book in its place. */
  prices: PriceBook
  priceIds: ReadonlyMap<ChainId, PriceIds>
  defaults: {
    fromChainId: ChainId
    toChainId: ChainId
    token: string
    channelId: number
    exchangeChains: readonly ChainId[]
    exchangeChainsBtc: readonly ChainId[]
    /** Destinations that the airdrop screens propose. */
    recommendedChains: readonly ChainId[]
  }
}
