import { useEffect, useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Nobody is told of a delay that a good connection hardly shows. */
const SLOW_MS = 5000

/** While the code of a page is on its way: the place of its heading and of what it holds, and a word once that takes long. */
export function PageLoading() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-[45rem] gap-4">
      <div role="status">
        {slow ? (
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
