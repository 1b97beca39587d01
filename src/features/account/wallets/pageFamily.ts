import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { FamilyName } from '#core/chain/family.ts'
import { useServices } from '#src/services.ts'

const createPageFamily = () => createStore<{ readonly family: FamilyName | null }>()(() => ({ family: null }))

/** Family whose wallet the page needs, as the swap page does (spec §2); null on other pages. */
export const usePageFamily = (): FamilyName | null =>
  useStore(useServices().single(createPageFamily), (state) => state.family)

/** Shows the wallet of this family in the header while the calling page is shown. */
export function useOwnWalletChip(family: FamilyName | null): void {
  const store = useServices().single(createPageFamily)
  useEffect(() => {
    store.setState({ family })
    return () => store.setState({ family: null })
  }, [store, family])
}
