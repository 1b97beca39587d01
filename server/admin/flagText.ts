import type { Flag } from '#store/operations/types.ts'
import type { Tallied, Watched } from '../rewards/fraud/watch.ts'
import { plural } from './text.ts'

/** Noun and predicate of each flag kind whose row names the wallets that it counted, up to a maximum. */
const ofMany: Readonly<Record<Watched, readonly [what: string, did: string]>> = {
  check_ins_of_range: ['wallet', 'checked in from this network'],
  invitations_of_range: ['wallet', 'took an invitation in this network'],
  social_tasks_of_range: ['wallet', 'did social tasks from this network'],
  shares_of_range: ['wallet', 'shared campaigns from this network'],
  friends_of_wallet: ['wallet', 'took this wallet’s invitation'],
  wallets_of_person: ['wallet', 'came to this Telegram account'],
  persons_of_wallet: ['Telegram account', 'had this wallet within a week'],
}
/** Noun and predicate of each flag kind whose row names the wallets that it concerns. */
const ofFew: Readonly<Record<Tallied, readonly [what: string, did: string]>> = {
  bridges_of_wallet: ['bridge', 'of this wallet settled that day'],
  referral_bridges_of_friend: ['bridge', 'of this wallet settled that day, and paid the wallet that invited it'],
  own_invitation: ['referral point', 'had arrived between these two wallets before one Telegram account linked both'],
}
const isOf = <K extends string>(words: Readonly<Record<K, readonly [string, string]>>, kind: string): kind is K =>
  Object.hasOwn(words, kind)

/** Describes a flag's count; if the row names fewer wallets than it counted, says how many it names. */
export function flagText({ kind, count, wallets }: Pick<Flag, 'kind' | 'count' | 'wallets'>): string {
  const told = ([what, did]: readonly [string, string]): string => `${plural(count, what)} ${did}`
  if (isOf(ofFew, kind)) return told(ofFew[kind])
  const many = isOf(ofMany, kind) ? told(ofMany[kind]) : `${count} in all`
  return count > wallets.length ? `${many}, the first ${wallets.length} named` : many
}
