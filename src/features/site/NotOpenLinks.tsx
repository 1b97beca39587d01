import { useQuery } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { isOpen } from '#src/features/shared/form.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import SupportLink from './SupportLink.tsx'

const look = '-mb-2 flex min-h-11 w-fit items-center font-semibold text-tide'

/** Pages that work before the operator has set up a network: earlier transfers, the terms and the support page, if there is one. */
export default function NotOpenLinks() {
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link to="/query" className={look}>
        {t('query-title')}
      </Link>
      <SupportLink />
      <Link to="/tos" className={look}>
        {t('tos-title')}
      </Link>
    </span>
  )
}

/** The form's notice on other pages that lead to the form; nothing once a network is set up. */
export function NotOpenNotice() {
  const chains = useQuery(chainsQuery(useApi())).data?.list ?? []
  if (isOpen(...chains)) return null
  return (
    <div role="status" className="mb-4">
      <Notice tone="warn">
        {t('no_route-nothing_set_up')}
        <NotOpenLinks />
      </Notice>
    </div>
  )
}
