interface WayProps {
  id: string
  x1: number
  x2: number
  /** Where the one shore's colour has become the product's, as a share of the way; mirrored at the other. */
  mid: number
}

/** The line's colours: of the one network, of the product, of the other network. The colours stand in `--from` and `--to`. */
export const WayGradient = ({ id, x1, x2, mid }: WayProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} x2={x2} y1="0" y2="0">
    <stop stopColor="var(--from)" />
    <stop offset={mid} stopColor="var(--tide)" />
    <stop offset={1 - mid} stopColor="var(--tide)" />
    <stop offset="1" stopColor="var(--to)" />
  </linearGradient>
)
