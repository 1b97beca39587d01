import type { Badge } from '#core/rewards/badges.ts'
import type { ServerDeps } from '../../deps.ts'
import { createDependencyCheck, type DependencyCheck } from '../dependencyCheck.ts'
import { mintableBadges, readIssuer } from './readBadge.ts'

type Deps = Pick<ServerDeps, 'chains' | 'endpointShortage' | 'badgeSigner'>

/**
 * Returns what the operator must fix before the badge can be minted: with another issuer, for example, the contract would
 * refuse, and the user would pay gas for nothing. Null if nothing is missing.
 * @throws AppError `rpc_unreachable`, `rpc_disagree`
 */
export async function findBadgeProblem(
  deps: Deps,
  { chainId, contract }: Pick<Badge, 'chainId' | 'contract'>,
): Promise<string | null> {
  if (contract === null) return 'badges.json names no contract'
  if (deps.badgeSigner === null) return 'BADGE_SIGNER_KEY is not set'
  const shortage = deps.endpointShortage(chainId)
  if (shortage)
    return `RPC_QUORUM endpoints must agree about a badge: add endpoints to RPC_${chainId} (${shortage.endpoints} of ${shortage.needed})`
  if (!deps.chains(chainId)?.askContract) return `this network can’t be read: set RPC_${chainId}`
  const issuer = await readIssuer(deps, { chainId, contract })
  if (issuer === null) return `no badge contract exists at ${contract}: check badges.json`
  const own = deps.badgeSigner.address.toLowerCase()
  return issuer === own ? null : `the contract’s issuer is ${issuer}, but BADGE_SIGNER_KEY belongs to ${own}`
}

const says = {
  missing: 'this badge can’t be minted until this is fixed',
  recovered: 'this badge can be minted again',
  silent: 'a badge’s network does not respond',
}

/** Checks the contract, the issuer and the network of each badge that names a contract. */
export const createBadgeCheck = (deps: Deps & Pick<ServerDeps, 'badges' | 'log'>): DependencyCheck<string> =>
  createDependencyCheck({
    says,
    log: deps.log,
    questions: () =>
      mintableBadges(deps).map((badge) => ({ subject: badge.id, problem: () => findBadgeProblem(deps, badge) })),
  })
