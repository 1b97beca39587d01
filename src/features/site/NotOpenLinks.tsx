import { useQuery } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { isOpen } from '#src/features/shared/form.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import SupportLink from './SupportLink.tsx'
import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { linkLook } from '#src/ui/linkLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

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

/** Page for a screen that is not open, with a back link. Its description is left out: it would read as an instruction. */
export function NotOpenScreen() {
  const screen = screenAt(useLocation().pathname)
  if (!screen) return null
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t(`screen-${screen.name}-title`)}</h1>
      <EmptyState title={t('screen-not_open')}>
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    </div>
  )
}
