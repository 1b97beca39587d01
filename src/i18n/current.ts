import type { FluentBundle } from '@fluent/bundle'
import { addPack, createBundle, type Pack } from './bundle.ts'
import type { Language } from './languages.ts'
import { englishMarks, type Marks } from './marks.ts'
import englishFirst from './packs/en.first.ts'

/**
 * Language of the page, as module state: `t()` has to work anywhere, also in constant tables.
 * A change rerenders the whole app (`subscribe`).
 */
const english = createBundle('en')
for (const pack of englishFirst) addPack(english, pack)

let language: Language = 'en'
let bundles: readonly FluentBundle[] = [english]
let marks: Marks = englishMarks
let lazyScreens = false
const listeners = new Set<() => void>()
const loaded = new Map<string, Promise<void>>()
const byLanguage = new Map<Language, FluentBundle>([['en', english]])

/** Bundles in lookup order, the current language first. */
export const current = (): readonly FluentBundle[] => bundles
export const currentLanguage = (): Language => language
export const currentMarks = (): Marks => marks

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const other = async (wanted: Exclude<Language, 'en'>) => (await import('./packs.ts')).otherLanguages[wanted]

/** English has its first messages in the app itself. */
async function fetchPacks(wanted: Language, part: 'first' | 'rest'): Promise<readonly Pack[]> {
  if (wanted !== 'en') return (await (await other(wanted))[part]()).default
  return part === 'rest' ? (await import('./packs/en.rest.ts')).default : []
}

function load(wanted: Language, part: 'first' | 'rest'): Promise<void> {
  const key = `${wanted}.${part}`
  const known = loaded.get(key)
  if (known) return known
  const work = fetchPacks(wanted, part).then((fetched) => {
    const bundle = byLanguage.get(wanted) ?? createBundle(wanted)
    byLanguage.set(wanted, bundle)
    for (const pack of fetched) addPack(bundle, pack)
  })
  loaded.set(key, work)
  // A failed load may succeed later.
  work.catch(() => loaded.delete(key))
  return work
}

/** Renders the page in another language. Throws when its messages fail to load; the page stays unchanged. */
export async function showLanguage(wanted: Language): Promise<void> {
  await Promise.all([load(wanted, 'first'), lazyScreens ? load(wanted, 'rest') : null])
  // A lazy screen may have loaded meanwhile.
  if (lazyScreens) await load(wanted, 'rest')
  const wantedMarks = wanted === 'en' ? englishMarks : (await other(wanted)).marks
  const bundle = byLanguage.get(wanted)
  language = wanted
  marks = wantedMarks
  bundles = bundle && bundle !== english ? [bundle, english] : [english]
  for (const listener of listeners) listener()
}

/** Loads all messages outside the first screen; every lazy screen awaits it. Languages are complete, so no fallback language is loaded. */
export async function restOfMessages(): Promise<void> {
  lazyScreens = true
  await load(language, 'rest')
}
