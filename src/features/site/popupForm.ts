import type { ChainsData, TokensData } from '#core/wire/catalogue.ts'
import type { PopupRow } from '#core/wire/site.ts'
import { type BridgeForm, nobody, settleForm } from '../shared/form.ts'
import type { DeepLink, LinkField } from '../shared/readLink.ts'

/** Link fields that fill the form; the referrer and its campaign are not among them. */
const filling: readonly LinkField[] = ['from', 'to', 'token', 'amount', 'recipient']

/**
 * Form that a popup's button opens. A form filled by this visit's link stays, because the link is more specific. An unserved wish becomes
 * the nearest route, as with links; without a catalogue the form does that once it loads.
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
