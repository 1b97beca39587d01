import { DiagnosticsScreen } from '#src/features/site/diagnostics/DiagnosticsScreen.tsx'
import SupportLink from '#src/features/site/SupportLink.tsx'
import { t } from '#src/i18n/t.ts'

/** Facts about this browser and its connection, to copy into a support message. */
export default function DiagnosticsPage() {
  return (
    <div className="mx-auto w-full max-w-[34rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-test-title')}</h1>
      <DiagnosticsScreen support={<SupportLink />} />
    </div>
  )
}
