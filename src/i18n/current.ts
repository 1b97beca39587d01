import type { FluentBundle } from '@fluent/bundle'
import { addPack, createBundle, type Pack } from './bundle.ts'
import type { Language } from './languages.ts'
import { englishMarks, type Marks } from './marks.ts'
import englishFirst from 'virtual:messages/en.first'

/**
 * Language of the page, as module state: `t()` has to work anywhere, also in constant tables.
 * A change rerenders the whole app (`subscribe`).
 */
const english = createBundle('en')
for (const pack of englishFirst) addPack(english, pack)

let language: Language = 'en'
let bundles: readonly FluentBundle[] = [english]
let marks: Marks = englishMarks
/** Parts that lazy code needs, in every language that the page takes. */
const asked = new Set<LaterPart>()
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

type LaterPart = 'rest' | 'pages'
type Part = 'first' | LaterPart

/** English has its first messages in the app itself. */
const inEnglish = {
  first: async () => ({ default: [] }),
  rest: () => import('virtual:messages/en.rest'),
  pages: () => import('virtual:messages/en.pages'),
}

const fetchPacks = async (wanted: Language, part: Part): Promise<readonly Pack[]> =>
  (await (wanted === 'en' ? inEnglish : await other(wanted))[part]()).default

function load(wanted: Language, part: Part): Promise<void> {
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

const loadAsked = (wanted: Language) => Promise.all([...asked].map((part) => load(wanted, part)))

/** Renders the page in another language. Throws when its messages fail to load; the page stays unchanged. */
export async function showLanguage(wanted: Language): Promise<void> {
  await Promise.all([load(wanted, 'first'), loadAsked(wanted)])
  // A lazy screen may have loaded meanwhile.
  await loadAsked(wanted)
  const wantedMarks = wanted === 'en' ? englishMarks : (await other(wanted)).marks
  const bundle = byLanguage.get(wanted)
  language = wanted
  marks = wantedMarks
  bundles = bundle && bundle !== english ? [bundle, english] : [english]
  for (const listener of listeners) listener()
}

/** Loads the messages of everything next to the first screen; every lazy part of the app awaits it. Languages are complete, so no fallback language is loaded. */
export async function restOfMessages(): Promise<void> {
  asked.add('rest')
  await load(language, 'rest')
}

/** Loads all messages, as each page but the form needs them. */
export async function pageMessages(): Promise<void> {
  asked.add('pages')
  await Promise.all([restOfMessages(), load(language, 'pages')])
}
