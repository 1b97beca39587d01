import { channelByName, mainChannel, partnerOfHost } from '#core/channel/lookups.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { channelCss } from '#core/channel/colours.ts'
import type { ChannelLook } from '#core/wire/config.ts'

/** Names the channel of a page below /network/{name}, which is on the main channel's host. */
export const CHANNEL_HEADER = 'x-channel'

const mismatch = (): AppError =>
  new AppError('channel_mismatch', 'This belongs to another site.', {
    status: 403,
    retriable: false,
    fix: { kind: 'requote' },
  })

/**
 * Resolves the channel of a request. A partner's host decides by itself and a conflicting name is refused; on other
 * hosts the name decides.
 * @throws AppError `channel_mismatch` (403), `channel_unknown` (404)
 */
export function channelOf(catalogue: Catalogue, host: string, name: string | undefined): ChannelDef {
  const partner = partnerOfHost(catalogue, host)
  if (name === undefined) return partner ?? mainChannel(catalogue)
  const named = channelByName(catalogue, name)
  if (partner && named?.id !== partner.id) throw mismatch()
  if (!named) throw new AppError('channel_unknown', 'Channel not found.', { status: 404, retriable: false })
  return named
}

/** @throws AppError `channel_mismatch` (403) if the body names another channel than the page's */
export function requireSameChannel(channel: ChannelDef, claimed: number | undefined): void {
  if (claimed !== undefined && claimed !== channel.id) throw mismatch()
}

/** Returns the public part of a channel for its pages, without the payee of its fee. */
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

/** A partner's pages keep its name and colors. */
export const lookWithoutLinks = (look: ChannelLook): ChannelLook => ({ ...look, links: { about: null, support: null } })
