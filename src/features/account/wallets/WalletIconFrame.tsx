import { useQuery } from '@tanstack/react-query'
import { colourOfName } from '#src/ui/network/useNetworkColor.ts'
import { isOwnPicture } from '#src/wallets/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

const frame = 'size-9 flex-none rounded-[0.625rem]'

interface Drawn {
  /** Null while it loads, and for a wallet without an icon. */
  readonly picture: string | null
  readonly loading: boolean
}

/** Icon that the wallet announces, or the drawing of a known one. */
export function useWalletPicture({ icon, connectorId }: Pick<WalletAccount, 'icon' | 'connectorId'>): Drawn {
  const announced = icon?.trim() ?? ''
  const own = isOwnPicture(announced, window.location.origin) ? announced : null
  const drawn = useQuery({
    queryKey: ['wallet-drawing', connectorId],
    queryFn: () => walletDrawing(connectorId),
    enabled: own === null,
    staleTime: Infinity,
    retry: false,
  })
  return { picture: own ?? drawn.data ?? null, loading: own === null && drawn.isPending }
}

interface FrameProps {
  icon: string | null
  connectorId: string
  name: string
}

/** A wallet's icon; its letter without one. */
export function WalletIconFrame({ icon, connectorId, name }: FrameProps) {
  const { picture, loading } = useWalletPicture({ icon, connectorId })
  // The line keeps a white icon apart from a white page.
  if (picture) return <img src={picture} alt="" className={`${frame} outline-1 outline-line`} />
  if (loading) return <span className={`${frame} bg-water`} />
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

type Load = () => Promise<{ default: string }>

/** Icons of wallets that are not installed, by connector ID; each its own chunk. */
const drawings: Partial<Record<string, Load>> = {
  'io.metamask': () => import('@web3icons/core/svgs/wallets/background/metamask.svg.js'),
  'io.rabby': () => import('@web3icons/core/svgs/wallets/background/rabby.svg.js'),
  'com.okex.wallet': () => import('@web3icons/core/svgs/wallets/background/okx.svg.js'),
  'com.coinbase.wallet': () => import('@web3icons/core/svgs/wallets/background/coinbase.svg.js'),
  'com.trustwallet.app': () => import('@web3icons/core/svgs/wallets/background/trust.svg.js'),
  'com.binance.wallet': () => import('@web3icons/core/svgs/exchanges/background/binance.svg.js'),
  okx: () => import('@web3icons/core/svgs/wallets/background/okx.svg.js'),
  walletConnect: () => import('@web3icons/core/svgs/wallets/background/wallet-connect.svg.js'),
  safe: () => import('@web3icons/core/svgs/wallets/background/safe.svg.js'),
  'com.bitget.web3': () => import('@web3icons/core/svgs/exchanges/background/bitget.svg.js'),
  Phantom: () => import('@web3icons/core/svgs/wallets/background/phantom.svg.js'),
  Backpack: () => import('@web3icons/core/svgs/wallets/background/backpack.svg.js'),
  Solflare: () => import('@web3icons/core/svgs/wallets/background/solflare.svg.js'),
  tonConnect: () => import('@web3icons/core/svgs/networks/background/ton.svg.js'),
}

/** Returns the icon as inline data; null when the set has no such wallet. @throws when it failed to load */
async function walletDrawing(connectorId: string): Promise<string | null> {
  const drawn = await drawings[connectorId]?.()
  return drawn ? `data:image/svg+xml,${encodeURIComponent(drawn.default)}` : null
}
