import { useEffect, useState } from 'react'
import { afterFirstMoments } from './firstMoments.ts'
import { colourOfName, shoreCss } from './nameColour.ts'

/** A network as the crossing draws it. */
export interface Shore {
  readonly name: string
  readonly icon: string
}

/** Its colour: that of its drawing once it is here, that of its name before. */
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

/** A network of the catalogue as the crossing draws it; `fallback` names it while it is not known. */
export const shoreOf = (chain: { alias_name: string; icon: string } | null | undefined, fallback = '–'): Shore => ({
  name: chain?.alias_name ?? fallback,
  icon: chain?.icon ?? '',
})
