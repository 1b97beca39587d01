import { addressRules } from '#chains/registry.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { RouteRequest } from '../provider.ts'
import { oneClickNames } from './assetIds.ts'
import type { ListedNames } from './tokens.ts'
import type { QuoteAnswer, QuoteBody } from './wire.ts'

/** The operator's fee: an account of NEAR Intents, and basis points of the sent amount. */
export interface OperatorFee {
  readonly recipient: string
  readonly bps: number
}

const HOUR_MS = 60 * 60_000
/** Time from the quote after which the vendor refunds a deposit that it could not swap: longer where blocks are slow. */
export const refundMs = ({ family }: Pick<ChainDef, 'family'>): number => (slow[family] ?? 2) * HOUR_MS
const slow: Partial<Record<FamilyName, number>> = { bitcoin: 4 }
/** Basis points of the quote's minimum; an order tolerates less, so that small moves of the price don't lower it. */
const QUOTED_SLIPPAGE = 100
const ORDER_SLIPPAGE = 50

/** Accounts in indicative quotes: the examples of the vendor's SDK and of BIP 173, and TON Foundation. */
const placeholders: Partial<Record<FamilyName, string>> = {
  evm: '0x2527d02599ba641c19fea793cd0f167589a0f10d',
  svm: '13QkxhNMrTPxoCkRdYdJ65tFuwXPhL5gLS2Z5Nr6gjRK',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ton: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
}

/** Builds the request of a quote, or of an order if it is not dry; null if the vendor does not list an asset. */
export function quoteBody(
  { from, to, fromChain, toChain, amount, exactReceive, recipient }: RouteRequest,
  names: ListedNames,
  { isDry, refundTo, fee, now }: { isDry: boolean; refundTo: string | null; fee: OperatorFee | null; now: Date },
): QuoteBody | null {
  const [originAsset, destinationAsset] = [names.get(from.id), names.get(to.id)]
  const refund = refundTo ?? placeholders[fromChain.family]
  const payee = recipient ?? placeholders[toChain.family]
  if (!originAsset || !destinationAsset || !refund || !payee) return null
  return {
    dry: isDry,
    depositMode: 'SIMPLE',
    swapType: exactReceive === null ? 'EXACT_INPUT' : 'EXACT_OUTPUT',
    slippageTolerance: isDry ? QUOTED_SLIPPAGE : ORDER_SLIPPAGE,
    originAsset,
    depositType: 'ORIGIN_CHAIN',
    destinationAsset,
    amount: String(exactReceive ?? amount),
    refundTo: refund,
    refundType: 'ORIGIN_CHAIN',
    recipient: payee,
    recipientType: 'DESTINATION_CHAIN',
    deadline: new Date(now.getTime() + refundMs(fromChain)).toISOString(),
    ...(fee ? { appFees: [{ recipient: fee.recipient, fee: fee.bps }] } : {}),
  }
}

/** Terms that the vendor repeats as they were asked. */
const repeated = ['dry', 'swapType', 'depositType', 'refundType', 'recipientType', 'amount'] as const

/**
 * Compares an answer with its request; assets and addresses may be in another spelling.
 * @throws AppError `provider_unavailable` (502) if it is about another transfer
 */
export function requireAsked(request: RouteRequest, body: QuoteBody, { quoteRequest, quote }: QuoteAnswer): void {
  const { from, to, fromChain, toChain } = request
  const isAsked =
    repeated.every((name) => quoteRequest[name] === body[name]) &&
    oneClickNames(from.id).includes(quoteRequest.originAsset) &&
    oneClickNames(to.id).includes(quoteRequest.destinationAsset) &&
    isSameAddress(fromChain, quoteRequest.refundTo, body.refundTo) &&
    isSameAddress(toChain, quoteRequest.recipient, body.recipient) &&
    (request.exactReceive !== null || quote.amountIn === body.amount)
  if (!isAsked) throw unusable('1Click answered another request')
}

function isSameAddress({ family, id }: ChainDef, one: string, other: string): boolean {
  try {
    return addressRules(family).parse(one, id) === addressRules(family).parse(other, id)
  } catch {
    return false
  }
}

export const unusable = (why: string): AppError =>
  new AppError('provider_unavailable', 'This provider’s answer isn’t usable. Nothing was sent.', {
    status: 502,
    fix: { kind: 'requote' },
    cause: new Error(why),
  })
