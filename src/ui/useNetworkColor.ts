import { useEffect, useState } from 'react'
import { whenStartupIdle } from './startupIdle.ts'
import { colourOfName, networkColorCss } from './networkColor.ts'

/** Network data that the crossing draws. */
export interface NetworkArt {
  readonly name: string
  readonly icon: string
}

/** Color of its drawing once loaded, before that of its name. */
export function useNetworkColor({ name, icon }: NetworkArt): string {
  const [found, setFound] = useState<{ icon: string; css: string } | null>(null)
  useEffect(() => {
    let wanted = true
    void whenStartupIdle()
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
  return found?.icon === icon ? found.css : networkColorCss(colourOfName(name))
}

/** Drawing data of a catalogue network; `fallback` is its name until the network is known. */
export const toNetworkArt = (
  chain: { alias_name: string; icon: string } | null | undefined,
  fallback = '–',
): NetworkArt => ({
  name: chain?.alias_name ?? fallback,
  icon: chain?.icon ?? '',
})
