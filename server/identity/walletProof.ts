import { randomBytes } from 'node:crypto'
import type { SignIn } from '#chains/family.ts'
import { addressRules } from '#chains/registry.ts'
import { servicesOf } from '#chains/services.ts'
import type { SignInMessage, TextMessage } from '#chains/signIn.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError, type AppErrorOptions } from '#core/errors.ts'
import type { NonceData, NonceRequest, VerifyRequest } from '#core/wire/identity.ts'
import type { NonceTerms } from '#store/accounts/types.ts'
import type { ServerDeps } from '../deps.ts'
import { isSecureUrl } from '../config.ts'
import { signInDomain } from './domain.ts'

export type WalletProofDeps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'clock' | 'config'>

/** Purpose of a signature. A nonce is valid for one purpose only. */
export interface Purpose {
  readonly name: string
  readonly statement: string
  /**
   * Request ID (ERC-4361), if the text must bind the signature to more than the account. The wallet must then show the
   * text: another site could request a proof that shows nothing in our name.
   */
  readonly requestId?: string
}

/** An account that proved its ownership. */
export interface ProvenAccount {
  /** Canonical address. */
  readonly account: string
  /** Network of a contract account; null if a key signed. */
  readonly chainId: ChainId | null
}

const NONCE_MINUTES = 10
const CLOCK_SKEW_MS = 60_000

const refuse = (reason: string, message: string, more: Pick<AppErrorOptions, 'detail' | 'fix'> = {}): never => {
  throw new AppError(reason, message, { status: 401, ...more })
}

/** @throws AppError `message_expired` outside the ten minutes of a nonce, by the signed times */
function requireRecent(message: SignInMessage, now: Date): void {
  const [end, signedAt] = message.form === 'text' ? [message.expiresAt, message.signedAt] : [null, undefined]
  const ages = [message.issuedAt, signedAt ?? message.issuedAt].map((time) => now.getTime() - time.getTime())
  if (!ages.every((age) => age <= NONCE_MINUTES * 60_000) || (end !== null && !(end > now)))
    refuse('message_expired', 'This sign-in has expired. Start again.')
  if (!ages.every((age) => age >= -CLOCK_SKEW_MS))
    refuse('message_expired', 'This sign-in is dated in the future. Check your device’s clock.')
}

