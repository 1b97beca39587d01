import { z } from 'zod'
import type { AssetId } from '#core/chain/assetId.ts'
import { custodies } from '#core/order/escrowOrder.ts'
import { parseUsd } from '#core/money/usd.ts'
import { feeKinds, MOST_FEES, MOST_ANSWERS, MOST_TEXT, type RecordedAnswer } from '#core/order/orderRecord.ts'
import type { Quote, QuoteReason } from '#core/wire/quote.ts'

const integer = z.string().regex(/^\d{1,78}$/)
const text = z.string().max(MOST_TEXT)
const usdE8 = integer.nullable()

const storedAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quote'),
    provider: text,
    quoteId: text,
    sendAmount: integer,
    receiveAmount: integer,
    receiveUsdE8: usdE8,
    fees: z.array(z.object({ kind: z.enum(feeKinds), asset: text, amount: integer, usdE8 })).max(MOST_FEES),
    etaSeconds: z.int(),
    custody: z.enum(custodies),
    fillMode: z.enum(['contract', 'transfer']),
  }),
  z.object({ kind: z.literal('refusal'), provider: text, reason: text, message: text }),
])
/** An answer as JSON; integers are decimal strings. */
type StoredAnswer = z.infer<typeof storedAnswer>

const usdForm = /^\d{1,60}(\.\d{1,8})?$/
/** Drops a provider's value that isn't a dollar amount; the answer itself remains valid. */
const usdToE8 = (usd: string | null): string | null =>
  usd !== null && usdForm.test(usd) ? String(parseUsd(usd)) : null
const short = (said: string): string => said.slice(0, MOST_TEXT)

const quoteToStore = (q: Quote): StoredAnswer => ({
  kind: 'quote',
  provider: short(q.provider),
  quoteId: q.quote_id,
  sendAmount: q.send_amount,
  receiveAmount: q.receive_amount,
  receiveUsdE8: usdToE8(q.receive_usd),
  fees: q.fees
    .slice(0, MOST_FEES)
    .map(({ kind, asset, amount, usd }) => ({ kind, asset, amount, usdE8: usdToE8(usd) })),
  etaSeconds: q.eta_seconds,
  custody: q.custody,
  fillMode: q.fill_mode,
})

/** Returns all answers as stored: quotes in display order, then refusals, up to a record's maximum. */
export const answersToStore = (quotes: readonly Quote[], reasons: readonly QuoteReason[]): readonly StoredAnswer[] =>
  [
    ...quotes.map(quoteToStore),
    ...reasons.map(
      ({ provider, reason, message }): StoredAnswer => ({
        kind: 'refusal',
        provider: short(provider),
        reason: short(reason),
        message: short(message),
      }),
    ),
  ].slice(0, MOST_ANSWERS)

/** Reads the stored answers; only the chosen quote if they are missing or have another format. */
export function readAnswers(stored: unknown, chosen: Quote): readonly RecordedAnswer[] {
  const parsed = z.array(storedAnswer).max(MOST_ANSWERS).safeParse(stored)
  const answers = parsed.success ? parsed.data : []
  const isListed = answers.some((o) => o.kind === 'quote' && o.quoteId === chosen.quote_id)
  return (isListed ? answers : [quoteToStore(chosen)]).map(toRecorded)
}

const toBigint = (digits: string | null): bigint | null => (digits === null ? null : BigInt(digits))

function toRecorded(answer: StoredAnswer): RecordedAnswer {
  if (answer.kind === 'refusal') return answer
  return {
    ...answer,
    sendAmount: BigInt(answer.sendAmount),
    receiveAmount: BigInt(answer.receiveAmount),
    receiveUsdE8: toBigint(answer.receiveUsdE8),
    fees: answer.fees.map(({ kind, asset, amount, usdE8: usd }) => ({
      kind,
      asset: asset as AssetId,
      amount: BigInt(amount),
      usdE8: toBigint(usd),
    })),
  }
}
