import { createRoute } from '@hono/zod-openapi'
import { judgeReport } from '#core/judgeReport.ts'
import { trustMessage } from '#core/format/canonicalJson.ts'
import { singleFlight } from '#core/async.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { type TrustData, type TrustNetwork, type TrustReport, trustData } from '#core/wire/trust.ts'
import type { EscrowHoldings, ReconciledChain } from '#store/assurance/types.ts'
import type { ServerDeps } from '../deps.ts'
import { isOpen, requireCapability } from '../http/guards.ts'
import { answersData, createRouter, ok } from '../http/router.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'clock' | 'log' | 'config' | 'site' | 'reportSigner'>
type Attesters = TrustNetwork['escrows'][number]['attesters']

const FRESH_MS = 60_000

/** Gathers what chains, services and operator say about the money's safety; at most once a minute. */
function createTrust(deps: Deps) {
  const { store, clock, config, reportSigner } = deps
  const { around, trust } = deps.site
  const attesters = createAttesterReads(deps)
  let last: { at: number; report: TrustReport } | null = null

  const read = singleFlight(async (): Promise<TrustReport> => {
    await attesters.refresh()
    const [reconciled, providers, open] = await Promise.all([
      store.assurance.reconciled(),
      store.assurance.providerCheck(),
      store.incidents.countOpen(),
    ])
    const at = clock.now()
    const drill = trust.drills.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]
    const facts = {
      version: 1,
      origin: config.publicUrl,
      as_of: at.toISOString(),
      networks: settling(deps).map((chain) => networkOf(deps, chain, { reconciled, attesters: attesters.of })),
      providers: providers && {
        checked_at: providers.checkedAt.toISOString(),
        attesters: providers.attesters,
        silent: providers.silent,
        shared: providers.shared,
        domains: providers.domains && { ...providers.domains, attesters: [...providers.domains.attesters] },
      },
      incidents: {
        open: [...open.values()].reduce((sum, count) => sum + count, 0),
        published: trust.incidents.toSorted((a, b) => b.date.localeCompare(a.date)),
      },
      audits: around.audits.map(({ name, url }) => ({ name, url })),
      drill: drill ? { at: drill.at, outcome: drill.outcome, seconds: drill.seconds, url: drill.url } : null,
    } as const satisfies Omit<TrustReport, 'findings'>
    const report = { ...facts, findings: judgeReport(facts) }
    last = { at: at.getTime(), report }
    return report
  })

  return {
    /** Returns the signed report; without external links on surfaces that hide them. */
    async data(hasLinks: boolean): Promise<TrustData> {
      const full = last && clock.now().getTime() - last.at < FRESH_MS ? last.report : await read()
      const report = hasLinks ? full : withoutLinks(full)
      return {
        report,
        signer: reportSigner?.address ?? null,
        signature: (await reportSigner?.signMessage({ message: trustMessage(report) })) ?? null,
      }
    },
  }
}

const get = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/trust',
  summary: 'Get the signed report on attesters, escrow balances, reconciliation, audits, incidents and drills',
  responses: answersData(trustData),
})

export function trustRoutes(deps: Deps & Pick<ServerDeps, 'policy'>) {
  const trust = createTrust(deps)
  return createRouter().openapi(get, async (c) => {
    const visitor = c.get('visitor')
    await requireCapability(deps, visitor, 'trust', 'other')
    // It differs between surfaces.
    c.header('Cache-Control', 'private, max-age=30')
    return c.json(ok(await trust.data(await isOpen(deps, visitor, 'links'))), 200)
  })
}

/** Networks on which our own maker settles. */
const settling = ({ catalogue }: Pick<Deps, 'catalogue'>): ChainDef[] =>
  catalogue.chains.filter(({ settlement }) => settlement !== null).toSorted((a, b) => a.order - b.order)

const keyOf = (chain: ChainId, escrow: string): string => `${chain}:${escrow}`

/** Attester sets by quorum. A failed read keeps the last one with its time, so that it grows old instead of vanishing. */
function createAttesterReads(deps: Pick<Deps, 'catalogue' | 'chains' | 'clock' | 'log'>) {
  const known = new Map<string, Attesters>()
  const readOne = async (chain: ChainId, escrow: string): Promise<void> => {
    try {
      const set = await deps.chains(chain)?.attesterSet?.(escrow)
      if (!set) return
      const read_at = deps.clock.now().toISOString()
      known.set(keyOf(chain, escrow), { keys: [...set.attesters], threshold: set.threshold, read_at })
    } catch (error) {
      deps.log.warn({ chain, escrow, reason: reasonOf(error) }, 'the attesters of an escrow could not be read')
    }
  }
  return {
    refresh: async (): Promise<void> =>
      void (await Promise.all(
        settling(deps).flatMap(({ id, settlement }) =>
          (settlement?.escrows ?? []).map(({ address }) => readOne(id, address)),
        ),
      )),
    of: (chain: ChainId, escrow: string): Attesters => known.get(keyOf(chain, escrow)) ?? null,
  }
}

interface Readings {
  readonly reconciled: readonly ReconciledChain[]
  readonly attesters: (chain: ChainId, escrow: string) => Attesters
}

function networkOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { id, alias, settlement }: ChainDef,
  { reconciled, attesters }: Readings,
): TrustNetwork {
  const pass = reconciled.find(({ chainId }) => chainId === id)
  const escrows = settlement?.escrows ?? []
  const rowsOf = (address: string) => pass?.escrows.filter(({ escrow }) => escrow === address) ?? []
  return {
    chain_id: id,
    name: alias,
    reconciled_at: pass?.readAt.toISOString() ?? null,
    height: pass ? String(pass.height) : null,
    escrows: escrows.map(({ address }, index) => ({
      address,
      is_current: index === escrows.length - 1,
      attesters: attesters(id, address),
      holdings: rowsOf(address).length === 0 ? null : rowsOf(address).map((row) => holdingOf(catalogue, row)),
    })),
  }
}

function holdingOf({ assets }: Deps['catalogue'], { asset, held, owed }: EscrowHoldings) {
  const known = assets.find(({ id }) => id === asset)
  const { token } = parseAssetId(asset)
  return { token, symbol: known?.symbol ?? token, decimals: known?.decimals ?? 0, held, owed }
}

const withoutLinks = (report: TrustReport): TrustReport => {
  const bare = <T extends { readonly url: string | null }>(row: T): T => ({ ...row, url: null })
  return {
    ...report,
    incidents: { ...report.incidents, published: report.incidents.published.map(bare) },
    audits: report.audits.map(bare),
    drill: report.drill && bare(report.drill),
  }
}
