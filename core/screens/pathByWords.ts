import { matchRoute, redirects } from './match.ts'
import { screens } from './table.ts'

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

/**
 * Maximum number of differing letters between the typed and the suggested address: a third of a short address, two of a
 * long one.
 */
const CLOSE = 2
const allowed = (typed: string): number => Math.min(CLOSE, Math.floor(typed.length / 3))

/** Returns the minimum insertions, deletions and replacements that turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

/** Returns the address that a mistyped one most likely meant, or null. */
export function nearestPath(pathname: string): string | null {
  const typed = pathname.toLowerCase().replace(/\/+$/, '')
  const open = screens
    .filter((row) => row.guard === null && !row.path.includes(':') && row.path.length > CLOSE + 1)
    .map((row) => row.path)
  const ranked = [...open, ...Object.keys(redirects)]
    .map((path) => ({ path, apart: distance(typed, path.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart)
  const best = ranked[0]
  return best && best.apart <= allowed(typed) ? (redirects[best.path] ?? best.path) : null
}
