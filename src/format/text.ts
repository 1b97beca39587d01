import { currentLanguage } from '#src/i18n/current.ts'
import { directionOf } from '#src/i18n/languages.ts'

/** For display only: the full address is shown before money moves. */
export { headerAddress, shortAddress } from '#core/format/address.ts'

/**
 * Isolates a figure with its sign or unit ("+10", "0.25 ETH", "<0.01"), which right-to-left text would otherwise reorder. Left-to-right
 * languages get the text unchanged.
 */
export const isolateBidi = (figure: string): string =>
  directionOf(currentLanguage()) === 'rtl' ? `\u2066${figure}\u2069` : figure
