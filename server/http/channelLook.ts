import { channelCss } from '#core/channel/colours.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import type { ChannelLook } from '#core/wire/config.ts'

/** The public part of a channel for its pages, without the payee of its fee. */
export const channelLook = ({ defaults }: Pick<Catalogue, 'defaults'>, c: ChannelDef): ChannelLook => ({
  id: c.id,
  slug: c.slug,
  name: c.name,
  main: c.id === defaults.channelId,
  logo: c.logo,
  forced_theme: c.forcedTheme,
  css: channelCss(c.colours),
  links: c.links,
  presets: c.presets && { from_chain_id: c.presets.from, to_chain_id: c.presets.to, token: c.presets.token },
  wallets: [...c.wallets],
  fee_bps: c.feeBps,
})
