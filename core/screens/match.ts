import { findScreen, partsOf } from './first.ts'
import { pageNeeds, screens } from './table.ts'

/** Redirected addresses; query and fragment are kept. In lower case, because they are compared ignoring case. */
export const redirects: Readonly<Record<string, string>> = {
  '/bridge': '/',
  '/inscribe': '/',
  '/rewards': '/points',
  '/rewards-phase1': '/points',
  '/terms': '/tos',
  '/lxp': '/tracker/lxp',
  '/scrollmarks': '/tracker/scrollmarks',
  '/bobspice': '/drop/bob-spice',
  '/monadfaucet': '/Faucet/Monad',
}

export type Screen = (typeof screens)[number]
export type RouteMatch = { kind: 'screen'; screen: Screen } | { kind: 'redirect'; to: string } | { kind: 'none' }

/** Returns the screen or redirect at a path, ignoring case and a trailing slash. */
export function matchRoute(pathname: string): RouteMatch {
  const to = redirects[`/${partsOf(pathname).join('/').toLowerCase()}`]
  if (to !== undefined) return { kind: 'redirect', to }
  const screen = findScreen(screens, pathname)
  return screen ? { kind: 'screen', screen } : { kind: 'none' }
}

/** Returns the screen at a path, or null. */
export function screenAt(pathname: string): Screen | null {
  const place = matchRoute(pathname)
  return place.kind === 'screen' ? place.screen : null
}

/** Returns the capabilities that the page at a path needs: a link to it is shown only where all of them are permitted. */
export function capabilitiesAt(pathname: string): readonly string[] {
  const screen = screenAt(pathname)
  return screen ? (pageNeeds[screen.page] ?? []) : []
}
