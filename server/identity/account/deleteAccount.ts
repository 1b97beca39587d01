import { AppError } from '#core/errors.ts'
import type { DeletionRequest } from '#core/wire/account.ts'
import type { NonceData, NonceRequest } from '#core/wire/identity.ts'
import type { Store } from '#store/contract.ts'
import type { Pseudonyms, SessionOwner, SessionRow } from '#store/accounts/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { campaignsNow } from '../../rewards/campaigns/current.ts'
import { spend } from '../../http/rateLimit.ts'
import { TELEGRAM } from '../telegram/signInWithInitData.ts'
import { LAUNCH_SECONDS, parseInitData } from '../telegram/parseInitData.ts'
import type { Purpose, WalletProof } from '../walletProof.ts'

const deletion: Purpose = {
  name: 'account deletion',
  statement: 'Delete the data Causeway stores about this wallet. This is permanent, free and moves no funds.',
  requestId: 'delete-data',
}
/** Maximum age of a wallet's signature. */
const FRESH_MS = 10 * 60_000
const MOST_PER_HOUR = 10

const refuse = (reason: string, message: string, status: 400 | 401 | 403 | 404): never => {
  throw new AppError(reason, message, { status, retriable: false })
}

type Deps = Pick<ServerDeps, 'store' | 'clock' | 'config' | 'campaigns' | 'telegram' | 'pseudonyms' | 'log'>

/**
 * Deletes a session owner's data. It can't be undone and a session can be stolen, so a wallet signs again and a
 * Telegram account presents init data of the last ten minutes, once.
 */
export function createDeletion(deps: Deps, proof: WalletProof) {
  const { store, clock } = deps

  async function requireProof(session: SessionRow, request: DeletionRequest, host: string): Promise<void> {
    if (session.family === TELEGRAM) {
      if (!('init_data' in request) || !deps.telegram)
        return refuse('proof_mismatch', 'Open the app in Telegram to delete the data of a Telegram account.', 400)
      const launch = parseInitData(request.init_data, deps.telegram.proof, clock.now())
      if (String(launch.user.id) !== session.userId)
        refuse('session_of_another', 'You’re signed in with another Telegram account.', 403)
      if (clock.now().getTime() - launch.signedAt.getTime() > FRESH_MS)
        refuse('proof_too_old', 'Close the app, open it again, and confirm within ten minutes.', 401)
      const worthless = new Date(launch.signedAt.getTime() + (LAUNCH_SECONDS + 60) * 1000)
      if (!(await store.sessions.spendNonce(launch.fingerprint, deletion.name, worthless)))
        refuse('proof_used', 'Close the app, open it again, and try again.', 401)
      return
    }
    if (!('proof' in request)) return refuse('proof_mismatch', 'Sign the deletion with your wallet.', 400)
    const { account } = await proof.check(deletion, request.proof, host)
    if (account !== session.userId) refuse('session_of_another', 'You’re signed in with another wallet.', 403)
  }

  return {
    nonce: (host: string, wallet: NonceRequest): Promise<NonceData> => proof.ask(deletion, host, wallet),

    /**
     * @throws AppError 404 `deletion_unavailable`; 400 `proof_mismatch`; 401 `proof_too_old`, `proof_used`; 403
     * `session_of_another`; those of `WalletProof.check` and `parseInitData`
     */
    async erase(
      session: SessionRow,
      request: DeletionRequest,
      host: string,
    ): Promise<Readonly<Record<string, number>>> {
      const pseudonyms = deps.pseudonyms ?? refuse('deletion_unavailable', 'Deletion isn’t set up on this site.', 404)
      await spend(deps, `delete:${session.family}:${session.userId}`, MOST_PER_HOUR, 3600)
      await requireProof(session, request, host)
      const deleted = await store.transaction((inner) => eraseAccount({ ...deps, pseudonyms }, inner, session))
      deps.log.info(
        { kind: session.family === TELEGRAM ? 'telegram' : 'wallet', deleted },
        'data of an account was deleted',
      )
      return deleted
    },
  }
}

/** Call inside a transaction. Undoes social tasks that await their recheck, since it would no longer be possible. */
export async function eraseAccount(
  deps: Pick<ServerDeps, 'campaigns'> & { readonly pseudonyms: Pseudonyms },
  inner: Store,
  owner: SessionOwner,
): Promise<Readonly<Record<string, number>>> {
  const scope = await inner.accounts.hold({ userId: owner.userId, family: owner.family })
  const wallets = scope.wallets.map(({ address }) => address)
  for (const act of await inner.accounts.unconfirmedTasks(wallets))
    if (await inner.campaigns.undoAct(act))
      await inner.campaigns.settle([act.wallet], campaignsNow(deps, act.campaignId))
  return inner.accounts.erase(scope, deps.pseudonyms)
}
