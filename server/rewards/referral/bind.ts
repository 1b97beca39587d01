import { AppError } from '#core/errors.ts'
import { isReferralCode, type ReferralRefusal } from '#core/rewards/referral.ts'
import { rangeKey } from '#runtime/addressBuckets.ts'
import { spend } from '../../http/rateLimit.ts'
import { watch, type WatchDeps, watchRange } from '../fraud/watch.ts'
import { isOnePerson } from './onePerson.ts'

const messages: Record<ReferralRefusal, string> = {
  referral_self: 'This is your own referral link.',
  referral_cycle: 'This referral is from someone you invited, directly or through others.',
  referral_taken: 'You’ve already confirmed another referral, and it can’t be changed.',
  referral_late: 'Referrals count only before the first bridge.',
  referral_ended: 'The operator ended this wallet’s referral, so it can’t use another one.',
}

export interface Invited {
  readonly referee: string
  readonly code: string
  /** Address of the caller. */
  readonly ip: string
  /** Telegram account of the session; null for any other caller. */
  readonly person: string | null
}

const HOUR_SECONDS = 3600
/** Attempts per hour, from any address: an honest wallet needs one. */
const MOST_OF_WALLET = 10
/** Attempts per hour of one Telegram account, across all its wallets. */
const MOST_OF_PERSON = 20
/**
 * Unknown codes tried per hour from one network range. Known codes don't count, so neighbors can't block a referral.
 * Codes are public, and with 58^8 of them guessing is impractical.
 */
const MOST_UNKNOWN_OF_RANGE = 100

const refuse = (refusal: ReferralRefusal): never => {
  throw new AppError(refusal, messages[refusal], { status: 409, retriable: false })
}

/**
 * Binds a wallet to its referrer; repeating the same call changes and costs nothing.
 * @throws AppError `referral_unknown` (404), `referral_self`, `referral_cycle`, `referral_taken`, `referral_late`,
 * `referral_ended` (409), `too_many_requests` (429)
 */
export async function bindReferral(deps: WatchDeps, { referee, code, ip, person }: Invited): Promise<void> {
  const { store, clock } = deps
  const referrer = isReferralCode(code) ? await store.referrals.ownerOf(code) : null
  if (referrer !== null && (await store.referrals.referrerOf(referee)) === referrer) return
  await spend(deps, `bind:wallet:${referee}`, MOST_OF_WALLET, HOUR_SECONDS)
  if (person !== null) await spend(deps, `bind:person:${person}`, MOST_OF_PERSON, HOUR_SECONDS)
  if (referrer === null) {
    await spend(deps, `bind:range:${rangeKey(ip)}`, MOST_UNKNOWN_OF_RANGE, HOUR_SECONDS)
    throw new AppError('referral_unknown', 'This referral code isn’t valid.', { status: 404, retriable: false })
  }
  if (await isOnePerson(store, referee, referrer, clock.now())) refuse('referral_self')
  const refusal = await store.referrals.bind(referee, referrer, clock.now())
  if (refusal) refuse(refusal)
  await watchRange(deps, 'invitations_of_range', ip, referee)
  await watch(deps, 'friends_of_wallet', referrer, referee)
}
