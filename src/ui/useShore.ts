import { useEffect, useState } from 'react'
import { afterFirstMoments } from './firstMoments.ts'
import { colourOfName, shoreCss } from './nameColour.ts'

/** Network data that the crossing draws. */
export interface Shore {
  readonly name: string
  readonly icon: string
}

/** Color of its drawing once loaded, before that of its name. */
export function useShore({ name, icon }: Shore): string {
  const [found, setFound] = useState<{ icon: string; css: string } | null>(null)
  useEffect(() => {
    let wanted = true
    void afterFirstMoments()
      .then(() => import('./networkDrawings.ts'))
      .then(({ networkColour }) => networkColour(name, icon))
      .then(
        (css) => wanted && setFound({ icon, css }),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [name, icon])
  return found?.icon === icon ? found.css : shoreCss(colourOfName(name))
}

/** Drawing data of a catalogue network; `fallback` is its name until the network is known. */
export const shoreOf = (chain: { alias_name: string; icon: string } | null | undefined, fallback = '–'): Shore => ({
  name: chain?.alias_name ?? fallback,
  icon: chain?.icon ?? '',
})
