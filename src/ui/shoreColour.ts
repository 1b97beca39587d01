import { colourOfName, type NetworkColor } from './networkColor.ts'

const MOST_CHROMA = 0.15
/** Below this chroma a drawing is black, white or gray. */
const LEAST_CHROMA = 0.04
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Hue and chroma of an sRGB color, by the OKLab matrices. */
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

/** Dominant color of a drawing; the name's color when it has none. */
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
