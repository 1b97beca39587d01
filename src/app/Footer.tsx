import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { useFirstMomentsOver } from '#src/ui/firstMoments.ts'
import { useWide } from '#src/ui/useWide.ts'

const FooterLinks = lazyScreen(() => import('#src/features/around/FooterLinks.tsx'))
const LanguageSelect = lazyScreen(() => import('./LanguageSelect.tsx'))

/** Low windows have no room for it beside the page. */
export const roomy =
  '[@media(min-width:60rem)_and_(min-height:40rem)]:sticky [@media(min-width:60rem)_and_(min-height:40rem)]:bottom-0'
const link = 'inline-flex min-h-11 items-center hover:text-text'

/** `fixed`: stays at the lower edge of wide windows (spec §2); on phones the tab bar has that place. */
export function Footer({ withNavigation, fixed }: { withNavigation: boolean; fixed: boolean }) {
  const quiet = useFirstMomentsOver()
  const withLinks = useWide() && quiet
  return (
    <footer className={fixed ? roomy : ''}>
      <div className="mx-auto flex max-w-[70rem] flex-wrap gap-x-6 px-4 pb-24 text-caption text-muted min-[60rem]:py-2">
        {withNavigation ? (
          <Link to="/query" className={link}>
            {t('query-title')}
          </Link>
        ) : null}
        <Link to="/tos" className={link}>
          {t('tos-title')}
        </Link>
        {/* On phones they live behind "More". */}
        <div className="hidden flex-wrap gap-x-6 min-[60rem]:flex">
          <Suspense fallback={null}>
            {withLinks ? (
              <>
                <FooterLinks />
                <LanguageSelect />
              </>
            ) : null}
          </Suspense>
        </div>
      </div>
    </footer>
  )
}
