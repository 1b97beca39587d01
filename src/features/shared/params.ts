import { paymentIdForm } from '#core/order/paymentId.ts'
import { exactOf, readLink } from './readLink.ts'
import { type BridgeForm, emptyForm } from './form.ts'

/** Parses a deep link to form: ?from=&to=&token=&amount=&exact=&recipient=&exchange=&memo=&payment=&swapTo=. Ignores anything unreadable and never throws. */
export function formFromParams(params: URLSearchParams): BridgeForm {
  // Same parser as the confirmation of links: an address that only one of them recognized would be used unconfirmed.
  const { wishes } = readLink(params)
  const { token = emptyForm.token, amount = '', recipient = '' } = wishes
  const exchangeId = positive(wishes.exchange)
  const exact = exactOf(wishes)
  const payment = params.get('payment') ?? ''
  return {
    fromChainId: positive(wishes.from) ?? emptyForm.fromChainId,
    toChainId: positive(wishes.to) ?? emptyForm.toChainId,
    token,
    amount,
    exact,
    recipient,
    exchangeId,
    memo: exchangeId ? (params.get('memo') ?? '').slice(0, 128) : '',
    // A request fixes the amount that arrives.
    payment: exact === 'receive' && paymentIdForm.test(payment) ? payment : undefined,
    swapTo: params.get('swapTo') ?? undefined,
  }
}

/** Builds the query that restores this form, here or on another device. */
export function paramsFromForm(form: BridgeForm): URLSearchParams {
  const {
    fromChainId: from,
    toChainId: to,
    token,
    amount,
    recipient,
    exchangeId: exchange,
    memo,
    payment,
    swapTo,
  } = form
  const exact = form.exact === 'receive' && form.exact
  const fields = { from, to, token, amount, exact, recipient, exchange, memo: exchange && memo, payment, swapTo }
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
}

function positive(text = ''): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}
