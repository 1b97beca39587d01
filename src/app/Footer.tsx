import { FOOTER_LINKS } from '#core/screens/footerData.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useHydrated, useWide } from '#src/ui/browserState.ts'
import { footerPlacesFor } from './places.ts'
import LanguageSelect from './LanguageSelect.tsx'

const FooterLinks = lazyScreen(() => import('#src/features/site/FooterLinks.tsx'))

const link = 'inline-flex min-h-11 items-center hover:text-text'
/** Server HTML has anchors without classes. */
const list =
  'hidden flex-wrap gap-x-6 min-[60rem]:not-empty:flex in-[html[data-telegram]]:hidden! [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a:hover]:text-text'

/** On phones the tab bar takes its space. */
export default function Footer({ withNavigation, className }: { withNavigation: boolean; className: string }) {
  const { footer, platform } = useServices()
  const inTelegram = useHydrated() && platform.inTelegram
  const wide = useWide()
  const permits = usePermits()
  // The served links are in the page's first language only, so another language loads its own. In Telegram the policy decides first.
  const served = !inTelegram && footer?.language === currentLanguage() ? footer.links : null
  return (
    <footer className={className}>
      <div className="mx-auto flex max-w-[78rem] flex-wrap gap-x-6 px-4 pb-24 text-caption text-muted min-[60rem]:py-2">
        {withNavigation
          ? footerPlacesFor((capability) => permits(capability, 'other')).map(({ to, text }) => (
              <Link key={to} to={to} className={link}>
                {t(text)}
              </Link>
            ))
          : null}
        <Link to="/tos" className={link}>
          {t('tos-title')}
        </Link>
        {/* On phones these links are under "More". */}
        <div id={`${FOOTER_LINKS}-list`} className={list}>
          {permits('links', 'other') && served
            ? served.map(({ id, href, text }) => (
                <a key={id} href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ))
            : null}
        </div>
        <div className="hidden flex-wrap gap-x-6 min-[60rem]:flex">
          {wide && !served ? (
            <AfterStartup>
              <FooterLinks />
            </AfterStartup>
          ) : null}
        </div>
        <div className="ms-auto hidden min-[60rem]:block">
          <LanguageSelect />
        </div>
      </div>
    </footer>
  )
}
