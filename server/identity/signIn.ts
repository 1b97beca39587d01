import type { FamilyName } from '#core/chain/family.ts'
import type { NonceData, NonceRequest, VerifyRequest } from '#core/wire/identity.ts'
import type { SessionRow } from '#store/accounts/types.ts'
import type { ServerDeps } from '../deps.ts'
import { hashToken, newToken } from './token.ts'
import type { Purpose, WalletProof } from './walletProof.ts'

const signingIn: Purpose = { name: 'sign-in', statement: 'Sign in to Causeway. This is free and moves no funds.' }

/** The response to the user; the database has only a hash of the token. */
export interface OpenedSession {
  readonly token: string
  readonly userId: string
  readonly family: FamilyName
  readonly expiresAt: Date
}

/** Exchanges a wallet's signature for a session. */
export function createSignIn(
  { store, clock, config }: Pick<ServerDeps, 'store' | 'clock' | 'config'>,
  proof: WalletProof,
) {
  return {
    nonce: (host: string, wallet: NonceRequest): Promise<NonceData> => proof.ask(signingIn, host, wallet),

    /** @throws AppError as `WalletProof.check` */
    async verify(
      request: VerifyRequest,
      host: string,
      from: Pick<SessionRow, 'surface' | 'device'>,
    ): Promise<OpenedSession> {
      const { account: userId, chainId } = await proof.check(signingIn, request, host)
      const now = clock.now()
      const token = newToken('session')
      const expiresAt = new Date(now.getTime() + config.sessionTtlSeconds * 1000)
      const { family } = request
      await store.sessions.create({
        tokenHash: hashToken(token),
        userId,
        family,
        ...from,
        createdAt: now,
        expiresAt,
        chainId,
      })
      return { token, userId, family, expiresAt }
    },
  }
}
export type SignIn = ReturnType<typeof createSignIn>
