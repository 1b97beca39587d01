import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Policy } from '#core/policy/surface.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { Screening } from '#core/policy/screening.ts'
import type { ChainNode } from '#chains/contract.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Site } from '#runtime/catalogue/site.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { ChainRpc } from './chainRpc/createChainRpc.ts'
import type { Pseudonyms } from '#store/contract/accounts.ts'
import type { ServerConfig } from './config.ts'
import type { RsaKey } from './crypto/rsaKey.ts'
import type { LoadShedder } from './http/loadShedder.ts'
import type { ServerMetrics } from './http/metrics.ts'
import type { TelegramAccess } from './identity/telegram/access.ts'
import type { CheckInSetUp } from './rewards/checkIn/setUp.ts'
import type { SocialSetUp } from './rewards/social/setUp.ts'
import type { SocialVerifiers } from './rewards/social/verifier.ts'
import type { RouteProvider } from './quotes/provider.ts'

/** Signs the maker's offers. Its key opens deposits at the quoted terms and can pay nothing out. */
export interface OfferSigner {
  readonly address: `0x${string}`
  signOrder(escrow: `0x${string}`, chainId: ChainId, order: EscrowOrder): Promise<`0x${string}`>
}

/** The node of a network, for settlement or for reading only; null where the family has no client or no endpoint is known. */
export type ChainLookup = (id: ChainId) => ChainNode | null

export interface ServerDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly chains: ChainLookup
  /** How the web app reads networks; nothing of the server's own rests on it. */
  readonly chainRpc: ChainRpc
  /** Null = the maker makes no offers here. */
  readonly offerSigner: OfferSigner | null
  /** The maker's payout wallet on each network that it serves, canonical. */
  readonly makerAddresses: ReadonlyMap<ChainId, string>
  /** What each surface may do, as it stands now: it may change while the server runs. */
  readonly policy: () => Policy
  readonly site: Site
  readonly rewards: RewardRules
  readonly campaigns: CampaignRules
  readonly socialVerifiers: SocialVerifiers
  /** What is missing on those platforms, for the operator. */
  readonly socialSetUp: SocialSetUp
  /** Which check-in contracts are not where the configuration says. */
  readonly checkInSetUp: CheckInSetUp
  /** Null = no bot, so that nobody comes from Telegram. */
  readonly telegram: TelegramAccess | null
  readonly screening: Screening
  /** Liquidity besides our own maker. */
  readonly providers?: readonly RouteProvider[]
  readonly rsaKey: RsaKey
  /** For what stays of people who delete their data; null = `PSEUDONYM_KEY` is not set, and nobody can. */
  readonly pseudonyms: Pseudonyms | null
  readonly clock: Clock
  readonly log: Log
  readonly metrics: ServerMetrics
  readonly config: ServerConfig
  /** Without one every call is taken. */
  readonly load?: LoadShedder
  /** Folder of the built web app; without it only the API is served. */
  readonly webRoot?: string
}
