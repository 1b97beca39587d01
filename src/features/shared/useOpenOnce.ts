import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OPEN, type OpenSheet } from '#core/screens/startPayload.ts'

/**
 * Opens the sheet that the URL names (`?open=checkin`) once and removes the parameter, so that neither a reload nor going back opens it again.
 * A null `open` means not ready yet.
 */
export function useOpenOnce(sheet: OpenSheet, open: (() => void) | null): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const opened = useRef<string | null>(null)
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (params.get(OPEN) !== sheet) opened.current = null
    else if (open && opened.current !== search) {
      opened.current = search
      open()
      params.delete(OPEN)
      void navigate({ pathname, search: params.toString(), hash }, { replace: true })
    }
  }, [sheet, open, navigate, pathname, search, hash])
}