/** Proves that a wallet belongs to the visitor: a single-use nonce, then a signed text (settlement §7). */
export function createWalletProof(deps: WalletProofDeps) {
  const { store, clock, config } = deps
  const domainOf = (host: string): string => signInDomain(host, config.publicUrl, deps.catalogue)
  const networksOf = (family: FamilyName): readonly number[] =>
    deps.catalogue.chains.filter((chain) => chain.family === family).map(({ id }) => id)

  /** The wallet's reported network if it is served, else a served one: the text must never name an unknown network. */
  function networkFor({ family, chain_id: reported }: NonceRequest): number | null {
    if (reported === undefined || family === undefined) return null
    const served = networksOf(family)
    return served.includes(reported) ? reported : (served[0] ?? null)
  }

  /**
   * On another network the address may be another contract, so it signs in on the network of its first deposit or
   * check-in.
   */
  async function requireHome(account: string, chain: ChainId): Promise<void> {
    const home = await store.sessions.homeChain(account)
    if (home === null || home === chain) return
    const name = deps.catalogue.chains.find(({ id }) => id === home)?.name ?? String(home)
    refuse(
      'account_on_other_chain',
      `This smart contract wallet is on ${name}. Switch to that network and sign in again.`,
      {
        fix: { kind: 'switch_network', chain_id: home },
      },
    )
  }

  return {
    async ask({ name, statement, requestId }: Purpose, host: string, wallet: NonceRequest = {}): Promise<NonceData> {
      const now = clock.now()
      const nonce = randomBytes(16).toString('hex')
      const domain = domainOf(host)
      const terms: NonceTerms = {
        family: wallet.family ?? null,
        chainId: networkFor(wallet),
        domain,
        uri: `${isSecureUrl(config.publicUrl) ? 'https' : 'http'}://${domain}`,
        issuedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + NONCE_MINUTES * 60_000).toISOString(),
      }
      await store.sessions.saveNonce(nonce, name, terms)
      return {
        nonce,
        domain,
        uri: terms.uri,
        statement,
        issued_at: terms.issuedAt,
        expires_at: terms.expiresAt,
        ...(terms.chainId === null ? {} : { chain_id: terms.chainId }),
        ...(requestId === undefined ? {} : { request_id: requestId }),
      }
    },

    /**
     * @throws AppError 400 `family_unsupported`, `message_invalid`; 401 `text_required`, `domain_mismatch`,
     * `message_expired`, `address_mismatch`, `request_mismatch`, `nonce_invalid`, `message_altered` (with the field), `signature_invalid`,
     * `account_on_other_chain`
     */
    async check(purpose: Purpose, request: VerifyRequest, host: string): Promise<ProvenAccount> {
      const { family } = request
      const signIn = requireSignIn(family)
      const rules = addressRules(family)
      const account = rules.parse(request.address)
      const message = signIn.read(request.message, request.address)
      const requestId = purpose.requestId ?? null
      if (requestId !== null && message.form === 'proof')
        refuse('text_required', 'Your wallet must show and sign this request as text. Reload the page, then try again.')
      const now = clock.now()
      const domain = domainOf(host)
      if (message.domain !== domain)
        refuse('domain_mismatch', `This sign-in is for ${message.domain}, not for ${domain}.`)
      requireRecent(message, now)
      if (rules.parse(message.address) !== account)
        refuse('address_mismatch', 'The signed message is for another account.')
      if (message.requestId !== requestId) refuse('request_mismatch', 'The signed message is for another request.')
      // The nonce is spent before the signature check, so that it allows only one attempt.
      const terms =
        (await store.sessions.consumeNonce(message.nonce, purpose.name, now)) ??
        refuse('nonce_invalid', 'This sign-in has expired or was already used. Start again.')
      const answered = { family, message, networks: networksOf(family), chainless: rules.chainless === true }
      const field =
        findAlteration(answered, { terms, statement: purpose.statement, requestId }) ??
        (request.chain_id !== undefined && request.chain_id !== message.chainId ? 'chain_id' : null)
      if (field !== null)
        refuse('message_altered', `The signed message doesn’t match the request: ${field}.`, {
          detail: { code: field },
        })
      const { chainId: signedOn } = message
      const by =
        (await signIn.createVerifier(deps.chains)({
          account,
          message: request.message,
          signature: request.signature,
          chainId: signedOn,
        })) ?? refuse('signature_invalid', 'The signature doesn’t match this account.')
      if (by === 'key' || signedOn === null) return { account, chainId: null }
      await requireHome(account, chainId(signedOn))
      return { account, chainId: chainId(signedOn) }
    },
  }
}
export type WalletProof = ReturnType<typeof createWalletProof>

/** @throws AppError 400 `family_unsupported` for a family that cannot sign in */
function requireSignIn(family: FamilyName): SignIn {
  const signIn = servicesOf(family)?.signIn
  if (!signIn)
    throw new AppError('family_unsupported', 'Sign-in isn’t supported for this type of wallet yet.', { status: 400 })
  return signIn
}

/** Everything that the server requested, by purpose and nonce. */
interface Asked {
  readonly terms: NonceTerms
  readonly statement: string
  readonly requestId: string | null
}

interface Answered {
  readonly family: FamilyName
  readonly message: SignInMessage
  /** Networks of the family that this site serves. */
  readonly networks: readonly number[]
  /** True if the family's keys are equal on all networks and its wallets name none. */
  readonly chainless: boolean
}

const time = (text: string): number => Date.parse(text)

/** The network requested with the nonce, or any served one if none was requested. */
function isAskedNetwork({ message: { chainId }, networks, chainless }: Answered, { terms }: Asked): boolean {
  if (chainId === null) return chainless
  return terms.chainId === null ? networks.includes(chainId) : chainId === terms.chainId
}

const ofText: readonly (readonly [field: string, same: (message: TextMessage, asked: Asked) => boolean])[] = [
  ['statement', ({ statement }, asked) => statement === asked.statement],
  ['uri', ({ uri }, { terms }) => uri === terms.uri],
  ['issued_at', ({ issuedAt }, { terms }) => issuedAt.getTime() === time(terms.issuedAt)],
  ['expires_at', ({ expiresAt }, { terms }) => expiresAt?.getTime() === time(terms.expiresAt)],
  ['not_before', ({ notBefore }) => notBefore === null],
]

/** Returns the first field of a signed message that differs from the issued one, or null. */
function findAlteration(answered: Answered, asked: Asked): string | null {
  const { message, family } = answered
  const { terms } = asked
  if (terms.family !== null && terms.family !== family) return 'family'
  if (message.domain !== terms.domain) return 'domain'
  if (!isAskedNetwork(answered, asked)) return 'chain_id'
  if (message.requestId !== asked.requestId) return 'request_id'
  if (message.form === 'proof') return null
  return ofText.find(([, same]) => !same(message, asked))?.[0] ?? null
}
