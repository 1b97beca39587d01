/** WCAG luminance below which a drawing is invisible on our dark background, and above which it is invisible on the light one. */
const DARK = 0.06
const PALE = 0.7

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

/** Adds a contrasting plate to an all-black or all-white drawing, so that both themes show it. */
export function onPlate(svg: string): string {
  const paints = paintsOf(svg)
  if (paints.length === 0) return svg
  if (Math.max(...paints) < DARK) return plate(svg, '#fff')
  return Math.min(...paints) > PALE ? plate(svg, '#10181f') : svg
}
