import type { Pack } from './bundle.ts'
import type { Language } from './languages.ts'
import type { Marks } from './marks.ts'

type Load = () => Promise<{ default: readonly Pack[] }>

interface OtherLanguage {
  readonly marks: Marks
  /** Loaded before the first paint. */
  readonly first: Load
  /** Loaded with the first lazy part of the app. */
  readonly rest: Load
  /** Loaded with the first other page. */
  readonly pages: Load
}

/** Messages and number format of each language but English, which never loads this table. */
export const otherLanguages: Readonly<Record<Exclude<Language, 'en'>, OtherLanguage>> = {
  ru: {
    marks: { ',': '\u00a0', '.': ',', M: '\u00a0млн', B: '\u00a0млрд', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('virtual:messages/ru.first'),
    rest: () => import('virtual:messages/ru.rest'),
    pages: () => import('virtual:messages/ru.pages'),
  },
  zh: {
    marks: { ',': ',', '.': '.', M: 'M', B: 'B', dollars: (figure) => `$${figure}` },
    first: () => import('virtual:messages/zh.first'),
    rest: () => import('virtual:messages/zh.rest'),
    pages: () => import('virtual:messages/zh.pages'),
  },
  es: {
    marks: { ',': '.', '.': ',', M: '\u00a0M', B: '\u00a0mil\u00a0M', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('virtual:messages/es.first'),
    rest: () => import('virtual:messages/es.rest'),
    pages: () => import('virtual:messages/es.pages'),
  },
  tr: {
    marks: { ',': '.', '.': ',', M: '\u00a0Mn', B: '\u00a0Mr', dollars: (figure) => `$${figure}` },
    first: () => import('virtual:messages/tr.first'),
    rest: () => import('virtual:messages/tr.rest'),
    pages: () => import('virtual:messages/tr.pages'),
  },
  pt: {
    marks: { ',': '.', '.': ',', M: '\u00a0mi', B: '\u00a0bi', dollars: (figure) => `US$\u00a0${figure}` },
    first: () => import('virtual:messages/pt.first'),
    rest: () => import('virtual:messages/pt.rest'),
    pages: () => import('virtual:messages/pt.pages'),
  },
  vi: {
    marks: { ',': '.', '.': ',', M: '\u00a0triệu', B: '\u00a0tỷ', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('virtual:messages/vi.first'),
    rest: () => import('virtual:messages/vi.rest'),
    pages: () => import('virtual:messages/vi.pages'),
  },
  id: {
    marks: { ',': '.', '.': ',', M: '\u00a0juta', B: '\u00a0miliar', dollars: (figure) => `US$${figure}` },
    first: () => import('virtual:messages/id.first'),
    rest: () => import('virtual:messages/id.rest'),
    pages: () => import('virtual:messages/id.pages'),
  },
  uk: {
    marks: { ',': '\u00a0', '.': ',', M: '\u00a0млн', B: '\u00a0млрд', dollars: (figure) => `${figure}\u00a0$` },
    first: () => import('virtual:messages/uk.first'),
    rest: () => import('virtual:messages/uk.rest'),
    pages: () => import('virtual:messages/uk.pages'),
  },
  /** Latin digits with Latin separators, as networks and exchanges write amounts in Persian too. */
  fa: {
    marks: { ',': ',', '.': '.', M: '\u00a0میلیون', B: '\u00a0میلیارد', dollars: (figure) => `$${figure}` },
    first: () => import('virtual:messages/fa.first'),
    rest: () => import('virtual:messages/fa.rest'),
    pages: () => import('virtual:messages/fa.pages'),
  },
}
