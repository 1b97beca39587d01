import { MakerScreen } from '#src/features/makers/MakerScreen.tsx'
import SupportLink from '#src/features/site/SupportLink.tsx'
import { t } from '#src/i18n/t.ts'

/** Explains market making, with its routes, limits and fill times. */
export default function MakerPage() {
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-maker-title')}</h1>
      <MakerScreen support={<SupportLink />} />
    </div>
  )
}
