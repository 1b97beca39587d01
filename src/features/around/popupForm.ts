import type { ChainsData, TokensData } from '#core/wire/catalogue.ts'
import type { PopupRow } from '#core/wire/site.ts'
import { type BridgeForm, nobody, settleForm } from '../bridge/form.ts'
import type { DeepLink, LinkField } from '../deepLink/readLink.ts'

/** What a link fills the form with; who brought the person, or under which name, is none of it. */
const filling: readonly LinkField[] = ['from', 'to', 'token', 'amount', 'recipient']

/**
 * The form that the button of a popup leads to. A form that the link of this visit filled stays: the link was more particular. What cannot be
 * served becomes the nearest that can, as with links; without a catalogue the form does that once it is there.
 */
export function popupForm(
  catalogue: (ChainsData & { tokens: TokensData['list'] }) | null,
  { wishes }: DeepLink,
  { from, to, token }: PopupRow['preset'],
  now: BridgeForm,
): BridgeForm {
  if (filling.some((field) => wishes[field] !== undefined)) return now
  const wish = {
    ...now,
    fromChainId: from ?? now.fromChainId,
    toChainId: to ?? now.toChainId,
    token: token ?? now.token,
  }
  const settled = catalogue ? settleForm(catalogue, wish) : wish
  return settled.toChainId === now.toChainId ? settled : { ...settled, ...nobody }
}
