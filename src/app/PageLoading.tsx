import { useEffect, useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useOnline } from '#src/ui/browserState.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** A delay that a good connection hardly shows gets no message. */
const SLOW_MS = 5000

/**
 * Placeholder while a page's code loads: its heading and content, plus a message once that takes long. Offline the line
 * at the top says why, a reload would lose the app, and the page loads by itself later.
 */
export function PageLoading() {
  const [slow, setSlow] = useState(false)
  const online = useOnline()
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-[45rem] gap-4">
      <div role="status">
        {slow && online ? (
          <Notice tone="info" action={{ label: t('connection-reload'), onClick: () => window.location.reload() }}>
            {t('connection-slow')}
          </Notice>
        ) : (
          <span className="sr-only">{t('page-loading')}</span>
        )}
      </div>
      <div className="skeleton h-8 w-48" />
      <div className="skeleton h-40" />
    </div>
  )
}
