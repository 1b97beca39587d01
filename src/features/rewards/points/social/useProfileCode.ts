import { useEffect, useState } from 'react'
import { profileCode } from '#core/rewards/profileCode.ts'

/** A wallet's code for external profiles; empty until it is computed. */
export function useProfileCode(wallet: string): string {
  const [known, setKnown] = useState({ wallet, code: '' })
  useEffect(() => {
    void profileCode(wallet).then((code) => setKnown({ wallet, code }))
  }, [wallet])
  return known.wallet === wallet ? known.code : ''
}
