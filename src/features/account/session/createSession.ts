import { reasonOf } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import type { WalletAccount, WalletFamily } from '#src/wallets/contract.ts'
import type { NonceData, NonceRequest, VerifyRequest } from '#core/wire/identity.ts'

/** Runs calls that only the wallet's owner may make. */
export interface Session {
  /** Runs the call; without a valid session it signs in once and repeats the call. A rejected signature changes nothing. */
  run<T>(account: WalletAccount, call: () => Promise<T>): Promise<T>
}

export interface SessionDeps {
  signIn(account: WalletAccount): Promise<void>
  /** False when the wallet has no session, so that the server would refuse the call. */
  mayBeOpen(account: WalletAccount): boolean | Promise<boolean>
  /** Called when the server has refused a session that might have been open. */
  onRefused(account: WalletAccount): void
}

/** No session, an expired one, or one of another wallet. */
const signedOut = new Set(['session_required', 'session_of_another'])

/** True when signing in changes the server's answer. */
export const isSignedOut = (error: unknown): boolean => signedOut.has(reasonOf(error))

/** Runs one sign-in at a time: calls of the same wallet share it, another wallet's calls wait for its end. */
export function createSession({ signIn, mayBeOpen, onRefused }: SessionDeps): Session {
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
        if (await mayBeOpen(account)) return await call()
      } catch (error) {
        if (!isSignedOut(error)) throw error
        onRefused(account)
      }
      await signedIn(account)
      return call()
    },
  }
}

/** Wallet that the session cookie belongs to; null when signed out. Scripts can't read the cookie, and a call without it is refused. */
export interface SignedInWallet {
  read(): string | null
  write(wallet: string | null): void
}

export function createSignedInWallet(storage: KeyValueStorage | null): SignedInWallet {
  const kept = createPersisted<string | null>(storage, {
    key: 'causeway.signed-in',
    format: 'text',
    parse: String,
    fallback: null,
  })
  /** Remembers the sign-in for this visit if nothing can be stored. */
  let ofVisit: string | null = null
  return {
    read: () => kept.read() ?? ofVisit,
    write(wallet) {
      ofVisit = null
      if (wallet === null) kept.remove()
      else if (!kept.write(wallet)) ofVisit = wallet
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
