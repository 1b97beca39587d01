/** Colour of a network without its lightness: the theme sets that, so that the line can be seen in both. */
export interface ShoreColour {
  /** Degrees, OKLCH. */
  readonly hue: number
  readonly chroma: number
}

/** Hues that stand apart from each other; neighbours in this list never look alike. */
const hues = [258, 310, 70, 205, 40, 290, 140, 240] as const

/** For what has no drawing: always the same colour for the same name. */
export function colourOfName(name: string): ShoreColour {
  const sum = [...name].reduce((total, letter) => (total * 41 + letter.charCodeAt(0)) % 9973, 17)
  return { hue: hues[sum % hues.length] ?? hues[0], chroma: 0.12 }
}

export const shoreCss = ({ hue, chroma }: ShoreColour): string => `oklch(var(--shore-lightness) ${chroma} ${hue})`
