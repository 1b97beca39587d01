import type { ChannelLook } from '#core/wire/config.ts'
import type { BridgeForm } from '../shared/form.ts'

/** A channel's initial form values, for fields that the link leaves out. */
export function withPresets(form: BridgeForm, link: URLSearchParams, presets: ChannelLook['presets']): BridgeForm {
  if (!presets) return form
  const { from_chain_id, to_chain_id, token } = presets
  return {
    ...form,
    fromChainId: (link.has('from') ? null : from_chain_id) ?? form.fromChainId,
    toChainId: (link.has('to') ? null : to_chain_id) ?? form.toChainId,
    token: (link.has('token') ? null : token) ?? form.token,
  }
}
