import { randomBytes } from 'node:crypto'
import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { NonceData, VerifyRequest } from '#core/wire/identity.ts'
import type { ServerDeps } from '../deps.ts'
import { isSecureUrl } from '../config.ts'
import { signInDomain } from './domain.ts'
import type { SignInMessage } from './message.ts'
import { readMessage } from './readMessage.ts'
import { createVerifiers } from './verifiers/index.ts'

export type WalletProofDeps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'clock' | 'config'>

/** What a signature is asked for. A nonce that was given for one purpose is worth nothing for another. */
export interface Asked {
  readonly purpose: string
  readonly statement: string
  /** Where the text must say for whom it was signed, besides the account: its Request ID. */
  readonly requestId?: string
}

const NONCE_MINUTES = 10
const CLOCK_SKEW_MS = 60_000

const refuse = (reason: string, message: string): never => {
  throw new AppError(reason, message, { status: 401 })
}

/** Domain and times of a sign-in text; the nonce and the signature come after. @throws AppError `domain_mismatch`, `message_expired`. */
function checkMessage(message: SignInMessage, domain: string, now: Date): void {
  if (message.domain !== domain) refuse('domain_mismatch', `This sign-in is for ${message.domain}, not for ${domain}.`)
  const tooOld = message.issuedAt.getTime() < now.getTime() - NONCE_MINUTES * 60_000
  const expired = message.expiresAt !== null && message.expiresAt <= now
  if (tooOld || expired) refuse('message_expired', 'The sign-in has expired. Start it again.')
  if (message.issuedAt.getTime() > now.getTime() + CLOCK_SKEW_MS)
    refuse('message_expired', 'The sign-in is dated in the future. Check the clock of your device.')
}

const chainOf = (request: VerifyRequest, message: SignInMessage): number | null => {
  const chain = request.chain_id ?? Number(message.chainId)
  return Number.isSafeInteger(chain) && chain > 0 ? chain : null
}

/** How somebody shows that a wallet is theirs: a nonce once, a text signed (settlement §7). */
export function createWalletProof(deps: WalletProofDeps) {
  const verifiers = createVerifiers(deps.chains)
  const { store, clock, config } = deps
  const domainOf = (host: string): string => signInDomain(host, config.publicUrl, deps.catalogue)

  return {
    async ask({ purpose, statement, requestId }: Asked, host: string): Promise<NonceData> {
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + NONCE_MINUTES * 60_000)
      const nonce = randomBytes(16).toString('hex')
      await store.sessions.saveNonce(nonce, purpose, expiresAt)
      const domain = domainOf(host)
      const uri = `${isSecureUrl(config.publicUrl) ? 'https' : 'http'}://${domain}`
      const asked = { nonce, domain, uri, statement, issued_at: now.toISOString(), expires_at: expiresAt.toISOString() }
      return requestId === undefined ? asked : { ...asked, request_id: requestId }
    },

    /** The account, canonical. @throws AppError 401 `domain_mismatch`, `message_expired`, `address_mismatch`, `request_mismatch`, `nonce_invalid`, `signature_invalid`; 400 `family_unsupported`. */
    async check({ purpose, requestId }: Asked, request: VerifyRequest, host: string): Promise<string> {
      const rules = addressRules(request.family)
      const verifier = verifiers[request.family]
      if (!verifier) throw new AppError('family_unsupported', 'This wallet family cannot sign in yet.', { status: 400 })
      const account = rules.parse(request.address)
      const message = readMessage(request)
      const now = clock.now()
      checkMessage(message, domainOf(host), now)
      if (rules.parse(message.address) !== account) refuse('address_mismatch', 'The signed text names another account.')
      if (requestId !== undefined && message.requestId !== requestId)
        refuse('request_mismatch', 'The signed text was made for somebody else.')
      // Spent before the signature is looked at, so that a nonce allows one attempt only.
      if (!(await store.sessions.consumeNonce(message.nonce, purpose, now)))
        refuse('nonce_invalid', 'The sign-in was used already or has expired. Start it again.')
      const signed = {
        account,
        message: request.message,
        signature: request.signature,
        chainId: chainOf(request, message),
      }
      if (!(await verifier(signed))) refuse('signature_invalid', 'The signature does not belong to this account.')
      return account
    },
  }
}
export type WalletProof = ReturnType<typeof createWalletProof>
