import { exactOf, readLink } from './readLink.ts'
import { type BridgeForm, emptyForm } from './form.ts'

/** Parses a deep link to form: ?from=&to=&token=&amount=&exact=&recipient=&exchange=&memo=. Ignores anything unreadable and never throws. */
export function formFromParams(params: URLSearchParams): BridgeForm {
  // Same parser as the confirmation of links: an address that only one of them recognized would be used unconfirmed.
  const { wishes } = readLink(params)
  const { amount = '', recipient = '' } = wishes
  return {
    fromChainId: positive(params.get('from')) ?? emptyForm.fromChainId,
    toChainId: positive(params.get('to')) ?? emptyForm.toChainId,
    token: /^[\w.]{1,20}$/.test(params.get('token') ?? '') ? (params.get('token') ?? '') : emptyForm.token,
    amount,
    exact: exactOf(wishes),
    recipient,
    exchangeId: positive(params.get('exchange')),
    memo: positive(params.get('exchange')) === null ? '' : (params.get('memo') ?? '').slice(0, 128),
  }
}

/** Builds the query that restores this form, here or on another device. */
export function paramsFromForm(form: BridgeForm): URLSearchParams {
  const params = new URLSearchParams()
  if (form.fromChainId) params.set('from', String(form.fromChainId))
  if (form.toChainId) params.set('to', String(form.toChainId))
  params.set('token', form.token)
  if (form.amount) params.set('amount', form.amount)
  if (form.exact === 'receive') params.set('exact', form.exact)
  if (form.recipient) params.set('recipient', form.recipient)
  if (form.exchangeId) params.set('exchange', String(form.exchangeId))
  if (form.exchangeId && form.memo) params.set('memo', form.memo)
  return params
}

function positive(text: string | null): number | null {
  const value = Number(text)
  return text && Number.isSafeInteger(value) && value > 0 ? value : null
}
