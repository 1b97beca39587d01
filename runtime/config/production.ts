import { AppError } from '#core/errors.ts'
import { developmentKeyCheck } from './developmentKeys.ts'
import { requireIndependentEndpoints } from './endpointOwners.ts'
import { isLoopback, type NetworkEndpoints } from './endpoints.ts'

/** Start settings of a process (or of the embedded root, which is several at once). */
export interface StartFacts {
  /** Networks with our settlement, with their endpoints. */
  networks: readonly NetworkEndpoints[]
  rpcQuorum: number
  /** Every key that the process holds, by the name of its variable. */
  secrets: readonly { name: string; value: string }[]
  database: 'pglite' | 'postgres'
  /** True if the process pays out of the maker's inventory. */
  paysOut: boolean
  allowPglitePayouts: boolean
  /** Journal of payouts; absent if nothing is paid out. */
  journal?: { mirrored: boolean; allowSingle: boolean }
  /** Number of attester keys in this one process. */
  attesterKeys: number
  /** The catalogue has networks that exist only on a developer's machine. */
  localChains: boolean
}

/**
 * Reasons why this start would endanger money on a real network; empty on loopback, where development settings are
 * allowed.
 */
export function productionRefusals(facts: StartFacts): readonly string[] {
  if (facts.networks.every(({ endpoints }) => endpoints.every(isLoopback))) return []
  const isDevelopmentKey = developmentKeyCheck()
  const keys = facts.secrets.filter((secret) => isDevelopmentKey(secret.value))
  const shared = facts.secrets.filter((a, i) =>
    facts.secrets.some((b, j) => j < i && a.value.toLowerCase() === b.value.toLowerCase()),
  )
  const rules: readonly [boolean, string][] = [
    [
      facts.database === 'pglite' && facts.paysOut && !facts.allowPglitePayouts,
      'Payouts from the embedded database can be lost in a power cut: set DATABASE_URL, or ALLOW_PGLITE_PAYOUTS=yes.',
    ],
    [
      facts.paysOut && !facts.journal?.mirrored && !facts.journal?.allowSingle,
      'Payouts are journalled on one disk, and a lost journal with an older database pays twice: set JOURNAL_MIRROR, or ALLOW_SINGLE_JOURNAL=yes.',
    ],
    [
      facts.attesterKeys > 1,
      'One process holds several attester keys, so one break-in could claim every deposit: run each attester apart.',
    ],
    [facts.localChains, 'The catalogue has local development networks: use PROFILE=default.'],
    [facts.rpcQuorum < 2, 'One endpoint alone would be believed: set RPC_QUORUM to 2 or more.'],
  ]
  return [
    ...keys.map((secret) => `${secret.name} is a public development key: make a new one.`),
    ...shared.map((secret) => `${secret.name} is used for another purpose too: each key serves one.`),
    ...rules.filter(([broken]) => broken).map(([, message]) => message),
  ]
}

/**
 * Refuses an unsafe start.
 * @throws AppError `endpoints_dependent`, or `unsafe_start` with every refusal, one per line.
 */
export function refuseUnsafeStart(facts: StartFacts): void {
  requireIndependentEndpoints(facts.networks, facts.rpcQuorum)
  const refusals = productionRefusals(facts)
  if (refusals.length > 0)
    throw new AppError(
      'unsafe_start',
      `With endpoints that are not on this machine, the start is refused:\n  ${refusals.join('\n  ')}`,
      { retriable: false },
    )
}
