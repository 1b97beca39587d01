import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { trackerPages, trackerPath } from '#core/tracker/pages.ts'
import { MorePages, PageScreen } from '#src/features/tracker/PageScreen.tsx'
import { TrackerScreen } from '#src/features/tracker/TrackerScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** Activity of addresses, or one of its pages of points and badges. */
export default function TrackerPage() {
  const screen = screenAt(useLocation().pathname)
  const page = trackerPages.find((one) => trackerPath(one) === screen?.path)
  if (!screen) return null
  const title = t(`screen-${screen.name}-title`)
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="text-title font-semibold tracking-tight">{title}</h1>
      {page ? (
        <PageScreen key={page} page={page} about={t(`screen-${screen.name}-description`)} />
      ) : (
        <>
          <p className="mt-1 mb-5 text-pretty text-muted">{t('tracker-intro')}</p>
          <TrackerScreen />
        </>
      )}
      <MorePages current={page ?? null} />
    </div>
  )
}
