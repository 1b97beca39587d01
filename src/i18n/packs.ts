import type { Pack } from './bundle.ts'
import type { Language } from './languages.ts'
import type { Marks } from './marks.ts'

type Load = () => Promise<{ default: readonly Pack[] }>

interface OtherLanguage {
  readonly marks: Marks
  /** Loaded before the first paint. */
  readonly first: Load
  /** Loaded with the first lazy screen. */
  readonly rest: Load
}

/** Messages and number format of each language but English, which never loads this table. */
export const otherLanguages: Readonly<Record<Exclude<Language, 'en'>, OtherLanguage>> = {
  ru: {
    marks: { ',': '\u00a0', '.': ',', M: '\u00a0млн', B: '\u00a0млрд', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('./packs/ru.first.ts'),
    rest: () => import('./packs/ru.rest.ts'),
  },
  zh: {
    marks: { ',': ',', '.': '.', M: 'M', B: 'B', dollars: (figure) => `$${figure}` },
    first: () => import('./packs/zh.first.ts'),
    rest: () => import('./packs/zh.rest.ts'),
  },
  es: {
    marks: { ',': '.', '.': ',', M: '\u00a0M', B: '\u00a0mil\u00a0M', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('./packs/es.first.ts'),
    rest: () => import('./packs/es.rest.ts'),
  },
  tr: {
    marks: { ',': '.', '.': ',', M: '\u00a0Mn', B: '\u00a0Mr', dollars: (figure) => `$${figure}` },
    first: () => import('./packs/tr.first.ts'),
    rest: () => import('./packs/tr.rest.ts'),
  },
  pt: {
    marks: { ',': '.', '.': ',', M: '\u00a0mi', B: '\u00a0bi', dollars: (figure) => `US$\u00a0${figure}` },
    first: () => import('./packs/pt.first.ts'),
    rest: () => import('./packs/pt.rest.ts'),
  },
  vi: {
    marks: { ',': '.', '.': ',', M: '\u00a0triệu', B: '\u00a0tỷ', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('./packs/vi.first.ts'),
    rest: () => import('./packs/vi.rest.ts'),
  },
  id: {
    marks: { ',': '.', '.': ',', M: '\u00a0juta', B: '\u00a0miliar', dollars: (figure) => `US$${figure}` },
    first: () => import('./packs/id.first.ts'),
    rest: () => import('./packs/id.rest.ts'),
  },
  uk: {
    marks: { ',': '\u00a0', '.': ',', M: '\u00a0млн', B: '\u00a0млрд', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('./packs/uk.first.ts'),
    rest: () => import('./packs/uk.rest.ts'),
  },
  /** Latin digits with Latin separators, as networks and exchanges write amounts in Persian too. */
  fa: {
    marks: { ',': ',', '.': '.', M: '\u00a0میلیون', B: '\u00a0میلیارد', dollars: (figure) => `$${figure}` },
    first: () => import('./packs/fa.first.ts'),
    rest: () => import('./packs/fa.rest.ts'),
  },
}
