import { useEffect } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { useServices } from '#src/services.ts'

/** Shows the wallet of this family in the header, or connects one there, while the calling page is shown. */
export function useOwnWalletChip(family: FamilyName | null): void {
  const { wallets } = useServices()
  useEffect(() => {
    wallets.setState({ pageFamily: family })
    return () => wallets.setState({ pageFamily: null })
  }, [wallets, family])
}
