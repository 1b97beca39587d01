import { useEffect, useState } from 'react'
import { profileCode } from '#core/rewards/profileCode.ts'

/** The code of a wallet for profiles elsewhere; empty for the moment that it takes to work it out. */
export function useProfileCode(wallet: string): string {
  const [known, setKnown] = useState({ wallet, code: '' })
  useEffect(() => {
    void profileCode(wallet).then((code) => setKnown({ wallet, code }))
  }, [wallet])
  return known.wallet === wallet ? known.code : ''
}
