/** Grouping, decimal separator, abbreviations and dollar format of a language. Spaces are non-breaking. */
export interface Marks {
  readonly ',': string
  readonly '.': string
  /** Suffixes for 1e6 and 1e9 (spec §5). */
  readonly M: string
  readonly B: string
  readonly dollars: (figure: string) => string
}

/** English ones are part of the app; the others load with their language. */
export const englishMarks: Marks = { ',': ',', '.': '.', M: 'M', B: 'B', dollars: (figure) => `$${figure}` }
