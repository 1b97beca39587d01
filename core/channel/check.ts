import type { Catalogue, ChannelDef } from '../catalogue/types.ts'
import { contrastProblems, themes } from './colours.ts'
import { channelOffers } from './lookups.ts'

type Rule = (catalogue: Catalogue, channel: ChannelDef) => readonly string[]

/** Only partners earn a channel fee; the product's own fee is the route's ratio. */
const mainIsPlain: Rule = ({ defaults }, { id, feeBps }) =>
  id === defaults.channelId && feeBps > 0 ? ['the main channel takes no fee of a partner'] : []

const feeHasPayee: Rule = (_, { feeBps, feeAddress }) =>
  feeBps > 0 && feeAddress === null ? ['a fee needs a feeAddress that it is paid to'] : []

const coloursCanBeRead: Rule = (_, { colours, forcedTheme }) => {
  if (!colours) return []
  const worn = forcedTheme ? [forcedTheme] : themes
  return worn.flatMap((theme) => contrastProblems(theme, colours[theme]))
}

const assetsAreKnown: Rule = ({ assets }, channel) =>
  (channel.assets ?? [])
    .filter((entry) => !assets.some((a) => a.symbol === entry || a.id === entry))
    .map((entry) => `assets: ${entry} is not in tokens.json`)

const presetsAreOffered: Rule = (catalogue, channel) => {
  const { presets, chains } = channel
  if (!presets) return []
  const { from, to, token } = presets
  const closed = [from, to]
    .filter((id) => id !== null && chains !== null && !chains.includes(id))
    .map((id) => `presets: network ${id} is not among its chains`)
  const named = catalogue.assets.filter((a) => a.symbol === token && (from === null || a.chainId === from))
  const missing =
    token !== null && !named.some((a) => channelOffers(channel, a))
      ? [`presets: ${token} is not offered${from === null ? '' : ` on network ${from}`}`]
      : []
  return [...closed, ...missing]
}

const rules: readonly Rule[] = [mainIsPlain, feeHasPayee, coloursCanBeRead, assetsAreKnown, presetsAreOffered]

/** Lists the problems of a channel's entry, in sentences. */
export const channelProblems: Rule = (catalogue, channel) => rules.flatMap((rule) => rule(catalogue, channel))
