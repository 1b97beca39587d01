import type { AssetId } from '../chain/assetId.ts'
import type { ChainId } from '../chain/chainId.ts'
import type { ChannelColours, Theme } from '../channel/colours.ts'
import type { FamilyName, SettlementStatus } from '../chain/family.ts'
import type { OwnText } from '../format/ownText.ts'
import type { MemoRule } from '../order/exchangeMemo.ts'
import type { EscrowVersion, FillMode, MakerCustody } from '../order/escrowOrder.ts'
import type { PriceBook } from '../money/price.ts'

/** Network of the catalogue; the fields of the specification's bridge list (spec §3) plus the settlement settings. */
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
  /** Endpoint that keeps a transaction out of the public mempool until it is in a block. */
  protectedRpc?: ProtectedRpc
  explorerUrl: string | null
  explorerName: string | null
  icon: string
  popular: readonly { tag: string; weight: number }[]
  disabled: boolean
  order: number
  flags: readonly string[]
  settlement: ChainSettlement | null
  /** Of its family in this release. */
  settlementStatus: SettlementStatus
}

export interface ProtectedRpc {
  /** Name that people read. */
  name: string
  url: string
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

/** Vault of one token that lends to the maker (decision 35). */
export interface PoolDef {
  /** Canonical address of the token. */
  asset: string
  /** Canonical address of the vault, which is also its share token. */
  address: string
  /** Canonical address of the maker's account that the vault pays through, the same on every network. */
  account: string
  /** Millionths of a draw that quotes charge for its fee. A vault with a higher fee pays nothing. */
  feePpm: number
  /** keccak256 of the vault's deployed code. Without it the code is compared with our artifact, immutables aside. */
  codeHash?: string
}

/** Settings that the maker and attesters need to settle on a network. Absent = no route of our own. */
export interface ChainSettlement {
  /** Deployments of the escrow, oldest first: new orders use the last one. Empty if the network has none. */
  escrows: readonly EscrowGeneration[]
  filler: string | null
  /**
   * keccak256 of the deployed code, as the deployment recorded it. Without it the code is compared with our artifact.
   */
  fillerCodeHash?: string
  /** Factory of deposit addresses that any wallet can pay; without it deposits need a wallet. EVM only. */
  forwarderFactory?: string
  /** Vaults that lend to the maker, one per token. EVM only; absent if the network has none. */
  pools?: readonly PoolDef[]
  /**
   * Hash of the network's origin: its first block on EVM, the genesis hash on SVM. Endpoints that serve another are
   * refused.
   */
  genesisHash?: string
  /** Canonical address of maker-custody deposits; null where the escrow is used. */
  depositAddress: string | null
  /**
   * Extended public key of the account whose addresses take maker-custody deposits, one per order; null where deposits
   * name their order themselves.
   */
  depositAccount: string | null
  /** Canonical address of the maker's inventory where there is a `depositAccount`; elsewhere it pays from `depositAddress`. */
  payoutAddress?: string
  blockTimeMs: number
  /**
   * Required confirmations by value: the first tier whose limit covers the value; null limit = any; "finalized" waits
   * for finality.
   */
  confirmationTiers: readonly { upToUsd: string | null; confirmations: number | 'finalized' }[]
  /** Blocks after which the network's head counts as final; null = query the node for its finalized block. */
  finalityBlocks: number | null
  /** A reorganization deeper than this pauses the chain. */
  maxReorgBlocks: number
  /** Cap in whole dollars on the sum of payouts whose deposits are not final yet. */
  unconfirmedCapUsd: string
  /**
   * Cap in dollars on deposits in the maker's own custody, all orders together; `moneyLimits` has the default of this
   * and the next two.
   */
  custodyCapUsd?: string
  /** The operator opens routes of a family whose payouts have not run on a real node. */
  acceptUnproven?: true
  /** Native coins worth this many dollars are reserved for the maker's own transactions. */
  gasFloorUsd?: string
  /** Cap in dollars on the native coins that one order may carry on top. */
  destinationGasCapUsd?: string
  /**
   * First block that may hold one of our deposits; a new database begins its scan there. Without it a new database
   * misses earlier deposits.
   */
  firstBlock?: number
  /** Caps in dollars on the hourly payouts of one asset, and on the escrow's debt over all tokens. */
  outflowCapUsd?: string
  unclaimedCapUsd?: string
  /** Cap in dollars on the gas of deposits opened on signatures within an hour but not claimed yet. */
  openingGasCapUsd?: string
  /** A payment above this many dollars is delayed, and can be stopped meanwhile. */
  reviewAboveUsd?: string
  /** Maximum gwei per gas of our transactions, as text; no limit by default. EVM, and L2 gas of Starknet. */
  maxFeePerGasGwei?: string
  /** Maximum millionths of a lamport per compute unit of our transactions; 1,000,000 by default. SVM only. */
  maxComputeUnitPrice?: number
  /**
   * Bounds of our fee rates in base units per virtual byte, 1 and 200 by default. `unknown`: rate while the nodes have no
   * estimate, as on a local network; without it payments wait. Bitcoin only.
   */
  feeRates?: { least: number; most: number; unknown?: number }
  /** Maximum multiple of a quorum's tip that a replacement may offer, 5 by default. EVM only. */
  maxTipMultiple?: number
  /**
   * Cap in dollars on the network fee of one transaction. A real network must set it; `moneyLimits` has the local
   * networks' value.
   */
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
  /** Signing domain of a token with permits (EIP-2612); absent if it has none. */
  permit?: { name: string; version: string }
  /**
   * Signing domain of a token with transfer authorizations (ERC-3009), whose deposits need no gas; absent if it has
   * none.
   */
  authorization?: { name: string; version: string }
}

/** Names of a network and its own coin at price vendors; absent if a vendor does not know it. */
export interface PriceIds {
  /** DefiLlama's name of the network, before a token's address. */
  defillama?: string
  /** CoinGecko's asset platform. */
  coingecko?: string
  /** CoinGecko's id of the network's own coin; DefiLlama accepts it as well. */
  coin?: string
}

/** Pair that the maker serves. Amounts in base units of the source asset. */
export interface RouteDef {
  from: AssetId
  to: AssetId
  custody: MakerCustody
  fillMode: FillMode
  min: bigint
  max: bigint
  feeRatio: bigint
  /**
   * Flat gas compensation by amount: the first tier whose limit covers the amount; null limit = any. Destination cost
   * with margin.
   */
  gasTiers: readonly { upTo: bigint | null; gasUnits: bigint; marginPercent: number }[]
  etaSeconds: number
  /** Basis points by which the maker's prices may differ from the quote's; the process's own value if absent. */
  priceToleranceBps?: number
  enabled: boolean
  /** Reason why it is disabled, in one sentence. */
  disabledReason: OwnText | null
  /** Disabled because settlement on one of its networks is unproven, and the operator has not accepted that. */
  unproven?: true
}

export interface ExchangeNetwork {
  chainId: ChainId
  memo: MemoRule
  /** Number of confirmations after which the exchange says it credits a deposit; null if unknown. */
  confirmations: number | null
}

/** Exchange that can be a destination (product facts §2). */
export interface ExchangeDef {
  id: number
  name: string
  icon: string
  networks: readonly ExchangeNetwork[]
  tokens: readonly string[]
  minDeposit: readonly { symbol: string; amount: string }[]
  suspended: boolean
  /** Reason in one sentence for users; null while it accepts deposits. */
  suspendedReason: OwnText | null
}

/** White-label partner: its hosts, look, limits and fee (spec §1, product facts §6). */
export interface ChannelDef {
  /** Stored with each order, also on chain. */
  id: number
  /** Name in paths, /network/{slug}; lower case. */
  slug: string
  name: string
  /** Hosts of this channel, compared exactly; lower case, without port. */
  domains: readonly string[]
  /** Images as data URIs, for a light and for a dark background. */
  logo: Readonly<Record<Theme, string>> | null
  forcedTheme: Theme | null
  colours: ChannelColours | null
  links: { about: string | null; support: string | null }
  /** Null = all. */
  chains: readonly ChainId[] | null
  /** Symbols, or ids of single assets; null = all. */
  assets: readonly string[] | null
  /** Initial values of the form; null = the product's own defaults. */
  presets: { from: ChainId | null; to: ChainId | null; token: string | null } | null
  /** Names of the wallets that are listed first, in this order. */
  wallets: readonly string[]
  feeBps: number
  /** Recipient of the fee; on escrows it must also be registered as the channel's payee. */
  feeAddress: string | null
}

export interface Catalogue {
  profile: 'default' | 'local'
  chains: readonly ChainDef[]
  assets: readonly AssetDef[]
  routes: readonly RouteDef[]
  exchanges: readonly ExchangeDef[]
  channels: readonly ChannelDef[]
  /**
   * By price key. As loaded from files this is the operator's table; a process that queries vendors replaces it with their
   * book.
   */
  prices: PriceBook
  priceIds: ReadonlyMap<ChainId, PriceIds>
  defaults: {
    fromChainId: ChainId
    toChainId: ChainId
    token: string
    channelId: number
    exchangeChains: readonly ChainId[]
    exchangeChainsBtc: readonly ChainId[]
    /** Destinations that the airdrop screens suggest. */
    recommendedChains: readonly ChainId[]
  }
}
