import { userInfo } from 'node:os'
import { assetById, chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { COMMAND_INVALID } from '#store/adminProcess.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import { type Position, proposeTransfers } from './proposeTransfers.ts'
import { readPositions } from './readPositions.ts'
import { type QuoteOutcome, quoteTransfer, type RequestDeps, requestTransfer } from './requestTransfer.ts'

export const rebalanceUsage = `  rebalance          compare the inventory with its bands, and list the transfers that would repair it, with quotes
                     --send <transfer>: request that one; the running maker signs it within its limits
                     --close <number>: end a transfer that you have settled with its provider
`

const RECENT = 20

/** Lists, requests or closes transfers between the maker's own wallets. @throws AppError `command_invalid`, `transfer_refused` */
export async function rebalanceCommand(deps: RequestDeps, args: readonly string[]): Promise<string> {
  const [option, value, ...rest] = args.filter((arg) => arg !== '')
  if (rest.length > 0) throw invalid(`Unknown argument ${rest.join(' ')}.`)
  if (option === undefined) return list(deps)
  if (value === undefined) throw invalid(`${option} needs a value.`)
  if (option === '--send') return send(deps, value)
  if (option === '--close') return close(deps, value)
  throw invalid(`Unknown option ${option}.`)
}

async function list(deps: RequestDeps): Promise<string> {
  const { rules, store, catalogue } = deps
  const { positions, unread, moved, movedTodayE8 } = await readPositions(deps, rules)
  const proposals = proposeTransfers(positions, { ...rules, dayLeftE8: dayLeft(rules.maxDayE8, movedTodayE8) })
  const quoted: QuoteOutcome[] = []
  for (const proposal of proposals) quoted.push(await quoteTransfer(deps, proposal, moved))
  const recent = await store.transfers.recent(RECENT)
  const unpriced = rules.bands.filter(
    ({ asset }) => !unread.has(asset.chainId) && !positions.some(({ band }) => band.asset.id === asset.id),
  )
  return [
    ...positions.map((position) => describePosition(catalogue, position)),
    ...[...unread].map(([chain, reason]) => `network ${chain}  cannot be read (${reason}): its coins are left alone`),
    ...unpriced.map(
      ({ asset }) => `${asset.id}  left alone: a network of this coin cannot be read, or has no trusted price`,
    ),
    ...quoted.map((one) => describeQuote(catalogue, one)),
    ...(proposals.length === 0 ? ['nothing to move'] : []),
    `moved in 24 hours: ${movedTodayE8 === null ? 'unknown, for lack of a price' : usd(movedTodayE8)} of ${usd(rules.maxDayE8)}`,
    ...recent.map((row) => describeTransfer(catalogue, row)),
  ].join('\n')
}

async function send(deps: RequestDeps, id: string): Promise<string> {
  const { rules, catalogue } = deps
  const { positions, moved, movedTodayE8 } = await readPositions(deps, rules)
  const proposals = proposeTransfers(positions, { ...rules, dayLeftE8: dayLeft(rules.maxDayE8, movedTodayE8) })
  const proposal = proposals.find((one) => one.id === id)
  if (!proposal)
    throw new AppError('transfer_unknown', `Nothing is proposed as ${id} now. Run rebalance for the list.`, {
      retriable: false,
    })
  const quoted = await quoteTransfer(deps, proposal, moved)
  if ('refused' in quoted)
    throw new AppError('transfer_refused', `Nothing was sent: ${quoted.refused}.`, { retriable: false })
  const row = await requestTransfer(deps, quoted, { origin: 'operator', actor: userInfo().username })
  return describeTransfer(catalogue, row)
}

async function close({ store }: RequestDeps, text: string): Promise<string> {
  if (!/^\d{1,18}$/.test(text)) throw invalid('Pass the transfer’s number from the list.')
  const id = BigInt(text)
  return store.transaction(async (tx) => {
    const before = await tx.transfers.get(id)
    if (!before) throw new AppError('transfer_unknown', `No transfer has the number ${text}.`, { retriable: false })
    if (before.state !== 'waiting' && before.state !== 'final')
      throw new AppError('transfer_state', `Transfer ${text} is ${before.state}: only its tx slot can end it.`, {
        retriable: false,
      })
    const state = before.state === 'waiting' ? ('expired' as const) : ('returned' as const)
    await tx.transfers.setState(id, state, { reason: 'closed_by_operator' })
    await tx.adminLog.add({
      actor: userInfo().username,
      action: 'rebalance_close',
      subject: `transfer ${id}`,
      before: { state: before.state },
      after: { state },
      reason: null,
    })
    return `transfer ${id} is ${state}`
  })
}

const dayLeft = (maxE8: bigint, movedE8: bigint | null): bigint =>
  movedE8 === null || movedE8 > maxE8 ? 0n : maxE8 - movedE8

function describePosition(catalogue: Catalogue, { band, free }: Position): string {
  const { asset, low, target, high } = band
  const units = (amount: bigint): string => formatUnits(amount, asset.decimals)
  const state = free < low ? 'LOW ' : free > high ? 'HIGH' : 'ok  '
  return `${state}  ${units(free)} ${asset.symbol} free on ${chainById(catalogue, asset.chainId).name}  (${units(low)} / ${units(target)} / ${units(high)})`
}

function describeQuote(catalogue: Catalogue, outcome: QuoteOutcome): string {
  const { id, from, to, amount, why } = outcome.proposal
  const [source, target] = [from, to].map(({ chainId }) => chainById(catalogue, chainId).name)
  const what = `${id}  ${formatUnits(amount, from.decimals)} ${from.symbol}  ${source} → ${target}  (${why})`
  if ('refused' in outcome) return `${what}  no transfer: ${outcome.refused}`
  const { quote, value } = outcome
  const least = `${formatUnits(BigInt(quote.min_receive_amount), to.decimals)} ${to.symbol}`
  const bps = value.sentE8 === 0n ? 0n : (value.lossE8 * 10_000n) / value.sentE8
  return `${what}  ${quote.provider}, at least ${least}, costs ${usd(value.lossE8)} (${bps} bps)`
}

function describeTransfer(catalogue: Catalogue, row: TransferRow): string {
  const [from, to] = [assetById(catalogue, row.asset), assetById(catalogue, row.toAsset)]
  const amount = `${formatUnits(row.amount, from.decimals)} ${from.symbol}`
  const reason = row.reason === null ? '' : ` (${row.reason})`
  const canary = row.canaryRoute === null ? '' : '  canary'
  return `transfer ${row.id}  ${row.state}${reason}  ${amount}  ${from.chainId} → ${to.chainId}  ${row.provider}  order ${row.orderId}${canary}`
}

const usd = (e8: bigint): string => `$${formatUnits(e8 - (e8 % 10n ** 6n), USD_DECIMALS)}`

const invalid = (why: string): AppError =>
  new AppError(COMMAND_INVALID, `${why}\n${rebalanceUsage}`, { retriable: false })
