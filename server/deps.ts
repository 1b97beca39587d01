import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AddressOffer } from '#chains/evm/order/addressOffer.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Policy } from '#core/catalogue/surface.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { Badge } from '#core/rewards/badges.ts'
import type { BadgeMint } from '#chains/evm/badge.ts'
import type { FaucetDef } from '#core/rewards/faucet.ts'
import type { Screening } from '#core/order/screening.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Site } from '#runtime/catalogue/site.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { ChainRpc } from './chainRpc/createChainRpc.ts'
import type { Pseudonyms } from '#store/accounts/types.ts'
import type { ServerConfig } from './config.ts'
import type { RsaKey } from './http/rsaKey.ts'
import type { LoadShedder } from './http/loadShedder.ts'
import type { ServerMetrics } from './http/metrics.ts'
import type { TelegramAccess } from './identity/telegram/access.ts'
import type { DependencyCheck } from './rewards/dependencyCheck.ts'
import type { SocialPlatformCheck } from './rewards/social/platformCheck.ts'
import type { SocialVerifiers } from './rewards/social/verifier.ts'
import type { RouteProvider } from './providers/provider.ts'
import type { SwapProvider } from './swaps/provider.ts'
import type { loadOwls } from '#runtime/catalogue/owls.ts'
import type { TrackerSettings } from '#runtime/catalogue/tracker.ts'
import type { Tracker } from './tracker/createTracker.ts'
import type { FaucetWallet } from './faucet/faucetWallet.ts'

/** Signs the maker's offers. Its key can open deposits at the quoted terms but cannot pay out. */
export interface OfferSigner {
  readonly address: `0x${string}`
  signOrder(escrow: `0x${string}`, chainId: ChainId, order: EscrowOrder): Promise<`0x${string}`>
  /** Signs that deposits to an address belong to an order. */
  signAddress(offer: AddressOffer): Promise<`0x${string}`>
}

export interface ReportSigner {
  readonly address: `0x${string}`
  signMessage(text: { message: string }): Promise<`0x${string}`>
}

/** Signs authorizations to mint badges. Its key can mint badges and nothing else. */
export interface BadgeSigner {
  readonly address: `0x${string}`
  signMint(mint: BadgeMint): Promise<`0x${string}`>
}

/** Returns the node of a network; null if the family has no client or no endpoint is known. */
export type ChainLookup = (id: ChainId) => NetworkNode | null

/** Configured endpoints of a network, and as many as must agree. */
export interface EndpointShortage {
  readonly endpoints: number
  readonly needed: number
  /** Set on a network that shows swaps, and no arrivals with any number of endpoints. */
  readonly isOfSwaps?: true
}

export interface ServerDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly chains: ChainLookup
  /** Endpoints that a network lacks before we read what arrives on it; null if none, or if it can't be read at all. */
  readonly endpointShortage: (id: ChainId) => EndpointShortage | null
  /** The web app's access to networks; the server itself does not use it. */
  readonly chainRpc: ChainRpc
  /** Null = the maker makes no offers here. */
  readonly offerSigner: OfferSigner | null
  /** Canonical address of the maker's payout wallet on each network that it serves. */
  readonly makerAddresses: ReadonlyMap<ChainId, string>
  /** Wallets, canonical, that read the maker’s open business on /maker. */
  readonly makerViewers: readonly string[]
  /** Current capabilities of each surface; they may change while the server runs. */
  readonly policy: () => Policy
  readonly site: Site
  /** Signs the trust report, and nothing else; null = it isn't signed. */
  readonly reportSigner: ReportSigner | null
  readonly rewards: RewardRules
  readonly campaigns: CampaignRules
  readonly badges: readonly Badge[]
  /** Null = no badge can be minted. */
  readonly badgeSigner: BadgeSigner | null
  readonly faucets: readonly FaucetDef[]
  /** Null = no faucet is open. */
  readonly faucetWallet: FaucetWallet | null
  readonly socialVerifiers: SocialVerifiers
  /** Missing setup of those platforms, for the operator. */
  readonly socialPlatformCheck: SocialPlatformCheck
  /** Check-in contracts that are not at their configured addresses. */
  readonly checkInContractCheck: DependencyCheck<ChainId>
  /** Badges that can’t be minted as configured. */
  readonly badgeCheck: DependencyCheck<string>
  /** Null = no bot, so no sign-in with Telegram. */
  readonly telegram: TelegramAccess | null
  readonly screening: Screening
  /** Providers in addition to our own maker. */
  readonly providers?: readonly RouteProvider[]
  /** Built-in providers that quote no longer or not yet: orders made through them earlier are followed to their end. */
  readonly formerProviders?: readonly RouteProvider[]
  /** Providers of swaps on one network. */
  readonly swapProviders: readonly SwapProvider[]
  /** Quote nothing; swaps through them are followed to their end. */
  readonly formerSwapProviders: readonly SwapProvider[]
  /** Activity of addresses on networks. */
  readonly tracker: Tracker
  /** Tokens whose balances the tracker's pages show. */
  readonly trackerTokens: TrackerSettings['tokens']
  /** Final results of events. */
  readonly owls: ReturnType<typeof loadOwls>
  readonly rsaKey: RsaKey
  /**
   * Pseudonymizes what remains of deleted accounts; null = `PSEUDONYM_KEY` is not set, so accounts can't be deleted.
   */
  readonly pseudonyms: Pseudonyms | null
  readonly clock: Clock
  readonly log: Log
  readonly metrics: ServerMetrics
  readonly config: ServerConfig
  /** Null = no call is shed. */
  readonly load: LoadShedder | null
  /** Folder of the built web app; null = only the API is served. */
  readonly webRoot: string | null
}
