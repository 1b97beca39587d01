import { networkColorCss, colourOfName, type NetworkColor } from './useNetworkColor.ts'

/** Every network drawing of the icon set, each its own chunk; the table alone is too large for the first load. */
const files = import.meta.glob<string>('/node_modules/@web3icons/core/dist/svgs/networks/branded/*.svg.js', {
  import: 'default',
})

/** Drawing of a network by icon name, visible in both themes; null when the set has none. */
export async function networkDrawing(icon: string): Promise<string | null> {
  const load = files[`/node_modules/@web3icons/core/dist/svgs/networks/branded/${icon}.svg.js`]
  return load ? onPlate(await load()) : null
}

/** Returns the color of a network's shore. */
export const networkColour = async (name: string, icon: string): Promise<string> =>
  networkColorCss(shoreColour(name, await networkDrawing(icon)))

const MOST_CHROMA = 0.15
/** Below this chroma a drawing is black, white or gray. */
const LEAST_CHROMA = 0.04

/** Returns the hue and chroma of an sRGB color, by the OKLab matrices. */
function oklch(hex: string): NetworkColor {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { hue: (Math.atan2(y, x) * 180) / Math.PI, chroma: Math.hypot(x, y) }
}

/** Returns the dominant color of a drawing; the name's color when it has none. */
export function shoreColour(name: string, svg: string | null): NetworkColor {
  const found = [...(svg ?? '').matchAll(/(?:fill|stop-color)="#([0-9a-f]{6}|[0-9a-f]{3})"/gi)].map((match) =>
    oklch(match[1] ?? ''),
  )
  const strongest = found.reduce((best, next) => (next.chroma > best.chroma ? next : best), { hue: 0, chroma: 0 })
  if (strongest.chroma < LEAST_CHROMA) return colourOfName(name)
  return {
    hue: Math.round((strongest.hue + 360) % 360),
    chroma: Math.min(MOST_CHROMA, Number(strongest.chroma.toFixed(3))),
  }
}

/** WCAG luminance below which a drawing is hard to see on our dark background, and above which it is hard to see on the light one. */
const DARK = 0.06
const PALE = 0.5

const names: Readonly<Record<string, string>> = { black: '000', white: 'fff' }

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Luminances of everything that a drawing paints; clip paths and masks do not paint. */
export function paintsOf(svg: string): readonly number[] {
  const painted = svg.replace(/<(clipPath|mask)\b.*?<\/\1>/gs, '')
  const colours = painted.matchAll(/(?:fill|stroke|stop-color)="(?:#([0-9a-f]{6}|[0-9a-f]{3})|(black|white))"/gi)
  return [...colours].map((match) => luminance(match[1] ?? names[match[2] ?? ''] ?? '000'))
}

const plate = (svg: string, colour: string): string =>
  svg.replace(/<svg\b[^>]*>/, (head) => `${head}<path fill="${colour}" d="M-99-99h999v999H-99z"/>`)

/** Adds a contrasting plate to an all-dark or all-pale drawing, so that both themes show it. */
export function onPlate(svg: string): string {
  const paints = paintsOf(svg)
  if (paints.length === 0) return svg
  if (Math.max(...paints) < DARK) return plate(svg, '#fff')
  return Math.min(...paints) > PALE ? plate(svg, '#10181f') : svg
}
