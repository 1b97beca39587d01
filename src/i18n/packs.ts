import type { Pack } from './bundle.ts'
import type { Language } from './languages.ts'
import type { Marks } from './marks.ts'

type Load = () => Promise<{ default: readonly Pack[] }>

interface OtherLanguage {
  readonly marks: Marks
  /** Before the first paint. */
  readonly first: Load
  /** With the first lazy screen. */
  readonly rest: Load
}

/** What each language but English brings. Nobody who reads English fetches this table. */
export const otherLanguages: Readonly<Record<Exclude<Language, 'en'>, OtherLanguage>> = {
  ru: {
    marks: { ',': '\u00a0', '.': ',', M: '\u00a0млн', B: '\u00a0млрд', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('./packs/ru.first.ts'),
    rest: () => import('./packs/ru.rest.ts'),
  },
}
