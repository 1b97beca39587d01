import { AppError } from '#core/errors.ts'
import { isReferralCode, type ReferralRefusal } from '#core/rewards/referral.ts'
import { rangeKey } from '../../http/clientIp.ts'
import { spend } from '../../http/rateLimit.ts'
import { watch, type WatchDeps, watchRange } from '../fraud/watch.ts'
import { isOnePerson } from './onePerson.ts'

const messages: Record<ReferralRefusal, string> = {
  referral_self: 'This is your own invitation.',
  referral_cycle: 'This invitation comes from somebody whom you have invited, or who came through you.',
  referral_taken: 'You came through another invitation, and that one stays.',
  referral_late: 'An invitation counts only before the first bridge.',
  referral_ended: 'The operator has ended the invitation of this wallet, so that it can take no other.',
}

export interface Invited {
  readonly referee: string
  readonly code: string
  /** Where the call comes from. */
  readonly ip: string
  /** The Telegram account that signed in; null for anybody else. */
  readonly person: string | null
}

const HOUR_SECONDS = 3600
/** Tries in an hour, from anywhere: an honest wallet needs one. */
const MOST_OF_WALLET = 10
/** Of one Telegram account with all its wallets. */
const MOST_OF_PERSON = 20
/**
 * Codes that nobody has, tried from one network. Only these count for it, and a code that somebody has is taken from it at any time: neighbours
 * must not cost anybody their invitation. What keeps codes from being found is how many there could be, 58^8, which is 128 million for each of a
 * million that were made; and one that is found opens nothing, for codes stand in public links.
 */
const MOST_UNKNOWN_OF_RANGE = 100

const refuse = (refusal: ReferralRefusal): never => {
  throw new AppError(refusal, messages[refusal], { status: 409, retriable: false })
}

/**
 * Binds a wallet to whoever invited it; the same again changes and costs nothing.
 * @throws AppError `referral_unknown` (404), or why not: `referral_self`, `referral_cycle`, `referral_taken`, `referral_late`, `referral_ended` (409), `too_many_requests` (429).
 */
export async function bindReferral(deps: WatchDeps, { referee, code, ip, person }: Invited): Promise<void> {
  const { store, clock } = deps
  const referrer = isReferralCode(code) ? await store.referrals.ownerOf(code) : null
  if (referrer !== null && (await store.referrals.referrerOf(referee)) === referrer) return
  await spend(deps, `bind:wallet:${referee}`, MOST_OF_WALLET, HOUR_SECONDS)
  if (person !== null) await spend(deps, `bind:person:${person}`, MOST_OF_PERSON, HOUR_SECONDS)
  if (referrer === null) {
    await spend(deps, `bind:range:${rangeKey(ip)}`, MOST_UNKNOWN_OF_RANGE, HOUR_SECONDS)
    throw new AppError('referral_unknown', 'Nobody invites under this code.', { status: 404, retriable: false })
  }
  if (await isOnePerson(store, referee, referrer, clock.now())) refuse('referral_self')
  const refusal = await store.referrals.bind(referee, referrer, clock.now())
  if (refusal) refuse(refusal)
  await watchRange(deps, 'invitations_of_range', ip, referee)
  await watch(deps, 'friends_of_wallet', referrer, referee)
}
