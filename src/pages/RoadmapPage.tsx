import { RoadmapScreen } from '#src/features/site/RoadmapScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** The operator's roadmap. */
export default function RoadmapPage() {
  return (
    <div className="mx-auto w-full max-w-[34rem]">
      <h1 className="text-title font-semibold tracking-tight">{t('screen-developing-title')}</h1>
      <p className="mt-1 mb-4 text-pretty text-muted">{t('roadmap-about')}</p>
      <RoadmapScreen />
    </div>
  )
}
