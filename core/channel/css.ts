import { type ChannelColours, type ColourRole, colourVariables } from './colours.ts'
import { themes } from './theme.ts'

/**
 * A channel's colours as a style sheet over the app's own; empty if it has none. The values are hex colours, checked at
 * load.
 */
export function channelCss(colours: ChannelColours | null): string {
  if (!colours) return ''
  const rules = themes.map((theme) => {
    const lines = Object.entries(colours[theme]).map(
      ([role, value]) => `${colourVariables[role as ColourRole]}:${value}`,
    )
    return lines.length === 0 ? '' : `html:root[data-theme='${theme}']{${lines.join(';')}}`
  })
  return rules.join('')
}
