import { useEffect, useState } from 'react'
import { whenStartupIdle } from '../startupIdle.ts'

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

/** Returns the drawing data of a catalogue network; `fallback` is its name until the network is known. */
export const toNetworkArt = (
  chain: { alias_name: string; icon: string } | null | undefined,
  fallback = '–',
): NetworkArt => ({
  name: chain?.alias_name ?? fallback,
  icon: chain?.icon ?? '',
})

/** Color of a network without its lightness, which the theme sets so that the line is visible in both. */
export interface NetworkColor {
  /** Degrees, OKLCH. */
  readonly hue: number
  readonly chroma: number
}

/** Distinct hues; neighbors in this list never look alike. */
const hues = [258, 310, 70, 205, 40, 290, 140, 240] as const

/** Returns the color for anything without a drawing: the same name always gets the same color. */
export function colourOfName(name: string): NetworkColor {
  const sum = [...name].reduce((total, letter) => (total * 41 + letter.charCodeAt(0)) % 9973, 17)
  return { hue: hues[sum % hues.length] ?? hues[0], chroma: 0.12 }
}

export const networkColorCss = ({ hue, chroma }: NetworkColor): string =>
  `oklch(var(--shore-lightness) ${chroma} ${hue})`
