export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Color roles of a channel: the key in channels.json and the CSS variable of the app's theme. */
export const colourVariables = {
  ground: '--ground',
  surface: '--surface',
  raised: '--raised',
  water: '--water',
  line: '--line',
  controlLine: '--control-line',
  text: '--text',
  muted: '--muted',
  primary: '--tide',
  onPrimary: '--on-tide',
  accent: '--ember',
  good: '--good',
  warn: '--warn',
  bad: '--bad',
} as const

export type ColourRole = keyof typeof colourVariables
/** Six-digit hex values; a missing role keeps the product's own color. */
export type Palette = Readonly<Partial<Record<ColourRole, string>>>
export type ChannelColours = Readonly<Record<Theme, Palette>>

/** The product's own colors, which a channel's are checked together with; src/ui/theme.css must match. */
export const ownColours: Readonly<Record<Theme, Readonly<Record<ColourRole, string>>>> = {
  dark: {
    ground: '#0a0f14',
    surface: '#111922',
    raised: '#18222d',
    water: '#0d161e',
    line: '#243140',
    controlLine: '#5b6f83',
    text: '#e9eef2',
    muted: '#93a3b3',
    primary: '#2fd4b5',
    onPrimary: '#04201b',
    accent: '#ff8a4c',
    good: '#4ade9a',
    warn: '#f2b84b',
    bad: '#ff6b78',
  },
  light: {
    ground: '#f6f4ef',
    surface: '#ffffff',
    raised: '#fbfaf7',
    water: '#edeae2',
    line: '#e3ded3',
    controlLine: '#877f70',
    text: '#14202b',
    muted: '#55646f',
    primary: '#096b5d',
    onPrimary: '#ffffff',
    accent: '#a84412',
    good: '#117a4b',
    warn: '#8a5a00',
    bad: '#b3243a',
  },
}

/**
 * Returns a channel's colors as a style sheet over the app's own; empty if it has none. The values are hex colors, checked at
 * load.
 */
export function channelCss(colours: ChannelColours | null): string {
  if (!colours) return ''
  const rules = themes.map((theme) => {
    const lines = Object.entries(colours[theme]).map(
      ([role, value]) => `${colourVariables[role as ColourRole]}:${value}`,
    )
    return lines.length === 0 ? '' : `html:root[data-theme='${theme}']{${lines.join(';')}}`
  })
  return rules.join('')
}

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

/** Color pairs of foreground and background, and their minimum contrast (WCAG AA). */
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

/** Lists every unreadable pair of a palette, in a sentence; the product's own colors replace missing ones. */
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
