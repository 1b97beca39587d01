import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { linksOf } from './links.ts'
import { useSite } from './useSite.ts'

/** The operator's external links, as far as any are configured. */
export default function FooterLinks() {
  const site = useSite()
  const withLinks = usePermits()('links', 'other')
  if (!withLinks) return null
  return [...linksOf(site, 'footer'), ...linksOf(site, 'footerSocial')].map(({ id, text, href }) => (
    <a
      key={id}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center hover:text-text"
    >
      {t(text)}
    </a>
  ))
}
