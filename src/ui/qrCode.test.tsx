import { decodeQR } from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

const SCALE = 6

/** Raster of the drawing as a camera sees it: dark strokes of the path on white. */
function pictureOf(markup: string): { width: number; height: number; data: Uint8Array } {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1])
  const width = side * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, run] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < Number(run) * SCALE; column++)
        data.fill(
          0,
          4 * ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column),
          4 * ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) + 3,
        )
  return { width, height: width, data }
}

it.each(['https://example.org/', `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'3c'.repeat(32)}`])(
  'a camera reads what was drawn: %s',
  (text) => {
    const markup = renderToStaticMarkup(<QrCode text={text} label="Code" />)
    expect(markup).toContain('aria-label="Code"')
    expect(markup).toContain('background:#fff')
    expect(decodeQR(pictureOf(markup))).toBe(text)
  },
)
