import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type Challenge, type FaucetDef, isSolved } from '#core/rewards/faucet.ts'
import type { FaucetWallet } from './faucetWallet.ts'

/** Long enough for a slow phone; short, so that little work can be collected in advance. */
const VALID_SECONDS = 10 * 60

type Sealed = Pick<FaucetWallet, 'seal'>
interface Terms {
  readonly chainId: ChainId
  readonly wallet: string
}

/** Creates a challenge for one wallet and network. It is not stored: its seal proves it, and a claim uses its id up. */
export function createChallenge(wallet: Sealed, terms: Terms, now: Date): Challenge {
  const id = randomBytes(16).toString('base64url')
  const expiresAt = Math.floor(now.getTime() / 1000) + VALID_SECONDS
  return { id, expiresAt, seal: sealOf(wallet, terms, id, expiresAt) }
}

/** @throws AppError `faucet_proof_invalid`, `faucet_proof_expired` */
export function requireProof(
  wallet: Sealed,
  terms: Terms,
  { difficulty }: Pick<FaucetDef, 'difficulty'>,
  { challenge, nonce }: { readonly challenge: Challenge; readonly nonce: number },
  now: Date,
): void {
  const [given, expected] = [challenge.seal, sealOf(wallet, terms, challenge.id, challenge.expiresAt)].map((text) =>
    Buffer.from(text),
  )
  const isOurs = given && expected && given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs || !isSolved(challenge, nonce, difficulty, sha256))
    throw refusal('faucet_proof_invalid', 'The proof of work doesn’t match. Try again.')
  if (challenge.expiresAt * 1000 <= now.getTime())
    throw refusal('faucet_proof_expired', 'The proof of work has expired. Try again.')
}

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest()

const sealOf = ({ seal }: Sealed, { chainId, wallet }: Terms, id: string, expiresAt: number): string =>
  seal('challenge', `${chainId} ${wallet} ${id} ${expiresAt}`)

const refusal = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })
