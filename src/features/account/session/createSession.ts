import { reasonOf } from '#core/errors.ts'
import type { WalletAccount, WalletFamily } from '#src/wallets/contract.ts'
import type { NonceData, NonceRequest, VerifyRequest } from '#core/wire/identity.ts'

/** Runs calls that only the wallet's owner may make. */
export interface Session {
  /** Runs the call; without a valid session it signs in once and repeats the call. A rejected signature changes nothing. */
  run<T>(account: WalletAccount, call: () => Promise<T>): Promise<T>
}

/** No session, an expired one, or one of another wallet. */
const wantsSignIn = new Set(['session_required', 'session_of_another'])

/** Runs one sign-in at a time: calls of the same wallet share it, another wallet's calls wait for its end. */
export function createSession(signIn: (account: WalletAccount) => Promise<void>): Session {
  let asking: { readonly address: string; readonly done: Promise<void> } | null = null

  const signedIn = (account: WalletAccount): Promise<void> => {
    if (asking?.address === account.address) return asking.done
    const before = asking?.done.catch(() => undefined)
    const mine = { address: account.address, done: (before ?? Promise.resolve()).then(() => signIn(account)) }
    asking = mine
    const end = () => {
      if (asking === mine) asking = null
    }
    mine.done.then(end, end)
    return mine.done
  }

  return {
    async run(account, call) {
      try {
        return await call()
      } catch (error) {
        if (!wantsSignIn.has(reasonOf(error))) throw error
      }
      await signedIn(account)
      return call()
    },
  }
}

interface SignInDeps {
  nonce(wallet: NonceRequest): Promise<NonceData>
  /** The server's answer sets the session cookie. */
  verify(request: VerifyRequest): Promise<unknown>
  load(family: WalletAccount['family']): Promise<Pick<WalletFamily, 'signIn'>>
}

/** For wallets that report no chain ID: no network has this number, so the server picks one of its own. */
const NO_NETWORK = Number.MAX_SAFE_INTEGER

/** Signs the server's message and opens a session. `over` aborts when no caller waits any longer. @throws AppError of the wallet or server */
export async function signIn(
  { nonce, verify, load }: SignInDeps,
  { family, address, chainId }: WalletAccount,
  over?: AbortSignal,
): Promise<void> {
  const wallets = await load(family)
  const asked = await nonce({ family, chain_id: chainId ?? NO_NETWORK })
  const request = {
    domain: asked.domain,
    uri: asked.uri,
    nonce: asked.nonce,
    statement: asked.statement,
    issuedAt: asked.issued_at,
    expiresAt: asked.expires_at,
    chainId: asked.chain_id ?? chainId ?? NO_NETWORK,
    ...(asked.request_id === undefined ? {} : { requestId: asked.request_id }),
  }
  const { message, signature } = await wallets.signIn(request, over)
  await verify({ family, address, message, signature })
}
