import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { speak } from '#src/i18n/choice.ts'
import { type Language, languageOf } from '#src/i18n/languages.ts'

/** Whether the messages of a language are there; English comes with the app, and nobody waits for it. */
const canSpeak = (language: Language): Promise<boolean> =>
  speak(language).then(
    () => true,
    () => false,
  )

/**
 * Takes a prerendered page over in the language it was written in, so that what was typed into it stays; the person's own language, where it
 * is another, is drawn after that. A plain page is drawn in the person's language at once. Messages that cannot be fetched are shown in English.
 */
export async function showApp(root: HTMLElement, app: ReactNode, wanted: Language): Promise<void> {
  const written = languageOf(document.documentElement.lang)
  if (root.hasChildNodes() && written && (written === 'en' || (await canSpeak(written)))) {
    hydrateRoot(root, app)
    if (wanted !== written) await canSpeak(wanted)
    return
  }
  if (wanted !== 'en') await canSpeak(wanted)
  root.replaceChildren()
  createRoot(root).render(app)
}
