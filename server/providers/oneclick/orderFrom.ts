import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import type { ExternalPrepared, RouteRequest } from '../provider.ts'
import { PAYABLE_MS } from './policy.ts'
import { refundMs, unusable } from './quoteBody.ts'
import { referenceOf } from './status.ts'
import { isSigned, signedText } from './statement.ts'
import type { QuoteAnswer } from './wire.ts'

/**
 * Builds the order from the vendor's answer: one payment to the address that its signed quote names.
 * @throws AppError `quote_unsigned`, `provider_unavailable` (502)
 */
export function orderFrom(
  { from, to, fromChain }: RouteRequest,
  { timestamp, signature, quoteRequest, quote }: QuoteAnswer,
  key: string,
): ExternalPrepared {
  const signed = signedText({ timestamp, quoteRequest, quote })
  if (!isSigned(signed, signature, key)) throw unsigned()
  const { depositAddress, depositMemo, deadline, amountIn } = quote
  const openBy = new Date(Date.parse(timestamp) + PAYABLE_MS)
  // A deposit to an address that closes before the time to pay could be lost.
  if (!depositAddress || !deadline || !(Date.parse(deadline) >= openBy.getTime()))
    throw unusable('1Click gave no address for the whole time to pay')
  const step: Step = {
    kind: 'vendor_transfer',
    chain_id: from.chainId,
    label: 'transfer',
    status: 'waiting',
    tx_ref: null,
    any_wallet: false,
    transfer: {
      asset: from.id,
      to: addressRules(fromChain.family).parse(depositAddress, fromChain.id),
      amount: amountIn,
      memo: depositMemo || null,
      deadline: openBy.toISOString(),
    },
    receive_asset: to.id,
    statement: { vendor: 'oneclick', signed, signature },
  }
  const fillDeadline = new Date(Date.parse(timestamp) + refundMs(fromChain))
  return { external: { reference: referenceOf(depositAddress, depositMemo), openBy, fillDeadline }, steps: [step] }
}

const unsigned = (): AppError =>
  new AppError(
    'quote_unsigned',
    'This provider’s deposit address isn’t confirmed by its signature. Nothing was sent.',
    {
      status: 502,
      retriable: false,
      fix: { kind: 'requote' },
    },
  )
