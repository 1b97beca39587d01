import { useEffect, useState } from 'react'
import { colourOfName } from './useNetworkColor.ts'
import { whenStartupIdle } from '../startupIdle.ts'

interface RoundProps {
  kind: 'token' | 'network'
  name: string
  icon: string
  size?: number
}

/**
 * Round icon of a network or asset; without a drawing, a letter in the name's color. Empty until that is known: a letter that turns into a
 * drawing would look like another asset. Decorative: the name is always next to it.
 */
export function RoundIcon({ kind, name, icon, size = 28 }: RoundProps) {
  const [drawn, setDrawn] = useState<{ icon: string; svg: string | null } | null>(null)
  useEffect(() => {
    let wanted = true
    drawing(kind, icon).then(
      (svg) => wanted && setDrawn({ icon, svg }),
      () => wanted && setDrawn({ icon, svg: null }),
    )
    return () => {
      wanted = false
    }
  }, [kind, icon])
  const known = drawn?.icon === icon
  const svg = known ? drawn.svg : null
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem` }
  return svg ? (
    <span style={box} className="flex-none rounded-full bg-water">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" style={box} className="fade rounded-full" />
    </span>
  ) : (
    <span
      aria-hidden="true"
      style={{
        ...box,
        fontSize: `${size / 36}rem`,
        ...(known ? { background: `oklch(0.5 0.12 ${colourOfName(name).hue})`, color: '#fff' } : {}),
      }}
      className="grid flex-none place-items-center rounded-full bg-water font-bold"
    >
      {known ? name.slice(0, 1).toUpperCase() : null}
    </span>
  )
}

/** An asset with the badge of its network. */
export function AssetIcon({
  symbol,
  icon,
  network,
  networkIcon,
  size = 28,
}: {
  symbol: string
  icon: string
  network: string
  networkIcon: string
  size?: number
}) {
  return (
    <span className="relative inline-flex flex-none">
      <RoundIcon kind="token" name={symbol} icon={icon} size={size} />
      <span className="absolute -end-1 -bottom-1 rounded-full ring-2 ring-raised">
        <RoundIcon kind="network" name={network} icon={networkIcon} size={Math.round(size / 2)} />
      </span>
    </span>
  )
}

/** Null when the set has no such drawing. A letter is shown until it loads, so the first quote does not wait for it. @throws when it failed to load */
async function drawing(kind: 'token' | 'network', icon: string): Promise<string | null> {
  await whenStartupIdle()
  return kind === 'token'
    ? (await import('./tokenDrawings.ts')).tokenDrawing(icon)
    : (await import('./networkDrawings.ts')).networkDrawing(icon)
}
