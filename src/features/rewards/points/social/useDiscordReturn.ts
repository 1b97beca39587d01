import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePersistentStore } from '#src/services.ts'
import { answerOpener } from './authPopup.ts'
import { isAuthReturn, withoutAuthReturn, discordAuthHere } from './discordAuth.ts'

/** Removes Discord's callback from the URL: the code is valid for one call and must not be copied along. */
export function useDiscordReturn(): void {
  const auth = usePersistentStore(discordAuthHere)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (!isAuthReturn(params) || answerOpener(params)) return
    auth.getState().take(params)
    void navigate({ pathname, search: withoutAuthReturn(params).toString(), hash }, { replace: true })
  }, [auth, navigate, pathname, search, hash])
}
