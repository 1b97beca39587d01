/** Name of the drawing behind the page. */
export type Background = 'none' | 'shores' | 'waves' | 'harbour' | 'lanterns'

/** Frame of a screen (spec §2: display metadata of a route). */
export interface Layout {
  /** True if the navigation is shown. */
  readonly navigation: boolean
  /** The footer is fixed to the lower edge of the window. */
  readonly footerFixed: boolean
  readonly background: Background
}

/** Extra access rule of a screen, in addition to the country rule. */
export type Guard = 'pool'

/** A path and its metadata, known before its screen is loaded. */
export interface ScreenRow {
  /** Also part of its text ids: `screen-{name}-title`, `screen-{name}-description`. */
  readonly name: string
  /** Path as in the specification, with `:name` for one segment. Compared ignoring case. */
  readonly path: string
  /** Page that renders the screen. */
  readonly page: PageName
  readonly layout: Layout
  readonly guard: Guard | null
  /** True if search engines may list the screen. */
  readonly listed: boolean
}

export type PageName =
  | 'bridge'
  | 'confirm'
  | 'completed'
  | 'order'
  | 'history'
  | 'query'
  /** State of the service, and figures of providers and routes. */
  | 'status'
  /** Attesters, escrow balances, checks and audits that protect deposits. */
  | 'trust'
  /** Steps of market making, and its routes. */
  | 'maker'
  /** Sessions of a user, and the data kept about them. */
  | 'account'
  /** Payment requests: the form that creates one, and the page where it is paid. */
  | 'pay'
  /** Balances of all connected wallets. */
  | 'portfolio'
  /** Work in progress, planned and released. */
  | 'roadmap'
  /** Facts about a visit, for support. */
  | 'diagnostics'
  /** Networks, wallets and apps as cards. */
  | 'ecosystem'
  /** The swap form, and one swap. */
  | 'swap'
  /** The form that deploys a note, and the wallet's notes. */
  | 'deploy'
  /** Pools that lend to the market maker. */
  | 'pool'
  /** Coins of test networks. */
  | 'faucet'
  | 'tos'
  | 'restricted'
  /** Allocations of an airdrop, by address. */
  | 'airdrop'
  /** A badge: its tasks, and the mint. */
  | 'badge'
  /** Activity of addresses on networks, and pages of points and badges under it. */
  | 'tracker'
  /** Points that a wallet has earned, the reasons, and ways to earn more. */
  | 'points'
  /** Referral link and its results. */
  | 'invite'
  /** An event that is over, with its final leaderboard. */
  | 'event'

/** Pages that are sheets over another page, whose route has a place for them. */
export const sheetPages: ReadonlySet<PageName> = new Set(['confirm', 'completed'])
