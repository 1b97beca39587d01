import { encodeQR } from 'qr'

/** Dark modules as one path; consecutive ones become one stroke. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1h-${runFrom(row, x)}z` : '')),
    )
    .join('')
}

function runFrom(row: readonly boolean[], start: number): number {
  let end = start
  while (row[end]) end++
  return end - start
}

/** QR code, dark on white in every theme, because some cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ background: '#fff' }}
      className="aspect-square w-full rounded-input"
    >
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  )
}
