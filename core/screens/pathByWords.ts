import { matchRoute } from './match.ts'

/** Common names of screens, or of their parts, that have another address. */
const calledSo: Readonly<Record<string, string>> = {
  leaderboard: '/points',
  ranking: '/points',
  checkin: '/points',
  'check-in': '/points',
  tasks: '/points',
  quests: '/points',
  campaigns: '/points',
  invite: '/invitepage',
  referral: '/invitepage',
  referrals: '/invitepage',
  transfers: '/history',
  transactions: '/history',
  orders: '/history',
  status: '/query',
  search: '/query',
  send: '/',
  transfer: '/',
}

/** The screen that a word of an address names, last word first; else the parent screen; else null. */
export function pathByWords(pathname: string): string | null {
  const words = pathname
    .toLowerCase()
    .split('/')
    .filter((word) => word !== '')
  const named = words
    .map((word) => (Object.hasOwn(calledSo, word) ? calledSo[word] : undefined))
    .findLast((path) => path !== undefined)
  if (named !== undefined) return named
  if (words.length < 2) return null
  const above = matchRoute(`/${words[0] ?? ''}`)
  if (above.kind === 'redirect') return above.to
  return above.kind === 'screen' && above.screen.guard === null && !above.screen.path.includes(':')
    ? above.screen.path
    : null
}
