/** Color of a network without its lightness, which the theme sets so that the line is visible in both. */
export interface NetworkColor {
  /** Degrees, OKLCH. */
  readonly hue: number
  readonly chroma: number
}

/** Distinct hues; neighbors in this list never look alike. */
const hues = [258, 310, 70, 205, 40, 290, 140, 240] as const

/** Color for anything without a drawing: the same name always gets the same color. */
export function colourOfName(name: string): NetworkColor {
  const sum = [...name].reduce((total, letter) => (total * 41 + letter.charCodeAt(0)) % 9973, 17)
  return { hue: hues[sum % hues.length] ?? hues[0], chroma: 0.12 }
}

export const networkColorCss = ({ hue, chroma }: NetworkColor): string =>
  `oklch(var(--shore-lightness) ${chroma} ${hue})`
