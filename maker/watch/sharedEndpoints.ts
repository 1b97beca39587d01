import { randomBytes } from 'node:crypto'
import { reasonOf } from '#core/errors.ts'
import { endpointHashes } from '#runtime/config/endpoints.ts'
import type { Log } from '#runtime/log.ts'
import type { Metrics } from '#runtime/metrics.ts'
import type { ProviderCheck } from '#store/assurance/types.ts'
import type { EndpointHashSource } from '../contract.ts'
import { type Loop, startLoop } from '../loop.ts'

const EVERY_MS = 10 * 60_000
const MAKER = 'maker'

export interface SharedPair {
  readonly one: string
  readonly other: string
  /** Number of providers that both use. */
  readonly count: number
}

/** Pairs of parties that share providers, by hashes under one salt. */
export function sharedPairs(hashes: ReadonlyMap<string, readonly string[]>): SharedPair[] {
  const parties = [...hashes]
  return parties.flatMap(([one, mine], index) =>
    parties.slice(index + 1).flatMap(([other, theirs]) => {
      const count = mine.filter((hash) => theirs.includes(hash)).length
      return count > 0 ? [{ one, other, count }] : []
    }),
  )
}

export interface SharedEndpointsOptions {
  attesters: readonly EndpointHashSource[]
  /** The maker's own endpoints on networks with settlement. */
  endpoints: readonly string[]
  log: Log
  metrics: Metrics
  /** Publishes the result of a comparison. */
  save: (check: Omit<ProviderCheck, 'checkedAt'>) => Promise<void>
  everyMs?: number
}

export interface SharedEndpoints {
  /** Last result; empty if every party has its own providers. */
  found(): readonly SharedPair[]
  start(): void
  stop(): Promise<void>
}

/**
 * Compares the RPC providers of maker and attesters, each with each. One provider that serves several of them could
 * show all of them the same false chain, and attesters would be no independent check.
 */
export function watchSharedEndpoints(options: SharedEndpointsOptions): SharedEndpoints {
  const { attesters, endpoints, log, metrics, save, everyMs = EVERY_MS } = options
  const gauge = metrics.gauge(
    'causeway_maker_shared_endpoint_providers',
    'RPC providers that two parties of the settlement share; each should have its own.',
    ['one', 'other'],
  )
  const unknown = metrics.gauge(
    'causeway_maker_endpoint_hashes_unknown',
    '1 while an attester does not report its providers.',
    ['attester'],
  )
  let found: readonly SharedPair[] = []
  let loop: Loop | null = null

  async function compare(): Promise<void> {
    const salt = `0x${randomBytes(32).toString('hex')}` as const
    const hashes = new Map<string, readonly string[]>([[MAKER, endpointHashes(endpoints, salt)]])
    for (const attester of attesters) {
      try {
        hashes.set(attester.label, await attester.endpointHashes(salt))
        unknown.set(0, { attester: attester.label })
      } catch (error) {
        unknown.set(1, { attester: attester.label })
        log.warn(
          { attester: attester.label, reason: reasonOf(error) },
          'this attester does not report its RPC providers',
        )
      }
    }
    found = sharedPairs(hashes)
    gauge.reset()
    for (const { one, other, count } of found) {
      gauge.set(count, { one, other })
      log.error(
        { alert: 'endpoints_shared', one, other, count },
        'these two rely on the same RPC provider: use a different one for each',
      )
    }
    const silent = attesters.filter(({ label }) => !hashes.has(label)).length
    const counts = [...hashes.values()].map(({ length }) => length)
    const domains = { maker: counts[0] ?? 0, attesters: counts.slice(1) }
    await save({ attesters: attesters.length, silent, shared: found.length, domains }).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'the comparison of RPC providers could not be published'),
    )
  }

  return {
    found: () => found,
    start: () => {
      loop ??= startLoop(compare, everyMs)
    },
    stop: async () => {
      await loop?.stop()
      loop = null
    },
  }
}
