import { userInfo } from 'node:os'
import { assetById } from '#core/catalogue/lookups.ts'
import { type CanaryCheck, type CanaryState, canaryStates } from '#core/order/canary.ts'
import { AppError } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import { COMMAND_INVALID } from '#store/adminProcess.ts'
import { type CanaryRoute, type CanaryRules, HOUR_MS } from './canaryRules.ts'
import { DAY_MS } from './readPositions.ts'
import type { RequestDeps } from './requestTransfer.ts'
import { canaryDelay, sendCanary } from './sendCanary.ts'
import { CHECKED_DAYS } from './watchCanaries.ts'

export const canariesUsage = `  canaries           list the routes that are checked by small transfers, with their last result and the last 7 days
                     --send <route>: send one now; the running maker signs it within its limits
`

/** Lists the canaries of each route, or requests one. @throws AppError `command_invalid`, `canaries_off`, `canary_delayed`, `transfer_refused` */
export async function canariesCommand(deps: RequestDeps, args: readonly string[]): Promise<string> {
  const [option, value, ...rest] = args.filter((arg) => arg !== '')
  const { canaries } = deps.rules
  if (!canaries)
    throw new AppError('canaries_off', 'REBALANCING_FILE names no canaries, so none is sent.', { retriable: false })
  if (rest.length > 0) throw invalid(`Unknown argument ${rest.join(' ')}.`)
  if (option === undefined) return list(deps, canaries)
  if (option !== '--send') throw invalid(`Unknown option ${option}.`)
  const route = canaries.routes.find(({ id }) => id === value)
  if (!route) throw invalid(`Pass one of these routes: ${canaries.routes.map(({ id }) => id).join(', ')}.`)
  return send(deps, route)
}

async function list({ store, clock, catalogue }: RequestDeps, { routes }: CanaryRules): Promise<string> {
  const now = clock.now()
  const since = new Date(now.getTime() - CHECKED_DAYS * DAY_MS)
  const checks = await store.outcomes.canaries({ since, now })
  const states = canaryStates(checks)
  return routes
    .map((route) => {
      const newest = checks.find((check) => check.route === route.id)
      const amount = `${formatUnits(route.amount, route.from.decimals)} ${route.from.symbol}`
      return [
        `${route.id}  ${amount}`,
        describeLast(catalogue, states.get(route.id), now),
        ...(newest?.outcome === 'open' ? [`one is on its way since ${minutes(newest, now)}`] : []),
      ].join('  ')
    })
    .join('\n')
}

function describeLast(catalogue: RequestDeps['catalogue'], state: CanaryState | undefined, now: Date): string {
  if (!state) return 'no result yet'
  const { last, checks, arrived } = state
  const to = assetById(catalogue, last.toAsset)
  const received = last.received === null ? '' : `, ${formatUnits(last.received, to.decimals)} ${to.symbol} received`
  const time = last.seconds === null ? '' : ` in ${Math.round(last.seconds)} s`
  const share = Math.floor((arrived * 100) / checks)
  return `${last.outcome}${time} through ${last.provider}, sent ${minutes(last, now)} ago${received}  ${arrived} of ${checks} arrived in ${CHECKED_DAYS} days (${share} %)`
}

const minutes = ({ sentAt }: CanaryCheck, now: Date): string =>
  `${Math.floor((now.getTime() - sentAt.getTime()) / 60_000)} min`

/** By hand, a route may be checked once an hour. */
async function send(deps: RequestDeps, route: CanaryRoute): Promise<string> {
  const now = deps.clock.now()
  const rows = await deps.store.transfers.canaries(new Date(now.getTime() - HOUR_MS))
  const chains = await deps.store.chainState.all()
  const paused = new Set(chains.filter((chain) => chain.paused).map(({ chainId }) => chainId))
  const delay = canaryDelay(route, rows, { now, everyMs: HOUR_MS, paused })
  if (delay !== null) throw new AppError('canary_delayed', `Nothing was sent: ${delays[delay]}.`, { retriable: false })
  const attempt = await sendCanary(deps, route, { origin: 'operator', actor: userInfo().username })
  if ('refused' in attempt)
    throw new AppError('transfer_refused', `Nothing was sent: ${attempt.refused}.`, { retriable: false })
  const { id, state, provider, orderId } = attempt.row
  return `canary ${route.id}  transfer ${id}  ${state}  ${provider}  order ${orderId}`
}

const delays = {
  open: 'the route’s last canary has no end yet',
  recent: 'the route had a canary within the hour',
  paused: 'one of its networks is paused',
} as const

const invalid = (why: string): AppError =>
  new AppError(COMMAND_INVALID, `${why}\n${canariesUsage}`, { retriable: false })
