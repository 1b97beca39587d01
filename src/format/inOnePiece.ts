import { currentLanguage } from '#src/i18n/current.ts'
import { directionOf } from '#src/i18n/languages.ts'

/**
 * A figure with its sign or its unit ("+10", "0.25 ETH", "<0.01"), kept in that order where lines run from right to left: there a browser would
 * set each part on the other side. Elsewhere the text as it is.
 */
export const inOnePiece = (figure: string): string =>
  directionOf(currentLanguage()) === 'rtl' ? `\u2066${figure}\u2069` : figure
