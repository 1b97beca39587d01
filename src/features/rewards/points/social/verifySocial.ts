import { AppError, reasonOf } from '#core/errors.ts'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Api } from '#src/api/calls.ts'
import type { Session } from '#src/features/account/session/createSession.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import type { DiscordAuth } from './discordAuth.ts'
import { isVerdict } from './socialState.ts'
import type { SocialMemory } from './socialMemory.ts'
import type { SocialTask } from './socialTasks.ts'

/** Platform numbers of the specification. */
const platforms: Record<SocialPlatform, '1' | '2' | '3'> = { x: '1', telegram: '2', discord: '3' }

export interface VerifyDeps {
  readonly api: Pick<Api, 'post'>
  readonly session: Session
  readonly memory: SocialMemory
  readonly auth: DiscordAuth
  readonly now: () => number
  /** Refetches points and progress after a delay. */
  readonly refresh: (wallet: string) => void
}

export interface Claim {
  /** Without the @. */
  readonly handle: string | null
  readonly code: string | null
}

const waitIn = (error: unknown): number | null =>
  error instanceof AppError && error.fix?.kind === 'retry_after' ? error.fix.seconds : null

/** Reports the task for this wallet; the result is stored in the memory. */
export async function verifySocial(
  { api, session, memory, auth, now, refresh }: VerifyDeps,
  account: WalletAccount,
  { id, platform }: SocialTask,
  { handle, code }: Claim,
): Promise<void> {
  const { address } = account
  const { tell } = memory.getState()
  tell(address, id, { type: 'verify' })
  try {
    await session.run(account, () =>
      api.post('/campaign_api/v1/:userId/campaigns/:campaignId', {
        params: { userId: address, campaignId: String(id) },
        query: {
          join_type: '1',
          join_platform: platforms[platform],
          twitter_username: handle ?? undefined,
          code: code ?? undefined,
        },
      }),
    )
    if (code !== null) auth.getState().drop()
    tell(address, id, { type: 'pass', at: now() })
    refresh(address)
  } catch (error) {
    const reason = reasonOf(error)
    // A code is valid for one call and spent once the platform has answered.
    if (code !== null && isVerdict(reason)) auth.getState().drop()
    tell(address, id, { type: 'refuse', reason, wait: waitIn(error) })
  }
}
