import { useQuery } from '@tanstack/react-query'
import { WalletIcon } from '#src/ui/moreIcons.tsx'
import { walletDrawing } from '#src/ui/walletDrawings.ts'

/** Wallets announce their own pictures; only inline data is shown, so that no list of wallets loads from elsewhere. */
export function WalletIconFrame({ icon, connectorId }: { icon: string | null; connectorId: string }) {
  const own = icon?.trim().startsWith('data:image/') ? icon.trim() : null
  const drawn = useQuery({ queryKey: ['wallet-drawing', connectorId], queryFn: () => walletDrawing(connectorId), enabled: own === null, staleTime: Infinity, retry: false })
  const picture = own ?? drawn.data ?? null
  return picture ? (
    <img src={picture} alt="" className="size-9 flex-none rounded-[0.625rem]" />
  ) : (
    <span aria-hidden="true" className="grid size-9 flex-none place-items-center rounded-[0.625rem] bg-water text-muted">
      <WalletIcon />
    </span>
  )
}
