import type { NonceData, NonceRequest, VerifyRequest } from '#core/wire/identity.ts'
import type { WalletAccount, WalletFamily } from '#src/wallets/contract.ts'

export interface SignInDeps {
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
