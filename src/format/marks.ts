import { currentMarks } from '#src/i18n/current.ts'

/** A number for reading, as `core/format` writes it, in the language of the page. What links and the API hold stays as it is. */
export const inMarks = (figure: string): string =>
  figure.replace(/[,.MB]/g, (mark) => currentMarks()[mark as ',' | '.' | 'M' | 'B'])

export const inDollars = (figure: string): string => currentMarks().dollars(inMarks(figure))

/** An amount as its field shows it: the language's mark before the decimals and no groups, which would move under the caret. */
export const inField = (amount: string): string => amount.replace('.', currentMarks()['.'])

/** What a comma with three digits behind it is to the reader. */
export const commaMeans = (): 'thousands' | 'decimal' => (currentMarks()[','] === ',' ? 'thousands' : 'decimal')

/** The same of a point: people who group by it also know it from wallets and exchanges, where it divides decimals, so there it cannot be known. */
export const pointMeans = (): 'decimal' | null => (currentMarks()[','] === '.' ? null : 'decimal')
