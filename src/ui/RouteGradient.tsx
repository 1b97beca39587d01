interface RouteGradientProps {
  id: string
  x1: number
  x2: number
  /** Position at which the first network's color has become the product's; mirrored on the other side. */
  mid: number
}

/** Gradient of the line: source network, product, destination network. The network colors are `--from` and `--to`. */
export const RouteGradient = ({ id, x1, x2, mid }: RouteGradientProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} x2={x2} y1="0" y2="0">
    <stop stopColor="var(--from)" />
    <stop offset={mid} stopColor="var(--tide)" />
    <stop offset={1 - mid} stopColor="var(--tide)" />
    <stop offset="1" stopColor="var(--to)" />
  </linearGradient>
)
