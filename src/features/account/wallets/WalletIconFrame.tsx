import { useQuery } from '@tanstack/react-query'
import { colourOfName } from '#src/ui/networkColor.ts'
import { walletDrawing } from '#src/ui/walletDrawings.ts'

const frame = 'size-9 flex-none rounded-[0.625rem]'

/** Wallets announce their own icons. Only inline data is shown, so that the list loads nothing from third parties; a letter without an icon. */
export function WalletIconFrame({
  icon,
  connectorId,
  name,
}: {
  icon: string | null
  connectorId: string
  name: string
}) {
  const own = icon?.trim().startsWith('data:image/') ? icon.trim() : null
  const drawn = useQuery({
    queryKey: ['wallet-drawing', connectorId],
    queryFn: () => walletDrawing(connectorId),
    enabled: own === null,
    staleTime: Infinity,
    retry: false,
  })
  const picture = own ?? drawn.data ?? null
  if (picture) return <img src={picture} alt="" className={frame} />
  if (own === null && drawn.isPending) return <span className={`${frame} bg-water`} />
  return (
    <span
      aria-hidden="true"
      style={{ background: `oklch(0.5 0.12 ${colourOfName(name).hue})`, color: '#fff' }}
      className={`grid place-items-center font-bold ${frame}`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
}
