import { defaultDepositorLimits, type DepositorLimits } from '#core/order/depositAuthorization.ts'

/** Countries whose visitors are turned away (spec §6). */
export const restrictedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY', 'RU', 'CN']

/** Bounds of the inventory that orders reserve before their deposit. */
export interface ReservationLimits {
  /** Open orders to one network for one depositor, made from one internet address. */
  readonly ordersPerDepositor: number
  /** Percent of each balance that orders from one internet address can reserve for several depositors. */
  readonly percentPerAddress: number
}

/** Bounds of the event streams that one process keeps open. */
export interface StreamLimits {
  /** For one internet address; of IPv6 for one /64. `rateLimitScale` multiplies it. */
  readonly perAddress: number
  readonly perOrder: number
  readonly perProcess: number
  /** After which a stream ends, so that its reader connects again. */
  readonly lifetimeSeconds: number
}

export interface ServerConfig {
  /** Where people reach the app, e.g. "https://bridge.example.org"; decides cookie form and sign-in domain. */
  readonly publicUrl: string
  /** Addresses and CIDR ranges whose forwarding headers count. */
  readonly trustedProxies: readonly string[]
  /** Header in which the proxy names the visitor's country, e.g. "cf-ipcountry"; null = countries are unknown. */
  readonly countryHeader: string | null
  readonly restrictedCountries: readonly string[]
  readonly sessionTtlSeconds: number
  readonly quoteTtlSeconds: number
  /** How long a provider may take for a quote. */
  readonly quoteDeadlineMs: number
  /** Deposits that one wallet may have opened for it at once, and how many may fail. */
  readonly openings: DepositorLimits
  readonly reservations: ReservationLimits
  /** Multiplies every rate limit; more than 1 where many people share an address, as on a developer's machine. */
  readonly rateLimitScale: number
  readonly walletConnectProjectId: string | null
  /** Where WalletConnect's messages go through; null = through its own relay. */
  readonly walletConnectRelayUrl: string | null
  /** Where TON Connect's list of wallets is taken from; null = from TON Connect itself. */
  readonly tonWalletsListUrl: string | null
  /** The app inside Telegram, "https://t.me/<bot>/<app>"; wallets lead back there. */
  readonly telegramAppUrl: string | null
  /** `mailto:` or https address for reports of weaknesses; null = no security.txt. */
  readonly securityContact: string | null
  /** Seconds between comments on an idle event stream. */
  readonly heartbeatSeconds: number
  readonly streams: StreamLimits
}

export const defaultServerConfig: ServerConfig = {
  publicUrl: 'http://127.0.0.1:3000',
  trustedProxies: [],
  countryHeader: null,
  restrictedCountries,
  sessionTtlSeconds: 7 * 24 * 3600,
  quoteTtlSeconds: 45,
  quoteDeadlineMs: 4000,
  openings: defaultDepositorLimits,
  reservations: { ordersPerDepositor: 10, percentPerAddress: 25 },
  rateLimitScale: 1,
  walletConnectProjectId: null,
  walletConnectRelayUrl: null,
  tonWalletsListUrl: null,
  telegramAppUrl: null,
  securityContact: null,
  heartbeatSeconds: 15,
  streams: { perAddress: 10, perOrder: 5, perProcess: 2000, lifetimeSeconds: 600 },
}

/** Plain http is for loopback only, where cookies cannot be `Secure`. */
export const isSecureUrl = (url: string): boolean => url.startsWith('https://')
