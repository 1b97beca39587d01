import type { Flag } from '#store/contract/review.ts'
import type { Watched } from './watch.ts'

/** What was counted, as an operator reads it after the number. */
const words: Readonly<Record<Watched, string>> = {
  check_ins_of_range: 'wallets checked in from this network',
  invitations_of_range: 'wallets took an invitation in this network',
  social_tasks_of_range: 'wallets did social tasks from this network',
  shares_of_range: 'wallets shared campaigns from this network',
  friends_of_wallet: 'wallets took this wallet’s invitation',
  wallets_of_person: 'wallets were linked by this Telegram account',
  persons_of_wallet: 'Telegram accounts had this wallet within a week',
}
const isKnown = (kind: string): kind is Watched => Object.hasOwn(words, kind)

/** How many of what; where there were more than a row names, that it names the first of them. */
export function flagText({ kind, count, wallets }: Pick<Flag, 'kind' | 'count' | 'wallets'>): string {
  const told = `${count} ${isKnown(kind) ? words[kind] : 'in all'}`
  return count > wallets.length ? `${told}, the first ${wallets.length} named` : told
}
