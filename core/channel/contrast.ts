import { type ColourRole, ownColours, type Palette, type Theme } from './colours.ts'

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Returns the WCAG 2.2 relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (equal) to 21 (black on white). */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const READ = 4.5
const SEEN = 3
const grounds: readonly ColourRole[] = ['ground', 'surface', 'raised']

/** Colour pairs of foreground and background, and their minimum contrast (WCAG AA). */
const pairs: readonly { front: ColourRole; on: readonly ColourRole[]; least: number }[] = [
  { front: 'text', on: [...grounds, 'water'], least: READ },
  { front: 'muted', on: grounds, least: READ },
  { front: 'primary', on: grounds, least: READ },
  { front: 'onPrimary', on: ['primary'], least: READ },
  { front: 'accent', on: ['ground', 'surface'], least: READ },
  { front: 'good', on: ['ground', 'surface'], least: READ },
  { front: 'warn', on: ['ground', 'surface'], least: READ },
  { front: 'bad', on: ['ground', 'surface'], least: READ },
  { front: 'controlLine', on: ['surface', 'raised'], least: SEEN },
]

/** Lists every unreadable pair of a palette, in a sentence; the product's own colours replace missing ones. */
export function contrastProblems(theme: Theme, palette: Palette): readonly string[] {
  const colours = { ...ownColours[theme], ...palette }
  return pairs.flatMap(({ front, on, least }) =>
    on.flatMap((back) => {
      const ratio = contrastRatio(colours[front], colours[back])
      return ratio >= least
        ? []
        : [
            `${theme}: ${front} ${colours[front]} on ${back} ${colours[back]} has a contrast of ${ratio.toFixed(2)}, ${least} is needed`,
          ]
    }),
  )
}
