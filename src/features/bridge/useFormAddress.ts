import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import type { BridgeForm } from './form.ts'
import { paramsFromForm } from './params.ts'
import { samePage } from './samePage.ts'

const REST_MS = 300
/** The pages whose address tells the form. */
const pages: readonly string[] = ['/', '/confirm']

/** Keeps the link that brings this form back in the address bar once the catalogue has settled it, also where the way back led to what the form was before. */
export function useFormAddress(form: BridgeForm, settled: boolean): void {
  const { pathname } = useLocation()
  const drawn = useHref(pathname)
  useEffect(() => {
    if (!settled || !pages.includes(pathname)) return
    const timer = setTimeout(() => {
      const { history, location } = window
      // Another page may be under way: its address is there before it is drawn.
      if (samePage(location.pathname, drawn))
        history.replaceState(history.state, '', `${location.pathname}?${paramsFromForm(form).toString()}`)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [settled, form, pathname, drawn])
}
