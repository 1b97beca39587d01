import { useQuery } from '@tanstack/react-query'
import { capabilitiesAt } from '#core/screens/match.ts'
import { appConfigQuery } from '#src/api/queries.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { useServices, useWallets } from '#src/services.ts'

type Menu = 'header' | 'more'

/** An entry of the header or the "More" panel that loads after startup. */
export interface Place {
  readonly to: string
  readonly text: PlainKey
  /** Menus with this entry. The header shows those that fit, so each is under "More" too. */
  readonly menus: readonly Menu[]
  /** Badge next to the label. */
  readonly tag?: PlainKey
  /** A connected wallet (spec §6), that or a Telegram account, an address that the pool is open to, or an open faucet. */
  readonly needs?: 'wallet' | 'account' | 'pool' | 'faucet'
}

/** Pages that the footer links to on every page with navigation; each is under "More" too, for phones. */
const footerPlaces = [
  { to: '/query', text: 'query-title' },
  { to: '/ecosystem', text: 'around-link-ecosystem' },
  { to: '/developingpage', text: 'screen-developing-title' },
] as const satisfies readonly Pick<Place, 'to' | 'text'>[]

const more = ['more'] as const
const both = ['header', 'more'] as const

/** Entries in the order of both menus. The header has Bridge, Swap and Rewards before them (`navigation.tsx`). */
const places: readonly Place[] = [
  { to: '/swap', text: 'nav-swap', menus: more },
  { to: '/points', text: 'points-mine', menus: more },
  { to: '/deploy', text: 'screen-deploy-title', menus: both, tag: 'deploy-tag' },
  { to: '/pool', text: 'screen-pool-title', menus: both, needs: 'pool' },
  { to: '/portfolio', text: 'screen-portfolio-title', menus: both },
  { to: '/history', text: 'nav-history', menus: both, needs: 'wallet' },
  { to: '/ecosystem', text: 'screen-ecosystem-title', menus: more },
  { to: '/pay', text: 'request-title', menus: more },
  { to: '/query', text: 'query-title', menus: more },
  { to: '/faucet', text: 'screen-faucet-title', menus: more, needs: 'faucet' },
  { to: '/tracker', text: 'screen-tracker-title', menus: both },
  { to: '/status', text: 'service-title', menus: more },
  { to: '/trust', text: 'screen-trust-title', menus: more },
  { to: '/maker', text: 'screen-maker-title', menus: more },
  { to: '/developingpage', text: 'screen-developing-title', menus: more },
  { to: '/test', text: 'screen-test-title', menus: more },
  { to: '/account', text: 'screen-account-title', menus: more, needs: 'account' },
  { to: '/tos', text: 'around-terms_of_use', menus: more },
]

interface Visitor {
  readonly connected: boolean
  readonly hasAccount: boolean
  readonly mayOpenPool: boolean
  readonly hasFaucets: boolean
  /** Decides by row of the surface policy. */
  readonly permits: (capability: string) => boolean
}

/** Returns the entries of the footer that the surface permits. */
export const footerPlacesFor = (permits: Visitor['permits']) =>
  footerPlaces.filter(({ to }) => capabilitiesAt(to).every(permits))

/** Returns the entries of a menu that this visitor may open. */
export const placesFor = (
  menu: Menu,
  { connected, hasAccount, mayOpenPool, hasFaucets, permits }: Visitor,
): readonly Place[] => {
  const has = { wallet: connected, account: connected || hasAccount, pool: mayOpenPool, faucet: hasFaucets }
  return places.filter(
    ({ to, menus, needs }) =>
      menus.includes(menu) && capabilitiesAt(to).every(permits) && (needs === undefined || has[needs]),
  )
}

export function usePlaces(menu: Menu): readonly Place[] {
  const permits = usePermits()
  const { api } = useServices()
  const hasFaucets = useQuery(appConfigQuery(api)).data?.has_faucets === true
  const connected = useWallets((state) => state.userId !== null)
  const hasAccount = useTop(usePlatform().host) !== null
  const mayOpenPool = usePool() === 'open'
  return placesFor(menu, {
    connected,
    hasAccount,
    mayOpenPool,
    hasFaucets,
    permits: (capability) => permits(capability, 'other'),
  })
}

/** Returns the visitor's access to the pool. The stored address counts until their wallet reconnects. */
export function usePool(): ReturnType<typeof poolAnswer> {
  const { api, userIds } = useServices()
  const connected = useWallets((state) => state.userId)
  const config = useQuery(appConfigQuery(api))
  return poolAnswer({
    userId: connected ?? userIds.read(),
    listed: config.data?.pool_addresses,
    failed: config.isError,
  })
}

/** Spec §2: the pool is for listed addresses only, compared case-insensitively. */
export function mayOpenPool(userId: string | null, listed: readonly string[]): boolean {
  if (userId === null) return false
  const wanted = userId.toLowerCase()
  return listed.some((address) => address.toLowerCase() === wanted)
}

export interface PoolVisitor {
  readonly userId: string | null
  /** Undefined while the list loads. */
  readonly listed: readonly string[] | undefined
  /** True when the list failed to load. */
  readonly failed: boolean
}

/** Returns `wait` until the list is known, so that an allowed visitor is not redirected first. */
export function poolAnswer({ userId, listed, failed }: PoolVisitor): 'open' | 'closed' | 'wait' {
  if (userId === null) return 'closed'
  if (listed) return mayOpenPool(userId, listed) ? 'open' : 'closed'
  return failed ? 'closed' : 'wait'
}
