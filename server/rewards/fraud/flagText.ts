import type { Flag } from '#store/contract/review.ts'
import type { Tallied, Watched } from './watch.ts'

/** What was counted, as an operator reads it after the number. Of these a row names whom it counted, up to a number. */
const ofMany: Readonly<Record<Watched, string>> = {
  check_ins_of_range: 'wallets checked in from this network',
  invitations_of_range: 'wallets took an invitation in this network',
  social_tasks_of_range: 'wallets did social tasks from this network',
  shares_of_range: 'wallets shared campaigns from this network',
  friends_of_wallet: 'wallets took this wallet’s invitation',
  wallets_of_person: 'wallets were linked by this Telegram account',
  persons_of_wallet: 'Telegram accounts had this wallet within a week',
}
/** And here whom it is about. */
const ofFew: Readonly<Record<Tallied, string>> = {
  bridges_of_wallet: 'bridges of this wallet settled that day',
  referral_bridges_of_friend: 'bridges of this wallet settled that day, which pay the wallet that invited it',
  own_invitation: 'referral points had arrived between these two wallets before one Telegram account linked both',
}
const isOf = <K extends string>(words: Readonly<Record<K, string>>, kind: string): kind is K => Object.hasOwn(words, kind)

/** How many of what; where there were more than a row names, that it names the first of them. */
export function flagText({ kind, count, wallets }: Pick<Flag, 'kind' | 'count' | 'wallets'>): string {
  if (isOf(ofFew, kind)) return `${count} ${ofFew[kind]}`
  const told = `${count} ${isOf(ofMany, kind) ? ofMany[kind] : 'in all'}`
  return count > wallets.length ? `${told}, the first ${wallets.length} named` : told
}
