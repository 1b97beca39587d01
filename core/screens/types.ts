/** A drawing under the page, by name. */
export type Background = 'none' | 'shores' | 'waves' | 'harbour' | 'lanterns'

/** What surrounds a screen (spec §2: display metadata of a route). */
export interface Layout {
  /** Whether the navigation is shown. */
  readonly navigation: boolean
  /** The footer stays at the lower edge of the window. */
  readonly footerFixed: boolean
  readonly background: Background
}

/** Who may open a screen besides everybody that the country rule lets in. */
export type Guard = 'pool'

/** A path and what is known about it before its screen is loaded. */
export interface ScreenRow {
  /** Also the middle of its texts: `screen-{name}-title`, `screen-{name}-description`. */
  readonly name: string
  /** As the specification writes it, `:name` standing for one part. Compared without regard to case. */
  readonly path: string
  /** Which page draws it. */
  readonly page: PageName
  readonly layout: Layout
  readonly guard: Guard | null
  /** Whether search engines may list it. */
  readonly listed: boolean
}

export type PageName =
  | 'bridge'
  | 'confirm'
  | 'completed'
  | 'order'
  | 'history'
  | 'query'
  /** Where a person is signed in, and what is kept about them. */
  | 'account'
  | 'tos'
  | 'restricted'
  /** What an airdrop has for addresses. */
  | 'airdrop'
  /** What a wallet has earned, why, and how it earns more. */
  | 'points'
  /** A link to hand on to friends, and what came of it. */
  | 'invite'
  /** One sentence that says what the address is for, and the way back. */
  | 'purpose'
  /** An event that is over. */
  | 'event'
