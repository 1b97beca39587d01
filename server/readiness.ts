import { Hono } from 'hono'
import { nextStep, settledChains } from '#core/catalogue/availability.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { ChainStateRow } from '#store/chainState/types.ts'
import type { ServerDeps } from './deps.ts'
import { unverifiedNetworks } from './unverifiedNetworks.ts'

/** Reports that the product's pages name no contact; null if they do. */
export const contactNotice = ({ around }: Pick<ServerDeps['site'], 'around'>): string | null =>
  around.links.support === undefined
    ? 'No contact is configured, so pages name none. Set `support` in links.json (docs/white-label.md, “Fields”).'
    : null

/**
 * `GET /ready` for load balancers and operators: 200 while the database answers, else 503. Unavailable chains, social
 * platforms, check-ins or badges, and networks with too few endpoints, are listed but don't fail it.
 */
export function readiness({
  store,
  catalogue,
  chains,
  site,
  socialPlatformCheck,
  checkInContractCheck,
  badgeCheck,
  providers = [],
  swapProviders,
  badges,
  rewards,
  endpointShortage,
}: Pick<
  ServerDeps,
  | 'store'
  | 'catalogue'
  | 'chains'
  | 'site'
  | 'socialPlatformCheck'
  | 'checkInContractCheck'
  | 'badgeCheck'
  | 'providers'
  | 'swapProviders'
  | 'badges'
  | 'rewards'
  | 'endpointShortage'
>): Hono {
  const settled = settledChains(catalogue)

  const row = (chain: ChainDef, state: ChainStateRow | undefined) => {
    const healthy =
      chains(chain.id)
        ?.endpoints()
        .some((e) => e.healthy) ?? false
    return {
      chain_id: chain.id,
      name: chain.name,
      healthy,
      height: state?.headHeight?.toString() ?? null,
      paused: state?.paused ?? false,
    }
  }

  return new Hono().get('/ready', async (c) => {
    const states = await store.chainState.all().catch(() => null)
    const known = {
      /** The operator's next step while no route is available; null otherwise. */
      next_step: nextStep(catalogue, providers),
      /** External providers and the pairs that they serve now. */
      providers: providers.map((provider) => ({ name: provider.name, routes: provider.routes().length })),
      /** Networks in use with too few endpoints, and what that affects. */
      unverified_networks: unverifiedNetworks({
        catalogue,
        providers,
        swapProviders,
        badges,
        rewards,
        endpointShortage,
      }),
      contact_notice: contactNotice(site),
      chains: settled.map((chain) =>
        row(
          chain,
          states?.find((s) => s.chainId === chain.id),
        ),
      ),
      /** `problem` prevents tasks from being verified; `notice` reports incomplete setup that doesn't. */
      social: socialPlatformCheck.rows().map((one) => ({ ...one })),
      check_in: checkInContractCheck.rows().map(({ subject, problem }) => ({ chain_id: subject, problem })),
      badges: badgeCheck.rows().map(({ subject, problem }) => ({ id: subject, problem })),
    }
    return states
      ? c.json({ status: 'ready', database: true, ...known }, 200)
      : c.json({ status: 'not_ready', database: false, ...known }, 503)
  })
}
