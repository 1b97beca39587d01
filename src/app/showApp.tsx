import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { applyLanguage } from '#src/i18n/choice.ts'
import { type Language, languageOf } from '#src/i18n/languages.ts'

/** Loads a language's messages; false when that fails. English is part of the app. */
const canSpeak = (language: Language): Promise<boolean> =>
  applyLanguage(language).then(
    () => true,
    () => false,
  )

/**
 * Hydrates a prerendered page in the language it was written in, which preserves typed input, then switches to the user's language.
 * A plain page renders in the user's language at once. Messages that fail to load are shown in English.
 */
export async function showApp(root: HTMLElement, app: ReactNode, wanted: Language): Promise<void> {
  const written = languageOf(document.documentElement.lang)
  if (root.hasChildNodes() && written && (written === 'en' || (await canSpeak(written)))) {
    await hydrate(root, app)
    if (wanted !== written) await canSpeak(wanted)
    return
  }
  if (wanted !== 'en') await canSpeak(wanted)
  root.replaceChildren()
  createRoot(root).render(<Unframed>{app}</Unframed>)
}

/** Removes the shell's first paint in the frame that has the app. */
function Unframed({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), [])
  return children
}

/**
 * A transition hydrates in short slices; otherwise the whole page would be one long task. Resolves once all of it is hydrated except
 * for its boundaries: another language before that would not match the page.
 */
const hydrate = (root: HTMLElement, app: ReactNode): Promise<void> =>
  new Promise((done) => {
    startTransition(() => {
      hydrateRoot(root, <Hydrated onHydrated={done}>{app}</Hydrated>)
    })
  })

function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
