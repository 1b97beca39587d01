import { useState } from 'react'
import { transferError } from '#src/features/shared/transferError.ts'
import { useWallets } from '#src/services.ts'
import type { SwapForm } from '../quote/useSwap.ts'

/** Switches the wallet to the form's network; a refusal stays until the form changes. */
export function useNetworkSwitch({ chain, form }: SwapForm) {
  const switchWallet = useWallets((state) => state.switchNetwork)
  const [isSwitching, setSwitching] = useState(false)
  const [refused, setRefused] = useState<{ form: SwapForm['form']; message: string } | null>(null)
  const change = async (): Promise<void> => {
    if (!chain) return
    setRefused(null)
    setSwitching(true)
    try {
      await switchWallet(chain)
    } catch (error) {
      setRefused({ form, message: transferError(error).message })
    } finally {
      setSwitching(false)
    }
  }
  return { change, isSwitching, refusal: refused?.form === form ? refused.message : null }
}
