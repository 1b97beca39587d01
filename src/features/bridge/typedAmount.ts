import { currentLanguage } from '#src/i18n/current.ts'
import { readAmount } from './readAmount.ts'

/**
 * What an amount field holds after an input; null for what is no amount, which changes nothing rather than become another amount. "1,000" is
 * a thousand where this app writes thousands so; but a comma put into "1000" by hand is a decimal mark. `inserted`: what came with this input,
 * where the browser says so; a pasted text is not typed by hand.
 */
export function typedAmount(text: string, { before, symbol, inserted }: { before: string; symbol: string; inserted?: string | null }): string | null {
  const byHand = before !== '' && inserted !== text && text.replaceAll(',', '') === before
  return readAmount(text, { symbol, comma: currentLanguage() === 'en' && !byHand ? 'thousands' : 'decimal' })
}
