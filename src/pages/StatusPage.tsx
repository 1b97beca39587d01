import { StatusScreen } from '#src/features/site/status/StatusScreen.tsx'
import SupportLink from '#src/features/site/SupportLink.tsx'
import { t } from '#src/i18n/t.ts'

/** State of the service, and how fast and reliably transfers arrive by provider and route. */
export default function StatusPage() {
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('service-title')}</h1>
      <StatusScreen support={<SupportLink />} />
    </div>
  )
}
