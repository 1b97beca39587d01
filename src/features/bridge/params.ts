import { readLink } from '../deepLink/readLink.ts'
import { type BridgeForm, emptyForm } from './form.ts'

/** Deep link → form: ?from=&to=&token=&amount=&recipient=&exchange=&memo=. Anything unreadable is ignored, never an error. */
export function formFromParams(params: URLSearchParams): BridgeForm {
  // Read by the same eyes as what must be confirmed: an address that one of them did not see would be paid unasked.
  const { amount = '', recipient = '' } = readLink(params).wishes
  return {
    fromChainId: positive(params.get('from')) ?? emptyForm.fromChainId,
    toChainId: positive(params.get('to')) ?? emptyForm.toChainId,
    token: /^[\w.]{1,20}$/.test(params.get('token') ?? '') ? (params.get('token') ?? '') : emptyForm.token,
    amount,
    recipient,
    exchangeId: positive(params.get('exchange')),
    memo: positive(params.get('exchange')) === null ? '' : (params.get('memo') ?? '').slice(0, 128),
  }
}

/** The link that brings this form back, here or on another device. */
export function paramsFromForm(form: BridgeForm): URLSearchParams {
  const params = new URLSearchParams()
  if (form.fromChainId) params.set('from', String(form.fromChainId))
  if (form.toChainId) params.set('to', String(form.toChainId))
  params.set('token', form.token)
  if (form.amount) params.set('amount', form.amount)
  if (form.recipient) params.set('recipient', form.recipient)
  if (form.exchangeId) params.set('exchange', String(form.exchangeId))
  if (form.exchangeId && form.memo) params.set('memo', form.memo)
  return params
}

function positive(text: string | null): number | null {
  const value = Number(text)
  return text && Number.isSafeInteger(value) && value > 0 ? value : null
}
