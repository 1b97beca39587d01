import { AppError } from '#core/errors.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { DepositCall } from '../evmCalls.ts'
import type { VendorTerms } from '../vendorQuote.ts'
import { type QuoteAnswer, stepTransaction } from './answers.ts'
import { relayCurrency, relayNetwork, sameAddress } from './networks.ts'
import { readRelayDeposit } from './policy.ts'

/** A transfer as it was asked for. */
export interface Asked {
  readonly from: AssetDef
  readonly to: AssetDef
  /** Base units that are sent; for an exact payout those of the answer. */
  readonly amount: bigint
  /** Base units that have to arrive exactly; null if the sent amount is the exact side. */
  readonly exactReceive: bigint | null
  readonly user: string
  readonly recipient: string
  readonly refundTo: string
}

export interface RelayOffer {
  readonly requestId: string
  readonly deposit: DepositCall
  readonly terms: Pick<VendorTerms, 'send' | 'receive' | 'minReceive' | 'nativeFee' | 'senderGas' | 'etaSeconds'>
  /** After it Relay refunds instead of paying out. */
  readonly deadline: Date
}

const ZERO = '0x0000000000000000000000000000000000000000'
/** Time of an answer that names none. */
const USUAL_SECONDS = 30

/**
 * Reads the offer of an answer and compares all of it with what was asked for: the summary, the settlement order, and the
 * deposit's bytes, which name that order. The policy of its step proves the order's hash.
 * @throws AppError `provider_unavailable` (502) with the difference as cause
 */
export function readOffer(request: Asked, { steps, details, fees, protocol }: QuoteAnswer): RelayOffer {
  const asked = request.exactReceive === null ? request : { ...request, amount: BigInt(details.currencyIn.amount) }
  const { requestId, deposit } = readDeposit(steps)
  const order = protocol?.v2?.orderData
  const orderId = protocol?.v2?.orderId
  requireThat(order && orderId, 'no settlement order')
  requireAskedOrder(asked, order)

  const { currencyIn, currencyOut, recipient, timeEstimate = USUAL_SECONDS } = details
  requireThat(isCurrency(currencyIn.currency, asked.from), 'another sent asset')
  requireThat(isCurrency(currencyOut.currency, asked.to), 'another received asset')
  requireThat(BigInt(currencyIn.amount) === asked.amount, 'another sent amount')
  requireThat(sameAddress(recipient, asked.recipient), 'another recipient')
  const minReceive = BigInt(currencyOut.minimumAmount)
  requireThat(BigInt(order.output.payments[0]?.minimumAmount ?? 0) >= minReceive, 'a lower minimum in the order')

  requireOwnDeposit(asked, deposit, orderId)
  const sent = isNative(asked.from.id) ? asked.amount : 0n
  return {
    requestId,
    deposit: { ...deposit, terms: JSON.stringify(order) },
    terms: {
      ...(asked.exactReceive === null ? {} : { send: asked.amount }),
      receive: BigInt(currencyOut.amount),
      minReceive,
      nativeFee: deposit.value > sent ? deposit.value - sent : 0n,
      ...senderGasOf(asked.from, fees),
      etaSeconds: Math.max(1, Math.ceil(timeEstimate)),
    },
    deadline: new Date(order.output.deadline * 1000),
  }
}

/** The one deposit of the steps. Signatures and swaps are refused; approvals are built here, so theirs is not read. */
function readDeposit(steps: QuoteAnswer['steps']): Pick<RelayOffer, 'requestId' | 'deposit'> {
  requireThat(
    steps.every(({ id, kind }) => kind === 'transaction' && (id === 'approve' || id === 'deposit')),
    'a step other than an approval and a deposit',
  )
  const [step, ...others] = steps.filter(({ id }) => id === 'deposit')
  const item = step?.items[0]
  requireThat(step && item && step.items.length === 1 && others.length === 0, 'not exactly one deposit')
  const { requestId } = step
  requireThat(requestId && /^0x[0-9a-f]{64}$/.test(requestId), 'no request id')
  const call = stepTransaction.safeParse(item.data)
  requireThat(call.success, 'a deposit of another form')
  const { to, data, value, chainId } = call.data
  return {
    requestId,
    deposit: { chain: chainId, to: to.toLowerCase(), data: data.toLowerCase(), value: BigInt(value) },
  }
}

/** Relay names one sum for all transactions of the sender; in another coin it says nothing. */
function senderGasOf({ chainId }: AssetDef, fees: QuoteAnswer['fees']): Pick<VendorTerms, 'senderGas'> {
  const gas = fees?.gas
  const isCoin = gas && gas.currency.chainId === relayNetwork(chainId)?.id && sameAddress(gas.currency.address, ZERO)
  return isCoin ? { senderGas: BigInt(gas.amount) } : {}
}

type Order = NonNullable<NonNullable<QuoteAnswer['protocol']>['v2']>['orderData']

function requireAskedOrder({ from, to, amount, recipient, refundTo }: Asked, { inputs, output }: Order): void {
  const [source, destination] = [relayNetwork(from.chainId), relayNetwork(to.chainId)]
  const [input] = inputs
  const [payout] = output.payments
  requireThat(source && destination && input && inputs.length === 1, 'not exactly one input')
  requireThat(payout && output.payments.length === 1 && output.calls.length === 0, 'not exactly one payout')
  const { payment, refunds } = input
  requireThat(
    payment.chainId === source.name && sameAddress(payment.currency, relayCurrency(from.id) ?? ''),
    'another deposited asset in the order',
  )
  requireThat(BigInt(payment.amount) === amount, 'another deposited amount in the order')
  requireThat(
    output.chainId === destination.name && sameAddress(payout.currency, relayCurrency(to.id) ?? ''),
    'another payout asset in the order',
  )
  requireThat(sameAddress(payout.recipient, recipient), 'another recipient in the order')
  requireThat(
    refunds.length > 0 && refunds.every((refund) => sameAddress(refund.recipient, refundTo)),
    'another refund address in the order',
  )
}

/** A deposit that can't be read is left to the policy, which refuses it. */
function requireOwnDeposit({ user, amount }: Asked, call: DepositCall, orderId: string): void {
  const deposit = readRelayDeposit(call)
  if (!deposit) return
  requireThat(deposit.orderId === orderId, 'a deposit for another order')
  requireThat(deposit.depositor === ZERO || sameAddress(deposit.depositor, user), 'a deposit of another account')
  requireThat(deposit.amount >= amount, 'a deposit below the amount')
}

function isCurrency(currency: { chainId: number; address: string }, { id, chainId }: AssetDef): boolean {
  const expected = relayCurrency(id)
  return expected !== null && currency.chainId === relayNetwork(chainId)?.id && sameAddress(currency.address, expected)
}

function requireThat(fact: unknown, otherwise: string): asserts fact {
  if (fact) return
  throw new AppError('provider_unavailable', 'This provider’s quote is not usable. Nothing was sent.', {
    status: 502,
    retriable: true,
    fix: { kind: 'requote' },
    cause: new Error(`Relay offers ${otherwise}`),
  })
}
