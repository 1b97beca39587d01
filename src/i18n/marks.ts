/** How a language groups thousands, divides decimals, shortens large figures and writes dollars. Spaces do not break. */
export interface Marks {
  readonly ',': string
  readonly '.': string
  /** 1e6 and 1e9 (spec §5) after their figure. */
  readonly M: string
  readonly B: string
  readonly dollars: (figure: string) => string
}

/** Those of English, with which the app begins; the others come with their language. */
export const englishMarks: Marks = { ',': ',', '.': '.', M: 'M', B: 'B', dollars: (figure) => `$${figure}` }
