import { type BridgeForm, flip, nobody, settleForm } from './form.ts'

type Catalogue = Parameters<typeof settleForm>[0]

/** Choosing the other side's network swaps the two, which invalidates an address on the other side. */
export function chooseFrom(catalogue: Catalogue, form: BridgeForm, fromChainId: number): BridgeForm {
  if (fromChainId === form.toChainId) return flip(catalogue, form)
  return settleForm(catalogue, { ...form, fromChainId })
}

export function chooseTo(catalogue: Catalogue, form: BridgeForm, toChainId: number): BridgeForm {
  if (toChainId === form.fromChainId) return flip(catalogue, form)
  const stays = toChainId === form.toChainId && form.exchangeId === null
  return settleForm(catalogue, { ...form, toChainId, ...(stays ? {} : nobody) })
}

/** Selects an exchange on one of its networks. Address and memo stay when exchange and network are the same. */
export function chooseExchange(
  catalogue: Catalogue,
  form: BridgeForm,
  exchangeId: number,
  toChainId: number,
): BridgeForm {
  const stays = toChainId === form.toChainId && exchangeId === form.exchangeId
  return settleForm(catalogue, { ...form, toChainId, ...(stays ? {} : nobody), exchangeId })
}
