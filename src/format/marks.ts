import { currentMarks } from '#src/i18n/current.ts'

/** Formats a number of `core/format` for the page's language. Links and the API keep plain digits. */
export const inMarks = (figure: string): string =>
  figure.replace(/[,.MB]/g, (mark) => currentMarks()[mark as ',' | '.' | 'M' | 'B'])

export const inDollars = (figure: string): string => currentMarks().dollars(inMarks(figure))

/** Amount as shown in its field: the language's decimal separator and no grouping, which would move under the caret. */
export const inField = (amount: string): string => amount.replace('.', currentMarks()['.'])

/** Meaning of a comma followed by three digits. */
export const commaMeans = (): 'thousands' | 'decimal' => (currentMarks()[','] === ',' ? 'thousands' : 'decimal')

/** Meaning of such a point: in languages that group by it, wallets and exchanges still use it for decimals, so it is ambiguous. */
export const pointMeans = (): 'decimal' | null => (currentMarks()[','] === '.' ? null : 'decimal')
