import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { supportOf } from './links.ts'
import { useChannel } from './useChannel.ts'
import { useSite } from './useSite.ts'

/** Link to the support page of the partner or the operator; nothing without one, or where external links are not allowed. */
export default function SupportLink() {
  const { partner } = useChannel()
  const site = useSite()
  const permitted = usePermits()('links', 'other')
  const href = supportOf(partner, site)
  if (!href || !permitted) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="-mb-2 flex min-h-11 w-fit items-center font-semibold text-tide"
    >
      {t('around-contact')}
    </a>
  )
}
