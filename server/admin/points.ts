import { accountOfAnyFamily } from '#chains/anyFamily.ts'
import { type Bucket, buckets } from '#core/rewards/buckets.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { type AdminOptions, auditOf, needed, refuseCommand } from './command.ts'

export interface PointDeps {
  readonly store: Store
  readonly clock: Clock
}

/** Points that an operator gives or takes; the log's row is the event. */
const GRANT_RULE = 'grant'

function walletOf(options: AdminOptions): string {
  const account = accountOfAnyFamily(needed(options, 'wallet', 'an address'))
  if (!account) throw refuseCommand('--wallet is not an address of any network here.')
  return account.canonical
}

function pointsOf(options: AdminOptions): number {
  const text = needed(options, 'points', 'a whole number')
  if (!/^[1-9]\d{0,8}$/.test(text)) throw refuseCommand('--points is a whole number from 1 to 999,999,999; grant gives so many, revoke takes so many.')
  return Number(text)
}

function bucketOf({ bucket = 'campaign_points' }: AdminOptions): Bucket {
  const known = buckets.find((one) => one === bucket)
  if (!known) throw refuseCommand(`--bucket is one of ${buckets.join(', ')}.`)
  return known
}

/** What each command does to a balance, and what people read beside the entry. */
const changes = {
  grant: { sign: 1, kind: 'granted' },
  revoke: { sign: -1, kind: 'revoked' },
} as const

async function change({ store, clock }: PointDeps, options: AdminOptions, action: keyof typeof changes): Promise<string> {
  const { sign, kind } = changes[action]
  const [wallet, worth, bucket, audit] = [walletOf(options), pointsOf(options), bucketOf(options), auditOf(options)]
  const points = sign * worth
  return store.transaction(async (inner) => {
    // Held: two commands at once would both find enough.
    const before = (await inner.points.hold(wallet))[bucket]
    if (before + points < 0) throw refuseCommand(`${wallet} has ${before} ${bucket}.`)
    const note = await inner.adminLog.add({ ...audit, action: `points ${action}`, subject: wallet, before: { [bucket]: before }, after: { [bucket]: before + points } })
    const now = clock.now()
    await inner.points.award([{ wallet, rule: GRANT_RULE, sourceEvent: note.toString(), bucket, points, reason: { kind, note: audit.reason }, at: now, finalAt: now }])
    return `${wallet}: ${before} → ${before + points} ${bucket}`
  })
}

export const pointCommands: Readonly<Record<string, (deps: PointDeps, options: AdminOptions) => Promise<string>>> = {
  grant: (deps, options) => change(deps, options, 'grant'),
  revoke: (deps, options) => change(deps, options, 'revoke'),
}
