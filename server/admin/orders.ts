import { isOrderId, type OrderId } from '#core/order/id.ts'
import {
  type OrderRecord,
  type RecordedFee,
  type RecordedAnswer,
  type RecordedPrice,
  recordedUsdE8,
} from '#core/order/orderRecord.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type AdminDeps, type AdminOptions, needed, refuseCommand } from './command.ts'
import { jsonText, oneLine } from './text.ts'

type Deps = Pick<AdminDeps, 'store'>

const usd = (usdE8: bigint | null): string => (usdE8 === null ? 'no price' : `$${formatUnits(usdE8, USD_DECIMALS)}`)

/** Formats base units by the recorded decimals; a plain integer if the record has none. */
function units({ prices }: OrderRecord, asset: string, amount: bigint): string {
  const price = prices.find((p) => p.asset === asset)
  return price ? `${formatUnits(amount, price.decimals)} of ${asset}` : `${amount} base units of ${asset}`
}

function priceLine({ role, asset, usdE8, source, confirmedBy, asOf, stale }: RecordedPrice): string {
  const origin = source === null ? [] : [`from ${[source, ...confirmedBy].join(', ')}`]
  const time = asOf ? [`of ${asOf.toISOString()}`] : []
  return [role, asset, usd(usdE8), ...origin, ...time, ...(stale ? ['stale'] : [])].join('  ')
}

const feeLine = (record: OrderRecord, { kind, asset, amount, usdE8 }: RecordedFee): string =>
  `${kind}  ${units(record, asset, amount)}  ${usd(usdE8)}`

function answerLine(record: OrderRecord, order: OrderRow, answer: RecordedAnswer): string {
  if (answer.kind === 'refusal') return `${answer.provider}  refused: ${answer.reason}  ${answer.message}`
  const fees = answer.fees.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')
  const chosen = answer.quoteId === record.chosenQuoteId ? ['chosen'] : []
  return [
    answer.provider,
    units(record, order.toAsset, answer.receiveAmount),
    usd(answer.receiveUsdE8),
    `${answer.etaSeconds} s`,
    `fees: ${fees || 'none'}`,
    ...chosen,
  ].join('  ')
}

function text(order: OrderRow, record: OrderRecord | null): string {
  const { id, state, provider, sendAmount, receiveAmount, fromAsset, toAsset, createdAt } = order
  const head = [`${id}  ${state}  ${provider}  created ${createdAt.toISOString()}`]
  if (!record)
    return [...head, `${sendAmount} of ${fromAsset} to ${receiveAmount} of ${toAsset}`, 'No record of its creation.']
      .map(oneLine)
      .join('\n')
  const sent = `sends ${units(record, fromAsset, sendAmount)}  ${usd(recordedUsdE8(record, fromAsset, sendAmount))}`
  const received = `receives ${units(record, toAsset, receiveAmount)}  ${usd(recordedUsdE8(record, toAsset, receiveAmount))}`
  const section = (title: string, lines: readonly string[]): string[] => [title, ...lines.map((line) => `   ${line}`)]
  return [
    ...head,
    sent,
    received,
    ...section('Prices', record.prices.map(priceLine)),
    ...section(
      'Fees',
      record.fees.map((fee) => feeLine(record, fee)),
    ),
    ...section(
      'Quotes',
      record.answers.map((answer) => answerLine(record, order, answer)),
    ),
  ]
    .map(oneLine)
    .join('\n')
}

/** Commands that print an order with its terms and the prices at its creation. */
export const orderCommands: Readonly<Record<string, (deps: Deps, options: AdminOptions) => Promise<string>>> = {
  show: async ({ store }, options) => {
    const id = needed(options, 'order', 'its id')
    const order = isOrderId(id) ? await store.orders.get(id as OrderId) : null
    if (!order) throw refuseCommand(`Order ${id} not found.`, 'order_unknown')
    const record = await store.orderRecords.get(order.id)
    if (!options.json) return text(order, record)
    // Operators have no use for the hash of the creator's token.
    const { creatorTokenHash: _, ...shown } = order
    return jsonText({ order: shown, record })
  },
}
