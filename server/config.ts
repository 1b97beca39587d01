import { defaultDepositorLimits, type DepositorLimits } from '#core/order/depositAuthorization.ts'

/** Countries whose visitors are refused (spec §6). */
export const restrictedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY', 'RU', 'CN']

/** Limits on inventory that orders without a deposit reserve. */
export interface ReservationLimits {
  /** Open orders per destination network and depositor, created from one internet address. */
  readonly ordersPerDepositor: number
  /** Percent of each balance that orders from one internet address can reserve for several depositors. */
  readonly percentPerAddress: number
}

/** Limits on concurrent event streams of one process. */
export interface StreamLimits {
  /** Per internet address, or per /64 for IPv6. `rateLimitScale` multiplies it. */
  readonly perAddress: number
  readonly perOrder: number
  readonly perProcess: number
  /** Maximum age of a stream; its reader then reconnects. */
  readonly lifetimeSeconds: number
}

export interface ServerConfig {
  /** Public URL of the app, e.g. "https://bridge.example.org"; determines the cookie form and the sign-in domain. */
  readonly publicUrl: string
  /** Addresses and CIDR ranges whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** Header in which the proxy names the visitor's country, e.g. "cf-ipcountry"; null if countries are unknown. */
  readonly countryHeader: string | null
  readonly restrictedCountries: readonly string[]
  readonly sessionTtlSeconds: number
  readonly quoteTtlSeconds: number
  /** Milliseconds that a provider may take for a quote. */
  readonly quoteDeadlineMs: number
  /** Milliseconds that an answer in one piece waits for further providers once it has a quote. */
  readonly quotePatienceMs: number
  /** Time for a provider to prepare an order. */
  readonly prepareDeadlineMs: number
  /** Gasless deposits that one wallet may have open at once, and how many may fail. */
  readonly openings: DepositorLimits
  readonly reservations: ReservationLimits
  /** Multiplies every rate limit; above 1 if many users share an address, as on a developer's machine. */
  readonly rateLimitScale: number
  readonly walletConnectProjectId: string | null
  /** Relay for WalletConnect; null = its own relay. */
  readonly walletConnectRelayUrl: string | null
  /** Source of TON Connect's wallet list; null = TON Connect's own. */
  readonly tonWalletsListUrl: string | null
  /** Hosts that pages may connect to and load images from, in addition to those of known wallets. */
  readonly pageHosts: readonly string[]
  /** The app inside Telegram, "https://t.me/<bot>/<app>"; wallets return to it. */
  readonly telegramAppUrl: string | null
  /** `mailto:` or https address for vulnerability reports; null = no security.txt. */
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
  quotePatienceMs: 2000,
  prepareDeadlineMs: 15_000,
  openings: defaultDepositorLimits,
  reservations: { ordersPerDepositor: 10, percentPerAddress: 25 },
  rateLimitScale: 1,
  walletConnectProjectId: null,
  walletConnectRelayUrl: null,
  tonWalletsListUrl: null,
  pageHosts: [],
  telegramAppUrl: null,
  securityContact: null,
  heartbeatSeconds: 15,
  streams: { perAddress: 10, perOrder: 5, perProcess: 2000, lifetimeSeconds: 600 },
}

/** Plain http is only for loopback, where cookies cannot be `Secure`. */
export const isSecureUrl = (url: string): boolean => url.startsWith('https://')
