import type { Hex } from 'viem'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { Badge } from '#core/rewards/badges.ts'
import type { ServerDeps } from '../../deps.ts'
import { findBadgeProblem } from './badgeCheck.ts'
import { walletBadges } from './progress.ts'

/** Long enough for a wallet on a slow network; an expired authorization is replaced by another one. */
const VALID_SECONDS = 15 * 60

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'chains' | 'endpointShortage' | 'badgeSigner' | 'clock' | 'log'>

interface Authorized {
  readonly badge: Badge & { readonly contract: string }
  /** Unix time of the last valid second. */
  readonly deadline: number
  readonly signature: Hex
}

/**
 * Signs a wallet's authorization to mint a badge that it has earned by the ledger. The contract mints it once, so that
 * several authorizations do no harm.
 * @param wallet canonical address, signed in
 * @throws AppError `badge_closed`, `badge_unavailable`, `badge_wallet_unsupported`, `badge_not_earned`, `badge_minted`,
 * `rpc_unreachable`, `rpc_disagree`
 */
export async function authorizeBadge(deps: Deps, badge: Badge, wallet: string): Promise<Authorized> {
  const now = deps.clock.now()
  if (now < badge.startTime || badge.endTime <= now)
    throw refusal('badge_closed', 'This badge can’t be minted at this time.')
  if (accountOfAnyFamily(wallet)?.family !== 'evm')
    throw refusal('badge_wallet_unsupported', 'Badges are minted with an EVM wallet. Sign in with one.')
  const [own] = await walletBadges(deps, [badge], wallet)
  if (own?.isMinted) throw refusal('badge_minted', 'This wallet already has the badge.')
  if (!own?.isEarned) throw refusal('badge_not_earned', 'Complete all tasks of this badge first.')
  const { contract } = badge
  const signer = deps.badgeSigner
  if (contract === null || signer === null) throw unavailable()
  const problem = await findBadgeProblem(deps, badge)
  if (problem !== null) {
    deps.log.error({ badge: badge.id, problem }, 'a badge could not be authorized')
    throw unavailable()
  }
  // The contract knows no end of a badge.
  const lastSecond = Math.ceil(badge.endTime.getTime() / 1000) - 1
  const deadline = Math.min(Math.floor(now.getTime() / 1000) + VALID_SECONDS, lastSecond)
  const { chainId, kind } = badge
  const mint = { chainId, contract: contract as Hex, account: wallet as Hex, kind, deadline }
  return { badge: { ...badge, contract }, deadline, signature: await signer.signMint(mint) }
}

const refusal = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

const unavailable = (): AppError =>
  new AppError('badge_unavailable', 'This badge can’t be minted yet.', { status: 503, retriable: false })
