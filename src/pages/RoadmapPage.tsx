import { RoadmapScreen } from '#src/features/site/roadmap/RoadmapScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** The operator's roadmap. */
export default function RoadmapPage() {
  return (
    <div className="mx-auto w-full max-w-[34rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-developing-title')}</h1>
      <RoadmapScreen />
    </div>
  )
}
