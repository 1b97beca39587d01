import type { Pack } from './bundle.ts'
import type { Language } from './languages.ts'

type Load = () => Promise<{ default: readonly Pack[] }>

/** What each language brings: `first` before the first paint, `rest` with the first lazy screen. English comes with the app. */
export const packs: Readonly<Record<Language, { first: Load | null; rest: Load }>> = {
  en: { first: null, rest: () => import('./packs/en.rest.ts') },
  ru: { first: () => import('./packs/ru.first.ts'), rest: () => import('./packs/ru.rest.ts') },
}
