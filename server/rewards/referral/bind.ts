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

const DAY_SECONDS = 86_400
/** Tries from one network in a day. */
const MOST_OF_RANGE = 100
/** And of one Telegram account, from anywhere. */
const MOST_OF_PERSON = 30

const refuse = (refusal: ReferralRefusal): never => {
  throw new AppError(refusal, messages[refusal], { status: 409, retriable: false })
}

/**
 * Binds a wallet to whoever invited it; the same again changes nothing.
 * @throws AppError `referral_unknown` (404), or why not: `referral_self`, `referral_cycle`, `referral_taken`, `referral_late`, `referral_ended` (409), `too_many_requests` (429).
 */
export async function bindReferral(deps: WatchDeps, { referee, code, ip, person }: Invited): Promise<void> {
  const { store, clock } = deps
  if (person !== null) await spend(deps, `bind:person:${person}`, MOST_OF_PERSON, DAY_SECONDS)
  await spend(deps, `bind:range:${rangeKey(ip)}`, MOST_OF_RANGE, DAY_SECONDS)
  const referrer = isReferralCode(code) ? await store.referrals.ownerOf(code) : null
  if (referrer === null) throw new AppError('referral_unknown', 'Nobody invites under this code.', { status: 404, retriable: false })
  if (await isOnePerson(store, referee, referrer, clock.now())) refuse('referral_self')
  const refusal = await store.referrals.bind(referee, referrer, clock.now())
  if (refusal) refuse(refusal)
  await watchRange(deps, 'invitations_of_range', ip, referee)
  await watch(deps, 'friends_of_wallet', referrer, referee)
}
